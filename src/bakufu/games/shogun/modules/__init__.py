"""The four modules of the Big Box (section 11). `hooks` says where each of them joins the round."""

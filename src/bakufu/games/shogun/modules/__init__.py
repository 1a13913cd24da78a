"""The four modules of the Big Box (section 11). `joining` says where each of them joins the round."""

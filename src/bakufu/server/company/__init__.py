"""Good company: spectators' chat, mute and block, reports, bans, the moderators' desk, retention."""

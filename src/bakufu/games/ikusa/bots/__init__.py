"""The bots of Ikusa: what they make of a view, level by level."""

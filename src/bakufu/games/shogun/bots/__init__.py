"""The bots of Shogun by level: worths, whole sheets, and the search."""

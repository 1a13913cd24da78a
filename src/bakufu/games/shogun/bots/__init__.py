"""The bots of Shogun by level: evaluation, planning of whole sheets, and search."""

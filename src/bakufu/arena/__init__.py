"""The arena: plays many whole games with bots: tournaments, simulations and datasets."""

"""The arena: whole games at speed, played by bots or at random."""

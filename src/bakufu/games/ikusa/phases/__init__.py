"""The actions of a round, one module each."""

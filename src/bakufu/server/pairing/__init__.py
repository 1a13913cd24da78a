"""Finding a game: people who look for one wait in the database, and are paired fairly."""

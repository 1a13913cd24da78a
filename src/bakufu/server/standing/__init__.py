"""Standing: results of games, ratings, leaderboards and profiles."""

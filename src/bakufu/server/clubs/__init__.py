"""Clubs: a name, an invitation, members with roles, their own tables, and their results."""

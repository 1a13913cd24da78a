"""Notices: tell people that it is their turn, by push, e-mail and webhooks, from a durable outbox."""

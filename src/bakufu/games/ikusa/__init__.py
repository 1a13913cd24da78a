"""Ikusa."""

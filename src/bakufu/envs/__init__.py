"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

They need the extra `envs`. Each is a module of its own, so that nothing is imported that is not used.
"""

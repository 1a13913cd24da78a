"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and a vectorised one.

They need the extra `envs`. Each is a separate module, so that nothing is imported that is not used.
"""

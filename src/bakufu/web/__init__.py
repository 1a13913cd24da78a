"""The built web client, shipped so that no Node is needed to play. Its sources are in web/."""

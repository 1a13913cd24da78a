"""Words: Fluent messages shared by Python and the web. Imports nothing of Bakufu."""

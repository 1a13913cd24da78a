# Wat de opdrachtregel zegt.

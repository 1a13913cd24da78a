# The game's name, for the pages around a table.

dojo-title = Dojo

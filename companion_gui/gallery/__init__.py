"""Pictures of every window, filled with the data of one made-up table."""

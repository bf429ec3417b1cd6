"""Workshop: makes the weights. Needs the `train` extra."""

"""Workshop: renders scenes and clips to learn from and to measure with. Needs the `synth` extra."""

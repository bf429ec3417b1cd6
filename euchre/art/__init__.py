"""Our own deck, drawn as SVG text."""

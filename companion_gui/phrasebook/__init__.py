"""English sentences from outside the windows, listed for translators; `companion_gui.phrases` uses them.

In braces stands what changes: `{who}` a seat, `{suit}`, `{card}`, numbers, and anything else as text.
"""

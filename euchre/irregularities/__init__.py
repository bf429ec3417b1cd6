"""Irregularities: what in a hand was out of order, told from its events.

One module a family; each reads a `Case` and returns findings. None of them changes anything, and none uses a
law to decide what happened.
"""

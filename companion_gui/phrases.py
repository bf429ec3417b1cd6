"""Sentences that come from outside the windows, put into the language in force."""

from __future__ import annotations


def in_words(text: str) -> str:
    """An English sentence of the session, the eyes or the laws, in the language of the windows."""
    return text

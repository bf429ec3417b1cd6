"""Sentences of the session, the eyes and the laws, put into the language of the windows.

Those rooms know no Qt and speak English. What they say is listed in `companion_gui.phrasebook`, with braces
where it changes; a sentence is found there, and its parts are put into words one by one. What is not found
stays as it is: a person's own words, a file's name.
"""

from __future__ import annotations

import re
from functools import cache

from companion_gui.language import translate
from companion_gui.phrasebook.camera import CAMERA
from companion_gui.phrasebook.event import EVENT
from companion_gui.phrasebook.laws import LAWS
from companion_gui.phrasebook.rulings import RULINGS
from companion_gui.phrasebook.table import TABLE

PHRASES = (*TABLE, *RULINGS, *LAWS, *CAMERA, *EVENT)
"""All of them; the first that fits is taken."""

_SEAT = r"North|East|South|West|somebody|[NESW]"
_SUIT = r"clubs|diamonds|hearts|spades"
_CARD = r"(?:10|[9AKQJ])[♣♦♥♠]"
_KINDS = {
    "who": _SEAT,
    "suit": _SUIT,
    "card": rf"{_CARD}|a card|{_CARD}(?: or {_CARD})?\?",
    "one": _CARD,
    "other": _CARD,
    "n": r"\d+",
    "ns": r"\d+",
    "ew": r"\d+",
    "number": r"\d+",
    "age": r"\d+",
    "width": r"\d+",
    "height": r"\d+",
    "stage": r"round \d+ of \d+|final|semifinals|quarterfinals|playoff, \d+ tables",
    "state": r"posted|playing|all sheets signed|closed",
}
"""What may stand in a brace of that name; anything in the others."""
_BRACE = re.compile(r"\{(\w+)\}")


def in_words(text: str) -> str:
    """An English sentence of another room in the language of the windows; unchanged where it is not known."""
    if text in _whole():
        return translate("Phrases", text)
    for phrase, pattern in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            parts = {name: in_words(part) for name, part in found.groupdict().items()}
            return translate("Phrases", phrase).format(**parts)
    return text


def is_known(text: str) -> bool:
    """Whether a sentence is in the book."""
    return text in _whole() or any(pattern.fullmatch(text) for _, pattern in _patterns())


@cache
def _whole() -> frozenset[str]:
    return frozenset(phrase for phrase in PHRASES if "{" not in phrase)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((phrase, _pattern(phrase)) for phrase in PHRASES if "{" in phrase)


def _pattern(phrase: str) -> re.Pattern[str]:
    """What a phrase with braces may look like when it is said."""
    parts = _BRACE.split(phrase)
    out = [re.escape(parts[0])]
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        out.append(f"(?P<{name}>{_KINDS.get(name, '.+')})")
        out.append(re.escape(text))
    return re.compile("".join(out))

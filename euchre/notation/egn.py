"""Euchre Game Notation (`.egn`): what a file holds, and how its words and ours correspond.

The notation is JSON by its own published schema (versions 1.2 to 1.4; written by `write_egn`, read by
`read_egn`). It keeps what cannot be worked out: dealer, up card, calls, discard, and the cards in the order
played. Who led and who won, points and turn are computed, so a hand played out of turn has no place in it.
What has no place goes into its annotations, as lines that other programs show and ours reads back:

    euchre-companion {"after": {"do": "withdraw", "seat": "E", "card": "9S"}}

* `after`: an event that happened after the call or play it stands at; `before`: ahead of it, for what came
first.
* `with`: more about that call or play (its time, its id, ...).
* `record`: fields of the whole hand (which laws, who should have dealt, ...).

A line longer than the notation allows goes on in lines that begin with `euchre-companion+`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from euchre.cards import Card, Suit
from euchre.errors import RecordError
from euchre.fields import Fields
from euchre.laws import SettingValue
from euchre.points import NO_POINTS, Points
from euchre.record import HandRecord
from euchre.seats import Seat

FILE_TYPE = "Euchre Game Notation"
VERSION = "1.4"
SEATS = tuple(Seat)
"""Player 0 is North; the rest follow clockwise."""

OURS, GOES_ON = "euchre-companion ", "euchre-companion+ "
LONGEST = 1024
MOST_AT_ONE_PLACE = 50
UNKNOWN_CARD = "Xx"
UNKNOWN_CALL = "x"


@dataclass(frozen=True, slots=True)
class EgnGame:
    """A game as a file tells it.

    Attributes:
        records: the hands, with running scores.
        players: names of North, East, South, West.
        initial: the score before the first hand.
        final: the score the file states at the end, if it does.
        title: of the game. description: of the game. date: as the file has it. game_id: as the file has it.
        settings: the laws its rule set fixes, as overrides of a profile.
        notes: what could not be kept, one line each.
    """

    records: tuple[HandRecord, ...]
    players: tuple[str, str, str, str] = ("North", "East", "South", "West")
    initial: Points = NO_POINTS
    final: Points | None = None
    title: str = ""
    description: str = ""
    date: str = ""
    game_id: str = ""
    settings: Mapping[str, SettingValue] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


def card_text(card: Card | None) -> str:
    """`Jh`; a card nobody read is `Xx`."""
    return UNKNOWN_CARD if card is None else card.rank.value + card.suit.value.lower()


def parse_card(text: object, trump: Suit | None, where: str) -> Card | None:
    """A card, None for one that is not (fully) known. `N` is a nine, `R` and `L` are the bowers.

    Raises:
        RecordError: not a card of the 24, or a bower where there is no trump.
    """
    if not isinstance(text, str):
        raise RecordError(where, f"must be a card, not {text!r}")
    if text in ("R", "L"):
        if trump is None:
            raise RecordError(where, f"{text!r} is a bower, but there is no trump")
        return Card.parse("J" + (trump if text == "R" else trump.twin).value)
    if len(text) == 2 and ("X" in text[0] or text[1] in "xX"):
        return None
    try:
        return Card.parse(text.replace("N", "9"))
    except ValueError:
        raise RecordError(where, f"not one of the 24 cards: {text!r}") from None


def pack(payload: Mapping[str, Any]) -> list[str]:
    """A payload as annotation lines."""
    text = OURS + json.dumps(payload, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    lines = [text[:LONGEST]]
    rest = text[LONGEST:]
    room = LONGEST - len(GOES_ON)
    while rest:
        lines.append(GOES_ON + rest[:room])
        rest = rest[room:]
    return lines


def unpack(lines: Iterable[object], where: str) -> tuple[list[dict[str, Any]], int]:
    """The payloads among annotation lines, and how many lines were somebody else's remarks.

    Raises:
        RecordError: a line of ours is damaged.
    """
    texts: list[str] = []
    remarks = 0
    for line in lines:
        if isinstance(line, str) and line.startswith(GOES_ON) and texts:
            texts[-1] += line[len(GOES_ON) :]
        elif isinstance(line, str) and line.startswith(OURS):
            texts.append(line[len(OURS) :])
        else:
            remarks += 1
    try:
        payloads = [json.loads(text) for text in texts]
    except ValueError:
        raise RecordError(where, "an annotation of this program's own is damaged") from None
    return [dict(Fields(payload, where).data) for payload in payloads], remarks

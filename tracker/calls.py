"""The calls file: what people said, hand by hand, for sources without anybody to tap it in.

One JSON object a line: `{"hand": 1, "dealer": "N", "upcard": "JH", "calls": [{"seat": "E", "call": "pass"},
...], "discard": "9C"}`. Everything but `hand` may be left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from euchre.cards import Card, Suit
from euchre.log import CALLS_FILE, CAMERA, NewEvent
from euchre.seats import Seat
from tracker.errors import CallsFileError

CallWord = Literal["pass", "order", "name", "alone", "not_alone", "defend_alone", "no_defend"]


class Call(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One call.

    Attributes:
        seat: who said it.
        call: what.
        suit: the suit named, for `name`; `order` means the up card's.
        alone: said together with it.
    """

    seat: Seat
    call: CallWord
    suit: Suit | None = None
    alone: bool = False


class HandCalls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the calls file says about one hand; None means it does not say.

    Attributes:
        hand: number of the hand, from 1.
        dealer: who dealt.
        upcard: the card turned up.
        calls: the calls in order.
        discard: the card the dealer laid away (`none`: it was seen not to happen).
    """

    hand: Annotated[int, msgspec.Meta(ge=1)]
    dealer: Seat | None = None
    upcard: str | None = None
    calls: tuple[Call, ...] = ()
    discard: str | None = None

    def __post_init__(self) -> None:
        if self.upcard is not None:
            Card.parse(self.upcard)
        if self.discard not in (None, "none"):
            Card.parse(str(self.discard))


def read_calls(path: Path) -> Mapping[int, HandCalls]:
    """Read a calls file.

    Returns:
        What it says, by number of the hand.

    Raises:
        CallsFileError: it cannot be read, a line is not such an object, or two lines tell of the same hand.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CallsFileError(f"{path}: cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError:
        raise CallsFileError(f"{path}: not a calls file (not UTF-8 text)") from None
    hands: dict[int, HandCalls] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            said = msgspec.json.decode(line, type=HandCalls)
        except (msgspec.MsgspecError, ValueError) as error:
            raise CallsFileError(f"{path}, line {number}: {error}") from None
        if said.hand in hands:
            raise CallsFileError(f"{path}, line {number}: hand {said.hand} was told of before")
        hands[said.hand] = said
    return hands


def opening(said: HandCalls, t: float, seen: tuple[str, ...], due: Seat | None) -> Iterator[NewEvent]:
    """What begins a hand: its deal, and what the calls file says of it besides.

    Args:
        said: what the calls file says.
        t: when the hand began, seconds.
        seen: ids of the table events by which that was seen.
        due: who deals, where the file does not say.
    """
    dealer = said.dealer or due
    by = CALLS_FILE if said.dealer else CAMERA
    yield NewEvent(t, said.hand, "deal", {} if dealer is None else {"seat": dealer.value}, 1.0, seen, by)
    if said.upcard is not None:
        yield NewEvent(t, said.hand, "upcard", {"card": said.upcard}, by=CALLS_FILE)
    for call in said.calls:
        words: dict[str, Any] = {"seat": call.seat.value, "call": call.call}
        if call.suit is not None:
            words["suit"] = call.suit.value
        if call.alone:
            words["alone"] = True
        yield NewEvent(t, said.hand, "call", words, by=CALLS_FILE)

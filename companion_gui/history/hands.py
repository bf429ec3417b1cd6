"""Hands that were played, as rows of a list, read from the session's records and verdicts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion_gui.finding.data import read_finding
from companion_gui.finding_words import title
from companion_gui.history.library import Played
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.suits import suit_name
from companion_gui.words import points, seat_word
from euchre.cards import Card, Suit
from euchre.findings import Finding
from euchre.seats import Seat, Side
from tracker.snapshot import Audience, PlayedCard, TrickView

_OUTCOMES = {
    "played": QT_TRANSLATE_NOOP("Hands", "no points"),
    "incomplete": QT_TRANSLATE_NOOP("Hands", "not finished"),
    "passed_out": QT_TRANSLATE_NOOP("Hands", "passed out"),
    "void": QT_TRANSLATE_NOOP("Hands", "void"),
    "claimed": QT_TRANSLATE_NOOP("Hands", "claimed"),
    "thrown_in": QT_TRANSLATE_NOOP("Hands", "thrown in"),
}


@dataclass(frozen=True, slots=True)
class HandRow:
    """One hand.

    Attributes:
        number: from 1.
        game: number of its game, from 1.
        dealer: who dealt it.
        trump: the trump suit; None where nobody made one.
        maker: who made it.
        alone: whether alone.
        tricks: its tricks.
        points: what it gave by the cards as played.
        score: the game score after it.
        outcome: how it ended (`played`, `passed_out`, ...).
        findings: what was found in it.
        heading: what is written above it in a list; empty for nothing.
    """

    number: int
    game: int
    dealer: Seat | None
    trump: Suit | None
    maker: Seat | None
    alone: bool
    tricks: tuple[TrickView, ...]
    points: Mapping[Side, int]
    score: Mapping[Side, int]
    outcome: str
    findings: tuple[Finding, ...]
    heading: str = ""

    @property
    def words(self) -> str:
        """The hand in a line, as it is searched for."""
        return translate("Hands", "Hand {number}: {made}, {gave}").format(
            number=self.number, made=self.made, gave=self.gave
        )

    @property
    def sought(self) -> str:
        """All that a hand can be found by: its line, its game, what was found, its cards."""
        found = " ".join(title(finding) for finding in self.findings)
        cards = " ".join(play.card.label for trick in self.tricks for play in trick.plays if play.card)
        game = translate("Hands", "Game {number}").format(number=self.game)
        return f"{self.words} {game} {found} {cards}".lower()

    @property
    def made(self) -> str:
        """Who made what."""
        if self.trump is None or self.maker is None:
            return translate("Hands", "nobody made trump")
        if self.alone:
            words = translate("Hands", "{who} made {suit}, alone")
        else:
            words = translate("Hands", "{who} made {suit}")
        return words.format(who=seat_word(self.maker), suit=suit_name(self.trump))

    @property
    def gave(self) -> str:
        """What it gave, and the score after it."""
        score = " – ".join(str(self.score[side]) for side in Side)
        for side in Side:
            if self.points[side]:
                who = (
                    translate("Hands", "North and South")
                    if side is Side.NS
                    else translate("Hands", "East and West")
                )
                return translate("Hands", "{points} to {who} ({score})").format(
                    points=points(self.points[side]), who=who, score=score
                )
        return f"{translate('Hands', _OUTCOMES.get(self.outcome, 'no points'))} ({score})"


def read_hands(session: Played, audience: Audience = Audience.TABLE) -> tuple[HandRow, ...]:
    """Every hand of a session, newest first; for the worker, not for the GUI thread.

    Verdicts come as the director sees them. The table is not told what was found in a hand that is still
    being played: attention is help.
    """
    hands, game = [], 1
    for record, verdict in zip(session.records(), session.verdicts(), strict=True):
        hands.append(_hand(record, verdict, game))
        game += bool(verdict["game_over"])
    hands.reverse()
    if hands and audience is Audience.TABLE and hands[0].outcome == "incomplete":
        hands[0] = replace(hands[0], findings=())
    return tuple(hands)


def under_games(rows: Iterable[HandRow]) -> tuple[HandRow, ...]:
    """Rows of a list, newest first, with each game's name and score above the first of its hands."""
    out: list[HandRow] = []
    for row in rows:
        fresh = not out or out[-1].game != row.game
        score = " – ".join(str(row.score[side]) for side in Side)
        words = translate("Hands", "Game {number}:  {score}").format(number=row.game, score=score)
        out.append(replace(row, heading=words if fresh else ""))
    return tuple(out)


def _hand(record: Mapping[str, Any], verdict: Mapping[str, Any], game: int) -> HandRow:
    number = re.search(r"\d+$", str(record["id"]))
    ids = {
        (event["seat"], event.get("card")): event["id"]
        for event in record.get("events", ())
        if event.get("do") == "play"
    }
    return HandRow(
        number=int(number.group()) if number else 0,
        game=game,
        dealer=_seat(record.get("dealer")),
        trump=None if verdict["trump"] is None else Suit(verdict["trump"]),
        maker=_seat(verdict["maker"]),
        alone=bool(verdict["alone"]),
        tricks=tuple(_trick(trick, ids) for trick in verdict["tricks"]),
        points={side: verdict["points"][side.value] for side in Side},
        score={side: verdict["score_after"][side.value] for side in Side},
        outcome=verdict["outcome"],
        findings=tuple(read_finding(found) for found in verdict["findings"]),
    )


def _trick(data: Mapping[str, Any], ids: Mapping[tuple[str, str | None], str]) -> TrickView:
    plays = tuple(
        PlayedCard(ids.get((seat, card), ""), Seat(seat), None if card is None else Card.parse(card))
        for seat, card in data["plays"]
    )
    suit = data["led_suit"]
    return TrickView(
        data["number"],
        _seat(data["leader"]),
        None if suit is None else Suit(suit),
        plays,
        _seat(data["winner"]),
        True,
    )


def _seat(text: str | None) -> Seat | None:
    return None if text is None else Seat(text)

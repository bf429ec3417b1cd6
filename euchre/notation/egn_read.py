"""Reading Euchre Game Notation: each deal becomes a hand record, with the running score."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from euchre.cards import Card, Suit
from euchre.errors import RecordError
from euchre.fields import Fields, as_list
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.notation.egn import FILE_TYPE, SEATS, UNKNOWN_CALL, EgnGame, parse_card, unpack
from euchre.notation.egn_rules import settings_of
from euchre.notation.turns import Turns
from euchre.points import Points
from euchre.record import HandRecord
from euchre.seats import Seat
from euchre.verdict import Verdict

BIDDING, TRICKS = "EUCHRE_BIDDING", "TRICK_PLAY"


def read_egn(text: str, laws: LawProfile) -> EgnGame:
    """The game in a file.

    Args:
        text: the whole file.
        laws: the profile to judge by; the file's own rule set goes over it, hand by hand.

    Raises:
        RecordError: not such a file, a packed deal, or a game that is not played with these 24 cards.
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise RecordError("", f"not JSON: {error}") from None
    fields = Fields(data)
    if fields.get("fileType") != FILE_TYPE:
        raise RecordError("fileType", f"must be {FILE_TYPE!r}, not {fields.get('fileType')!r}")
    about = Fields(fields.get("metadata"), "metadata")
    settings, notes = settings_of(Fields(about.get("ruleset") or {}, "metadata.ruleset"))
    initial = _score(about, "initialScore") or Points()
    title = about.text("title")
    game = EgnGame(
        (),
        players=_players(about),
        initial=initial,
        final=_score(about, "finalScore"),
        title=title,
        description=about.text("description"),
        date=about.text("date"),
        game_id=about.text("gameId"),
        settings=settings,
    )
    name = game.game_id or title or "egn"
    records = []
    running = initial
    for n, deal in enumerate(as_list(fields.get("deals"), "deals")):
        reader = _Deal(deal, f"deals[{n}]", laws, settings, running, f"{name}-{n + 1}")
        record = reader.record()
        notes += reader.notes
        running = judge(record, laws.with_settings(record.settings)).score_after
        records.append(record)
    if game.final is not None and game.final != running:
        notes.append(
            f"the file ends at {game.final.ns}:{game.final.ew}, its cards at {running.ns}:{running.ew}"
        )
    return replace(game, records=tuple(records), notes=tuple(notes))


def _score(about: Fields, name: str) -> Points | None:
    """A score, team of players 0 and 2 first."""
    items = about.optional(name, as_list)
    if items is None:
        return None
    where = about.path(name)
    if len(items) != 2 or any(isinstance(item, bool) or not isinstance(item, int) for item in items):
        raise RecordError(where, "must be two whole numbers")
    return Points(*items)


def _players(about: Fields) -> tuple[str, str, str, str]:
    """The names; a player described at length is called by the name alone."""
    items = as_list(about.get("players"), "metadata.players")
    names = []
    for n, item in enumerate(items):
        named = item if isinstance(item, str) else Fields(item, f"metadata.players[{n}]").text("name")
        names.append(named or SEATS[n % 4].name.capitalize())
    if len(names) != 4:
        raise RecordError("metadata.players", f"must be four, not {len(names)}")
    return names[0], names[1], names[2], names[3]


class _Deal:
    """One deal being read."""

    def __init__(
        self,
        data: object,
        where: str,
        laws: LawProfile,
        settings: dict[str, Any],
        score: Points,
        name: str,
    ) -> None:
        if isinstance(data, str):
            raise RecordError(where, "is packed in binary; unpack it with the notation's own tool first")
        self.fields = Fields(data, where)
        self.laws = laws
        self.notes: list[str] = []
        self.out: dict[str, Any] = {
            "id": name,
            "laws": laws.name,
            "settings": dict(settings),
            "calls": [],
            "events": [],
            "score": score.to_json(),
        }
        if self.fields.get("alternativeLines"):
            self.notes.append(f"{where}: alternative lines are analysis, not what happened; left out")

    def record(self) -> HandRecord:
        """The deal as a hand record."""
        start = Fields(self.fields.get("initialState"), self.fields.path("initialState"))
        dealer = start.whole("dealer", 0, 3)
        if dealer is None:
            raise RecordError(start.path("dealer"), "is missing")
        self.dealer = SEATS[dealer]
        upcard = parse_card(start.get("upCard"), None, start.path("upCard"))
        self.out |= {"dealer": self.dealer.value, "upcard": str(upcard) if upcard else None}
        self._hands(start)
        for n, phase in enumerate(self.fields.optional("phases", as_list) or ()):
            fields = Fields(phase, f"{self.fields.path('phases')}[{n}]")
            match fields.get("type"):
                case "EUCHRE_BIDDING":
                    self._bidding(fields)
                case "TRICK_PLAY":
                    self._play(fields)
                case other:
                    raise RecordError(fields.path("type"), f"{other!r} is not one of {BIDDING}, {TRICKS}")
        return HandRecord.from_json(self.out)

    def _hands(self, start: Fields) -> None:
        """The hands as dealt, those that are wholly known."""
        hands = {}
        for n, cards in enumerate(start.optional("playerCards", as_list) or ()):
            where = f"{start.path('playerCards')}[{n}]"
            known = [parse_card(card, None, where) for card in as_list(cards, where)]
            if n < 4 and len(known) == 5 and None not in known:
                hands[SEATS[n].value] = [str(card) for card in known]
        if hands:
            self.out["hands"] = hands

    def _annotations(self, phase: Fields, name: str) -> dict[int, list[dict[str, Any]]]:
        """This program's own payloads by the call or play they stand at."""
        found: dict[int, list[dict[str, Any]]] = {}
        remarks = 0
        for key, lines in (phase.optional(name, Fields) or Fields({})).data.items():
            where = f"{phase.path(name)}.{key}"
            payloads, others = unpack(as_list(lines, where), where)
            remarks += others
            if payloads and not str(key).isdigit():
                raise RecordError(where, "must be a number")
            if payloads:
                found[int(key)] = payloads
        if remarks:
            self.notes.append(f"{phase.where}: {remarks} remarks left out")
        return found

    def _put(self, main: dict[str, Any] | None, payloads: Sequence[dict[str, Any]], *, calling: bool) -> None:
        """A call or play and what stands at it, in the order it happened."""
        before = [dict(item["before"]) for item in payloads if "before" in item]
        after = [dict(item["after"]) for item in payloads if "after" in item]
        for item in payloads:
            self.out |= item.get("record", {})
            if main is not None:
                main |= item.get("with", {})
        told = [*before, *([main] if main is not None else []), *after]
        for event in told:
            if calling and event.get("do") == "call" and not self.out["events"]:
                self.out["calls"].append({key: value for key, value in event.items() if key != "do"})
            else:
                self.out["events"].append(event)

    def _bidding(self, phase: Fields) -> None:
        """Calls in rotation from the dealer's left, then the declarations to play or defend alone."""
        notes = self._annotations(phase, "callAnnotations")
        alone = phase.flag("isAlone")
        calls = as_list(phase.get("calls"), phase.path("calls"))
        defender = phase.whole("aloneDefender", -1, 3)
        told = [
            item.get(place, {}).get("call")
            for items in notes.values()
            for item in items
            for place in ("before", "after")
        ]
        for n, text in enumerate(calls):
            call = self._call(text, f"{phase.path('calls')}[{n}]")
            call |= {"do": "call", "seat": self.dealer.ahead(1 + n).value}
            if alone and call["call"] in ("order", "name") and "alone" not in told:
                call["alone"] = True
            self._put(call, notes.get(n, ()), calling=True)
        if not calls:
            self._put(None, notes.get(0, ()), calling=True)
        if defender is not None and defender >= 0 and "defend_alone" not in told:
            call = {"do": "call", "seat": SEATS[defender].value, "call": "defend_alone"}
            self._put(call, (), calling=True)
        if phase.get("cardExchanges"):
            raise RecordError(
                phase.path("cardExchanges"), "cards are not exchanged between hands in this game"
            )
        discard = phase.get("discard")
        card = None if discard is None else parse_card(discard, self._trump(), phase.path("discard"))
        if card is not None and not any(event["do"] == "discard" for event in self.out["events"]):
            self.out["discard"] = str(card)

    def _call(self, text: object, where: str) -> dict[str, Any]:
        """One call without its seat."""
        if text == "Pass":
            return {"call": "pass"}
        if text == "Order":
            return {"call": "order"}
        if text == UNKNOWN_CALL:
            return {"call": "name"}
        if isinstance(text, str) and text.upper() in {suit.value for suit in Suit}:
            return {"call": "name", "suit": text.upper()}
        raise RecordError(where, f"{text!r} is not one of Pass, Order, c, d, h, s, x")

    def _trump(self) -> Suit | None:
        return self._called().trump

    def _called(self) -> Verdict:
        """What the calls come to."""
        record = HandRecord.from_json(self.out)
        return judge(record, self.laws.with_settings(record.settings))

    def _play(self, phase: Fields) -> None:
        """Cards in the order they were played; who played them follows from the calls and the tricks won."""
        notes = self._annotations(phase, "playAnnotations")
        turns = Turns(self.dealer, self._called(), self.laws.with_settings(self.out["settings"]))
        played = 0
        for n, cards in enumerate(as_list(phase.get("tricks"), phase.path("tricks"))):
            where = f"{phase.path('tricks')}[{n}]"
            found = [parse_card(card, turns.trump, where) for card in as_list(cards, where)]
            if len(found) > len(turns.players):
                raise RecordError(where, f"holds {len(found)} cards, but {len(turns.players)} play")
            if found and not turns.leads:
                raise RecordError(where, "comes after a trick that lacks a card")
            for card in found:
                seat = turns.next_seat
                if seat is None:
                    raise RecordError(
                        where, "cannot be told apart by seats: trump or the leader is not known"
                    )
                turns.play(card)
                self._put(_played(seat, card), notes.get(played, ()), calling=False)
                played += 1
        if not played:
            self._put(None, notes.get(0, ()), calling=False)


def _played(seat: Seat, card: Card | None) -> dict[str, Any]:
    """A play as data."""
    return {"do": "play", "seat": seat.value, "card": str(card) if card else None}

"""Writing Euchre Game Notation: what it can hold in its own words, the rest in its annotations."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from euchre.cards import Card
from euchre.event_json import event_to_json
from euchre.events import Call, CallKind, Discard, Event, Play, UpCard
from euchre.fields import Fields
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.notation.egn import (
    FILE_TYPE,
    LONGEST,
    MOST_AT_ONE_PLACE,
    SEATS,
    UNKNOWN_CALL,
    VERSION,
    EgnGame,
    card_text,
    pack,
)
from euchre.notation.egn_read import BIDDING, TRICKS
from euchre.notation.egn_rules import ruleset_of, settings_of
from euchre.notation.turns import Turns
from euchre.record import HandRecord
from euchre.seats import Seat
from euchre.verdict import Verdict

MOST_DEALS = 100
_TITLE, _NAME = 128, 64


def write_egn(game: EgnGame, laws: LawProfile) -> tuple[str, tuple[str, ...]]:
    """The file of a game, and notes on what it could not hold.

    Args:
        game: the hands in order, each with the score before it.
        laws: the profile they were played by; the game's own settings go over it.
    """
    table = laws.with_settings(game.settings)
    ruleset, notes = ruleset_of({name: setting.value for name, setting in table.settings.items()})
    read_back, _ = settings_of(Fields(ruleset))
    metadata: dict[str, Any] = {
        "players": [name[:_NAME] for name in game.players],
        "initialScore": list(game.initial),
        "ruleset": ruleset,
    }
    texts = [("gameId", game.game_id, _NAME), ("title", game.title, _TITLE)]
    texts += [("description", game.description, LONGEST), ("date", game.date, _NAME)]
    metadata |= {name: text[:most] for name, text, most in texts if text}
    deals: list[dict[str, Any]] = []
    running = game.initial
    name = game.game_id or game.title or "egn"
    for n, record in enumerate(game.records):
        verdict = judge(record, laws.with_settings(record.settings))
        if record.dealer is None:
            notes.append(f"hand {record.id}: the dealer is not known; left out")
        elif len(deals) == MOST_DEALS:
            notes.append(f"hand {record.id}: the notation holds {MOST_DEALS} deals a game; left out")
        else:
            usual = {"id": f"{name}-{n + 1}", "laws": laws.name, "settings": read_back}
            usual["score"] = running.to_json()
            deal = _Deal(record, verdict, usual, laws.with_settings(record.settings))
            deals.append(deal.to_json(len(deals)))
            if deal.dropped:
                notes.append(f"hand {record.id}: no room for {deal.dropped} of its events")
        running = verdict.score_after
    metadata["finalScore"] = list(running)
    file = {"fileType": FILE_TYPE, "version": VERSION, "metadata": metadata, "deals": deals}
    return json.dumps(file, indent=1, ensure_ascii=False) + "\n", tuple(notes)


class _Deal:
    """One hand being written. It follows the reader step by step, so as to know what that will make of it."""

    def __init__(self, record: HandRecord, verdict: Verdict, usual: dict[str, Any], laws: LawProfile) -> None:
        self.record, self.verdict, self.laws = record, verdict, laws
        self.dropped = 0
        self.at_calls: dict[int, list[str]] = {}
        self.at_plays: dict[int, list[str]] = {}
        self.calls: list[str] = []
        self.tricks: list[list[str]] = []
        self.defender: Seat | None = None
        self._told = {"calls": 0, "events": 0}
        events = record.all_events()
        start = next((n for n, event in enumerate(events) if isinstance(event, Play)), len(events))
        self.prelude, self.rest = events[:start], events[start:]
        data = record.to_json()
        about = {key: data.get(key, {}) for key, value in usual.items() if data.get(key, {}) != value}
        about |= {key: data[key] for key in ("due_dealer",) if key in data}
        seen_laid_away = any(isinstance(event, Discard) for event in self.prelude)
        if record.no_discard or (record.discard is not None and seen_laid_away):
            about["discard"] = data["discard"]
        if record.upcard is None and self._seen(UpCard) is not None:
            about["upcard"] = None
        if any(len(hand) != 5 for hand in record.hands.values()):
            about["hands"] = data["hands"]
        if about:
            self._note(self.at_calls, 0, {"record": about})
        self._write_calls()
        self._write_plays(judge(replace(record, events=_prelude_of(record)), laws))

    def to_json(self, number: int) -> dict[str, Any]:
        """The deal as the notation has it."""
        record = self.record
        start: dict[str, Any] = {
            "dealer": record.dealer.index if record.dealer else 0,
            "upCard": card_text(record.upcard or self._seen(UpCard)),
        }
        if record.hands:
            start["playerCards"] = [
                [card_text(card) for card in record.hands.get(seat, ())] for seat in SEATS
            ]
        bidding: dict[str, Any] = {
            "phaseNumber": 0,
            "type": BIDDING,
            "calls": self.calls,
            "isAlone": self.verdict.alone,
        }
        if self.defender is not None:
            bidding["aloneDefender"] = self.defender.index
        discard = record.discard or self._seen(Discard)
        if discard is not None:
            bidding["discard"] = card_text(discard)
        if self.at_calls:
            bidding["callAnnotations"] = {str(place): lines for place, lines in self.at_calls.items()}
        phases = [bidding]
        if self.tricks or self.at_plays:
            play: dict[str, Any] = {"phaseNumber": 1, "type": TRICKS, "tricks": self.tricks}
            if self.at_plays:
                play["playAnnotations"] = {str(place): lines for place, lines in self.at_plays.items()}
            phases.append(play)
        return {"dealNumber": number, "initialState": start, "phases": phases}

    def _seen(self, kind: type[Discard] | type[UpCard]) -> Card | None:
        """The card of an event before the first play."""
        return next((event.card for event in self.prelude if isinstance(event, kind) and event.card), None)

    def _note(self, places: dict[int, list[str]], place: int, payload: dict[str, Any]) -> None:
        """Put a payload at a call or play, if there is room."""
        lines = places.setdefault(place, [])
        more = pack(payload)
        if len(lines) + len(more) > MOST_AT_ONE_PLACE:
            self.dropped += 1
        else:
            lines += more

    def _data(self, event: Event) -> dict[str, Any]:
        """An event as data, without the id that the reader will give it anyhow."""
        calling = isinstance(event, Call) and not self._told["events"] and not self.tricks
        among = "calls" if calling else "events"
        self._told[among] += 1
        data = event_to_json(event)
        if data.get("id") == f"{among[0]}{self._told[among]}":
            del data["id"]
        return data

    def _write_calls(self) -> None:
        """Calls as long as they go round in order; declarations and all else as annotations."""
        said_alone = any(isinstance(event, Call) and event.call is CallKind.ALONE for event in self.prelude)
        defends = [event for event in self.prelude if isinstance(event, Call) and event.call in _DEFENCE]
        made = False
        for event in self.prelude:
            place = len(self.calls)
            data = self._data(event)
            text = None if made else self._call_text(event)
            if text is not None:
                made = text != "Pass"
                usual = self.verdict.alone and not said_alone and made
                more = {
                    key: value
                    for key, value in data.items()
                    if key not in ("do", "seat", "call", "suit", "alone")
                }
                if data.get("alone", False) != usual:
                    more["alone"] = data.get("alone", False)
                if more:
                    self._note(self.at_calls, place, {"with": more})
                self.calls.append(text)
            elif self._is_held_defence(event, defends, data):
                self.defender = self.verdict.defending_alone
            else:
                self._note(self.at_calls, max(place - 1, 0), {"after" if place else "before": data})

    def _call_text(self, event: Event) -> str | None:
        """The notation's word for a call made in its turn; None for anything else."""
        if not isinstance(event, Call) or self.record.dealer is None:
            return None
        if event.seat is not self.record.dealer.ahead(1 + len(self.calls)):
            return None
        match event.call:
            case CallKind.PASS:
                return "Pass"
            case CallKind.ORDER if event.suit is None:
                return "Order"
            case CallKind.NAME:
                return event.suit.value.lower() if event.suit else UNKNOWN_CALL
            case _:
                return None

    def _is_held_defence(self, event: Event, defends: list[Call], data: dict[str, Any]) -> bool:
        """Whether a declaration to defend alone is all the notation's one number says."""
        return (
            defends == [event]
            and event is self.prelude[-1]
            and isinstance(event, Call)
            and event.seat is self.verdict.defending_alone
            and data == {"do": "call", "seat": event.seat.value, "call": "defend_alone"}
        )

    def _write_plays(self, called: Verdict) -> None:
        """Cards that stood, as long as they came in turn; all else as annotations."""
        stood = [play for trick in self.verdict.tricks for play in trick.plays]
        turns = Turns(self.record.dealer, called, self.laws) if self.record.dealer else None
        held = 0
        for event in self.rest:
            data = self._data(event)
            due = stood[held] if held < len(stood) else None
            stands = isinstance(event, Play) and due == (event.seat, event.card)
            if stands and turns is not None and isinstance(event, Play) and event.seat is turns.next_seat:
                if turns.leads:
                    self.tricks.append([])
                self.tricks[-1].append(card_text(event.card))
                turns.play(event.card)
                more = {key: value for key, value in data.items() if key not in ("do", "seat", "card")}
                if more:
                    self._note(self.at_plays, held, {"with": more})
                held += 1
            else:
                self._note(self.at_plays, max(held - 1, 0), {"after" if held else "before": data})


_DEFENCE = (CallKind.DEFEND_ALONE, CallKind.NO_DEFEND)


def _prelude_of(record: HandRecord) -> tuple[Event, ...]:
    """The events before the first play."""
    start = next((n for n, event in enumerate(record.events) if isinstance(event, Play)), len(record.events))
    return record.events[:start]

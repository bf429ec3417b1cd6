"""Random hands played by OpenSpiel's Euchre as our hand records, with that engine's own answers beside them.

The two games are one game once every point on which tables differ is set the way OpenSpiel has it
(`open_spiel/games/euchre`, read and run, version 2.0.2); `settings_for` is that whole table:

| point | OpenSpiel | our setting |
|---|---|---|
| all pass twice | `stick_the_dealer`: the dealer must name | `all_pass` `stick`, else `next_deals` |
| defending alone | `allow_lone_defender`: against any maker | `defend_alone` `always`, else `never` |
| burying the up card | never: the dealer discards one of his own five | `may_bury_upcard` `no` |
| the suit turned down | cannot be named | `turned_down_suit` `barred` |
| "alone" | said after the discard, before the first lead | `alone_deadline` `first_card` |
| first lead when eldest sits out | next active seat clockwise | `loner_lead` `left_of_dealer` |
| made, march, lone made, lone march | 1, 2, 1, 4 | `points_made` and so on |
| euchre, of a lone maker too | 2 | `points_euchre`, `points_lone_euchred` |
| euchre by a lone defender | 4 | `lone_defender_euchre` |

OpenSpiel deals singly, chooses the dealer at random, and plays one hand: nothing of that is in a hand record.
It checks that a card is held, not that it follows suit, which is what makes the illegal twins possible: one
illegal card, then the rest of the hand from that engine again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

import pyspiel

PASS, FIRST_TRUMP, ALONE = 24, 25, 29
SEATS = "NESW"
SUITS = "CDHS"
PROFILES = ("mso", "simple", "house", "classic-tourneys")


def card_name(action: int) -> str:
    """OpenSpiel's card number as our two letters (numbers run through the suits, then the ranks)."""
    return "9TJQKA"[action // 4] + SUITS[action % 4]


def card_number(card: str) -> int:
    """The way back from `card_name`."""
    return "9TJQKA".index(card[0]) * 4 + SUITS.index(card[1])


def effective_suit(card: str, trump: str) -> str:
    """The suit a card belongs to in play, worked out once more: the oracle leans on nothing of ours."""
    twin = {"C": "S", "S": "C", "D": "H", "H": "D"}[trump]
    return trump if card == "J" + twin else card[1]


@dataclass(frozen=True, slots=True)
class Options:
    """OpenSpiel's two options."""

    lone_defender: bool
    stick_the_dealer: bool

    def game(self) -> Any:
        """The engine with these options."""
        return pyspiel.load_game(
            "euchre",
            {"allow_lone_defender": self.lone_defender, "stick_the_dealer": self.stick_the_dealer},
        )


ALL_OPTIONS = tuple(Options(lone, stick) for lone in (False, True) for stick in (False, True))


class Told(Enum):
    """How much of the hand the record tells: what a camera may or may not have seen."""

    EVERYTHING = "everything"  # the hands as dealt and the discard
    DISCARD = "discard"  # no hands; the dealer's discard was seen
    PLAYS = "plays"  # only what lies face up: the discard was not seen


def settings_for(options: Options) -> dict[str, Any]:
    """Every setting on which tables differ, the way OpenSpiel has it."""
    return {
        "all_pass": "stick" if options.stick_the_dealer else "next_deals",
        "defend_alone": "always" if options.lone_defender else "never",
        "may_bury_upcard": False,
        "turned_down_suit": "barred",
        "alone_deadline": "first_card",
        "loner_lead": "left_of_dealer",
        "points_made": 1,
        "points_march": 2,
        "points_lone_made": 1,
        "points_lone_march": 4,
        "points_euchre": 2,
        "points_lone_euchred": 2,
        "lone_defender_euchre": 4,
    }


@dataclass(frozen=True, slots=True)
class Refusal:
    """The one illegal card of a twin.

    Attributes:
        play: which play it was, counted from 0 over the whole hand.
        seat: who played it.
        trick: the trick, from 1.
        suit: the suit led and refused.
        proof: the first later play of that seat in that suit, counted like `play`.
        picked_up: whether the up card, seen to go into that hand and (its discard seen) to stay there,
            already gave it away at the instant.
    """

    play: int
    seat: str
    trick: int
    suit: str
    proof: int
    picked_up: bool


@dataclass(frozen=True, slots=True)
class OracleHand:
    """One hand: our record of it, and what OpenSpiel says about it.

    Attributes:
        record: the hand record, as data.
        actions: OpenSpiel's own actions, dealer and deal included, to replay it there.
        options: the engine's options.
        trump: the suit, None when passed out.
        maker: the seat that made it.
        plays: (seat, card) in the order played.
        legal: for each play the cards that seat could lawfully play.
        leaders: of each trick.
        winners: of each trick.
        points: of the hand, by side.
        refusal: the illegal card, in a twin.
    """

    record: dict[str, Any]
    actions: tuple[int, ...]
    options: Options
    trump: str | None
    maker: str | None
    plays: tuple[tuple[str, str], ...]
    legal: tuple[frozenset[str], ...]
    leaders: tuple[str, ...]
    winners: tuple[str, ...]
    points: dict[str, int]
    refusal: Refusal | None = None

    def record_until(self, plays: int) -> dict[str, Any]:
        """The record as it stood after so many plays."""
        return {**self.record, "events": self.record["events"][:plays]}


def replay(hand: OracleHand, game: Any) -> list[float]:
    """Play the hand again through OpenSpiel's binding (the yardstick of the speed bench): its returns."""
    state = game.new_initial_state()
    for action in hand.actions:
        state.apply_action(action)
    return list(state.returns())


def hands(
    seed: int, count: int, options: Options | None = None, told: Told | None = None
) -> Iterator[OracleHand]:
    """Lawful random hands; options and what is told take turns unless given. Same seed, same hands."""
    for number in range(count):
        yield _play_out(seed, number, options, told, twin=False)


def twins(
    seed: int, count: int, options: Options | None = None, told: Told | None = None
) -> Iterator[OracleHand]:
    """Hands with exactly one illegal card, at a random play where the legal set was smaller than the hand.

    Everything after it is lawful again, everybody plays five cards and nothing is withdrawn: the premises
    under which each of these is proved by the first later card of the refused suit.
    """
    found = number = 0
    while found < count:
        hand = _play_out(seed, number, options, told, twin=True)
        number += 1
        if hand.refusal is not None:
            found += 1
            yield hand


class _Play:
    """One hand being played out in the engine and written down as it goes."""

    def __init__(self, rng: random.Random, options: Options) -> None:
        self.rng = rng
        self.state = options.game().new_initial_state()
        self.actions: list[int] = []
        self.dealt: dict[str, list[str]] = {seat: [] for seat in SEATS}
        self.calls: list[dict[str, Any]] = []
        self.discard: str | None = None
        self.plays: list[tuple[str, str]] = []
        self.legal: list[frozenset[str]] = []
        self.refused: tuple[int, str, int, str] | None = None

    def act(self, action: int) -> None:
        self.actions.append(action)
        self.state.apply_action(action)

    def deal(self) -> None:
        """Dealer, twenty cards one at a time, the up card."""
        self.act(self.rng.randrange(4))
        self.dealer = SEATS[self.state.dealer()]
        for place in range(20):
            card = self.rng.choice(self.state.legal_actions())
            self.dealt[SEATS[(self.state.dealer() + place) % 4]].append(card_name(card))
            self.act(card)
        self.act(self.rng.choice(self.state.legal_actions()))
        self.upcard = card_name(self.state.upcard())

    def bid(self) -> None:
        """Calls, exchange, alone. Some tables nearly always pass, so that the last calls are met too."""
        eagerness = self.rng.choice((0.05, 0.3, 0.9))
        state, phases = self.state, pyspiel.euchre.Phase
        while not state.is_terminal() and state.current_phase() != phases.PLAY:
            seat, legal, phase = SEATS[state.current_player()], state.legal_actions(), state.current_phase()
            passes = PASS in legal and self.rng.random() > eagerness
            action = PASS if passes else self.rng.choice([a for a in legal if a != PASS])
            if phase == phases.DISCARD:
                self.discard = card_name(action)
            elif phase == phases.GO_ALONE:
                if action == ALONE:
                    makers = (SEATS[state.declarer()], SEATS[state.declarer_partner()])
                    self.calls.append({"seat": seat, "call": "alone" if seat in makers else "defend_alone"})
            elif passes:
                self.calls.append({"seat": seat, "call": "pass"})
            elif state.num_passes() < 4:
                self.calls.append({"seat": seat, "call": "order"})
            else:
                self.calls.append({"seat": seat, "call": "name", "suit": SUITS[action - FIRST_TRUMP]})
            self.act(action)

    def play(self, *, twin: bool) -> None:
        """Five tricks; in a twin, one of the first chances to play an illegal card is taken."""
        state = self.state
        holding = {seat: set(cards) for seat, cards in self.dealt.items()}
        if self.discard is not None:
            holding[self.dealer] = (holding[self.dealer] | {self.upcard}) - {self.discard}
        while not state.is_terminal():
            seat = SEATS[state.current_player()]
            legal = frozenset(card_name(action) for action in state.legal_actions())
            card = self.rng.choice(sorted(legal))
            illegal = sorted(holding[seat] - legal)
            if twin and illegal and self.refused is None and self.rng.random() < 0.25:
                led = SUITS[int(state.current_trick().led_suit())]
                self.refused = (len(self.plays), seat, state.current_trick_index() + 1, led)
                card = self.rng.choice(illegal)
            self.plays.append((seat, card))
            self.legal.append(legal)
            holding[seat].discard(card)
            self.act(card_number(card))

    def refusal(self, trump: str, told: Told) -> Refusal | None:
        """What the illegal card did, and where it is proved."""
        if self.refused is None:
            return None
        play, seat, trick, suit = self.refused
        later = range(play + 1, len(self.plays))
        proof = next(
            n for n in later if self.plays[n][0] == seat and effective_suit(self.plays[n][1], trump) == suit
        )
        picked_up = (
            self.discard is not None
            and told is not Told.PLAYS
            and seat == self.dealer
            and effective_suit(self.upcard, trump) == suit
            and (seat, self.upcard) not in self.plays[: play + 1]
        )
        return Refusal(play, seat, trick, suit, proof, picked_up)


def _play_out(
    seed: int, number: int, options: Options | None, told: Told | None, *, twin: bool
) -> OracleHand:
    """One hand from deal to last trick."""
    options = options or ALL_OPTIONS[number % 4]
    told = told or tuple(Told)[number // 4 % 3]
    play = _Play(random.Random(f"{seed}/{number}/{twin}"), options)
    play.deal()
    play.bid()
    play.play(twin=twin)
    state = play.state
    trump = SUITS[int(state.trump_suit())] if play.plays else None
    record: dict[str, Any] = {
        "version": 1,
        "id": f"openspiel-{seed}-{number}{'-twin' if twin else ''}",
        "laws": PROFILES[number // 12 % 4],
        "settings": settings_for(options),
        "dealer": play.dealer,
        "upcard": play.upcard,
        "calls": play.calls,
        "discard": None if told is Told.PLAYS else play.discard,
        "events": [{"do": "play", "seat": seat, "card": card} for seat, card in play.plays],
        "score": {"NS": 0, "EW": 0},
    }
    if told is Told.EVERYTHING:
        record["hands"] = play.dealt
    returns = state.returns()
    return OracleHand(
        record=record,
        actions=tuple(play.actions),
        options=options,
        trump=trump,
        maker=SEATS[state.declarer()] if trump else None,
        plays=tuple(play.plays),
        legal=tuple(play.legal),
        leaders=tuple(SEATS[trick.leader()] for trick in state.tricks()) if trump else (),
        winners=tuple(SEATS[trick.winner()] for trick in state.tricks()) if trump else (),
        points={"NS": max(0, int(returns[0])), "EW": max(0, int(returns[1]))},
        refusal=play.refusal(trump, told) if trump else None,
    )

"""What the laws propose for each kind of finding, with the effect on the score as data.

Where a law is silent the proposal is to ask. Every proposal cites the setting it follows, and whether that is
the rule text's own or our default.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from euchre.cards import Card
from euchre.findings import Effect, FindingKind, Proposal, State
from euchre.hand import HandState
from euchre.laws.profile import LawProfile, Origin
from euchre.points import Points
from euchre.scoring import hand_points
from euchre.seats import Seat
from euchre.transforms import HandInPoints, apply_effect


@dataclass(frozen=True, slots=True)
class Matter:
    """What a proposal is asked about: the essentials of a finding."""

    kind: FindingKind
    seats: tuple[Seat, ...]
    state: State
    trick: int | None
    established: bool | None
    detail: str
    card: Card | None


@dataclass(frozen=True, slots=True)
class _Draft:
    setting: str
    text: str
    transform: str = "none"
    arguments: dict[str, Any] | None = None


_Build = Callable[[Matter, HandState, HandInPoints], list[_Draft]]


def propose(matter: Matter, state: HandState, hand: HandInPoints) -> tuple[Proposal, ...]:
    """The proposals of the laws in force, the foremost first."""
    build = _BUILDERS.get(matter.kind)
    drafts = build(matter, state, hand) if build is not None else []
    if not drafts:
        drafts = [_ask("")]
    return tuple(_finished(n, draft, state.laws, hand) for n, draft in enumerate(drafts, 1))


def _finished(n: int, draft: _Draft, laws: LawProfile, hand: HandInPoints) -> Proposal:
    effect = Effect(draft.transform, draft.arguments or {})
    after = None if draft.transform == "ask" else apply_effect(effect.to_json(), hand).score_after
    law = laws.cite(draft.setting) if draft.setting else f"{laws.title}, silent"
    return Proposal(f"p{n}", law, draft.text, effect, after)


def _ask(setting: str, text: str = "The laws do not say: the table or the director decides.") -> _Draft:
    return _Draft(setting, text, "ask")


def _revoke(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    laws = state.laws
    if matter.state is State.SUSPENDED:
        return [_ask("", "Settle the unsure sighting first.")]
    if matter.state is State.TOO_LATE:
        setting = "revoke_claim_last_hand" if matter.detail == "last_hand" else "revoke_claim_until"
        return [_Draft(setting, "No penalty: the time to claim it is over.")]
    if matter.established is False:
        return [_Draft("revoke_established", "Not established yet: it can still be put right.")]
    if matter.detail == "both_sides":
        return [_ask("", "Both sides revoked: whether the penalties cancel is for a person to say.")]
    if matter.detail == "repeated":
        return [_ask("", "A further revoke by the same side: how often it counts is for a person to say.")]
    offenders = matter.seats[0].side.value
    penalty = laws["revoke_penalty"]
    if laws["major_event"] and penalty != "ask":
        credit = {"offenders": offenders, "credit_opponents": False}
        return [_Draft("major_event", "Loss of the offender's bid.", "loss_of_bid", credit)]
    if penalty == "points_to_other_side":
        n, lone = laws.number("revoke_points"), laws.number("revoke_points_alone")
        arguments: dict[str, Any] = {"offenders": offenders, "n": n}
        if lone != n:
            arguments["n_alone"] = lone
        arguments["hand"] = laws["penalty_and_hand"]
        text = {
            "better_of": f"{n} points to the other side, or its own points for the hand if they are more.",
            "replace": f"{n} points to the other side, and the hand itself does not count.",
            "add": f"{n} points to the other side, and the hand counts as well.",
        }[str(laws["penalty_and_hand"])]
        return [_Draft("revoke_penalty", text, "points_to_other_side", arguments)]
    if penalty == "loss_of_bid":
        credited = bool(laws["credit_opponents"])
        bid = {"offenders": offenders, "credit_opponents": credited}
        makers_offend = state.makers is matter.seats[0].side
        text = (
            "Loss of bid: the makers are scored as euchred."
            if makers_offend
            else "Loss of bid: the makers are credited with their bid, at least 1 point."
        )
        return [_Draft("revoke_penalty", f"For the director. {text}", "loss_of_bid", bid)]
    if penalty == "transfer_tricks":
        return _tricks_moved(laws.number("revoke_tricks"), offenders, hand)
    return [_ask("revoke_penalty", "The text names no penalty for a revoke: ask.")]


def _tricks_moved(n: int, offenders: str, hand: HandInPoints) -> list[_Draft]:
    plain = {"offenders": offenders, "n": n, "march": False}
    text = (
        f"For the director. {n} tricks from the offenders, at most those they hold, and the hand scored again"
    )
    drafts = [_Draft("revoke_penalty", f"{text}.", "transfer_tricks", plain)]
    march = {**plain, "march": True}
    with_march = apply_effect({"transform": "transfer_tricks", **march}, hand)
    if with_march.points != apply_effect({"transform": "transfer_tricks", **plain}, hand).points:
        drafts.append(
            _Draft("revoke_penalty", f"{text}; they may complete a march.", "transfer_tricks", march)
        )
    return drafts


def _corrected(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    how = state.laws["revoke_corrected"]
    if how == "penalty_card":
        return [_penalty_card("revoke_corrected", "Put right in time. The card taken back", matter.card)]
    if how == "no_penalty":
        return [_Draft("revoke_corrected", "Put right in time: no penalty.")]
    return [_ask("revoke_corrected", "Put right in time; what becomes of the card is not said: ask.")]


def _penalty_card(setting: str, start: str, card: Card | None) -> _Draft:
    arguments = {"penalty_card": str(card)} if card is not None else {}
    return _Draft(
        setting, f"{start} becomes a penalty card, played at the first legal chance.", "none", arguments
    )


def _lead(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    setting = "lead_out_of_turn"
    if state.laws[setting] == "ask":
        return [_ask(setting)]
    accept = _Draft(setting, "Accepted by either opponent: the lead stands.")
    refuse = _penalty_card(setting, "Refused: the card", matter.card)
    damage = _ask(setting, "If the lead damaged the opponents, the director decides.")
    if matter.detail == "accepted":
        return [accept, damage]
    if matter.detail == "refused":
        return [refuse, damage]
    return [accept, refuse, damage]


def _call_turn(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    setting = "call_out_of_turn"
    if state.laws[setting] == "ask":
        return [_ask(setting)]
    stands = _Draft(
        setting, "Accepted by the opponents: the call stands and the other three go on in rotation."
    )
    cancelled = _Draft(setting, "Not accepted: the call is cancelled and the proper seat calls.")
    if matter.detail == "accepted":
        return [stands]
    return [cancelled] if matter.detail == "refused" else [cancelled, stands]


def _improper(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    setting, text = {
        "stuck": ("all_pass", "The dealer must name a suit; what a pass costs is not said."),
        "turned_down_suit": (
            "turned_down_suit",
            "The suit turned down cannot be named; what then is not said.",
        ),
        "defend_alone": ("defend_alone", "Only a defender may defend alone, and only one."),
    }.get(matter.detail, ("", "This call was not open to the seat; what becomes of it is not said."))
    return [_ask(setting, text)]


def _deal_turn(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    setting = "deal_out_of_turn"
    if state.laws[setting] == "ask":
        return [_ask(setting)]
    if matter.detail == "before_upcard":
        due = {"dealer": matter.seats[1].value} if len(matter.seats) > 1 else {}
        text = "The up card was not turned: the deal is void and goes to its proper place."
        return [_Draft(setting, text, "void_deal", due)]
    return [_Draft(setting, "The up card was turned: the deal stands.")]


def _misdeal(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    how = state.laws["misdeal"]
    if how == "ask" or state.dealer is None:
        return [_ask("misdeal")]
    again = state.dealer if how == "void_same_dealer" else state.dealer.next
    text = "The deal is void; " + (
        "the same dealer deals again." if again is state.dealer else "the deal passes on."
    )
    return [_Draft("misdeal", text, "void_deal", {"dealer": again.value})]


def _late_alone(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    setting = "alone_deadline"
    if state.laws.settings[setting].origin is Origin.DEFAULT:
        return [_ask(setting, "Until when alone may be declared is not said: ask.")]
    if matter.detail == "after_first_card":
        return [_Draft(setting, "After the first card nothing changes: the hand counts as called.")]
    points = _points_without_loners(state, hand)
    return [
        _Draft(
            setting,
            "Declared after its time: the hand counts as one played with the partner.",
            "replace_hand",
            {"ns": points.ns, "ew": points.ew},
        )
    ]


def _points_without_loners(state: HandState, hand: HandInPoints) -> Points:
    if hand.makers is None or hand.played == (0, 0):
        return hand.points
    return hand_points(
        hand.table, hand.makers, hand.taken.of(hand.makers), alone=False, defending_alone=False
    )


def _defended(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    text = "The maker was not alone." if matter.detail == "maker_not_alone" else "Nobody defends alone here."
    return [_ask("defend_alone", f"{text} What becomes of the hand is not said: ask.")]


def _faced(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    return [_Draft("partner_of_loner_cards", "The cards should lie face down: a note, no penalty.")]


def _together(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    if state.laws["simultaneous_play"] == "second_in_turn":
        return [_Draft("simultaneous_play", "The second player is taken to be in turn.")]
    return [_ask("simultaneous_play")]


def _exposed(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    how = state.laws["exposed_card"]
    if how == "penalty_card":
        return [_penalty_card("exposed_card", "The card", matter.card)]
    if how == "lead_out_of_turn":
        if matter.detail == "on_turn":
            return [_Draft("exposed_card", "Shown on turn: the card is played.")]
        return [
            _penalty_card("exposed_card", "Shown early, a lead out of turn: the card stays and", matter.card)
        ]
    return [_ask("exposed_card", "Only the nearest law can guide: ask.")]


def _claim(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    if state.laws["claim"] == "order_or_directed":
        text = (
            "The order of play was stated: the director makes the final ruling."
            if matter.detail == "ordered"
            else "No order of play was stated: any other player may direct it, and the director rules."
        )
        return [_ask("claim", text)]
    return [_ask("claim")]


def _thrown_in(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    if state.laws["throw_in"] == "not_allowed":
        return [_Draft("throw_in", "A hand is not thrown in: take it up again and play it.")]
    return [_ask("throw_in")]


def _gathered(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    return [
        _Draft("", "The trick counts for the side that won it by the cards."),
        _ask("", "If the cards cannot be told any more, ask."),
    ]


def _foul(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    if state.laws["foul_deck"] == "void_same_dealer" and state.dealer is not None:
        text = "Look at the cards: if the pack is foul, the hand is void."
        return [_Draft("foul_deck", text, "void_deal", {"dealer": state.dealer.value})]
    return [
        _ask(
            "foul_deck", "Look at the cards: a misreading looks the same. What a foul pack costs is not said."
        )
    ]


def _accused(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    n = state.laws.number("unproved_accusation")
    if n == 0 or not matter.seats:
        return [_Draft("unproved_accusation", "No penalty for an accusation that the cards do not bear out.")]
    arguments = {"offenders": matter.seats[0].side.value, "n": n, "hand": "add"}
    text = f"{n} points to the side that was accused."
    return [_Draft("unproved_accusation", text, "points_to_other_side", arguments)]


def _wrong_score(matter: Matter, state: HandState, hand: HandInPoints) -> list[_Draft]:
    return [
        _Draft("", "The score worked out from the hands stands; the shown one is put right."),
        _ask("", "If the table agrees on the shown score, enter it with a reason."),
    ]


_BUILDERS: dict[FindingKind, _Build] = {
    FindingKind.REVOKE: _revoke,
    FindingKind.RENOUNCE_CORRECTED: _corrected,
    FindingKind.LEAD_OUT_OF_TURN: _lead,
    FindingKind.CALL_OUT_OF_TURN: _call_turn,
    FindingKind.IMPROPER_CALL: _improper,
    FindingKind.DEAL_OUT_OF_TURN: _deal_turn,
    FindingKind.MISDEAL: _misdeal,
    FindingKind.WRONG_COUNT: _misdeal,
    FindingKind.LATE_ALONE: _late_alone,
    FindingKind.DEFENDED_ALONE: _defended,
    FindingKind.PARTNER_FACED: _faced,
    FindingKind.SIMULTANEOUS_PLAY: _together,
    FindingKind.EXPOSED_CARD: _exposed,
    FindingKind.CLAIM: _claim,
    FindingKind.THROWN_IN: _thrown_in,
    FindingKind.WRONG_GATHER: _gathered,
    FindingKind.FOUL_DECK: _foul,
    FindingKind.UNPROVED_ACCUSATION: _accused,
    FindingKind.WRONG_SCORE: _wrong_score,
    FindingKind.BURIED_UPCARD: lambda m, s, h: [
        _ask("may_bury_upcard", "The up card may not be laid away; what it costs is not said: ask.")
    ],
    FindingKind.TRUMP_DOUBTFUL: lambda m, s, h: [_ask("", "Confirm trump before anything else.")],
}
"""Kinds without an entry are nowhere covered by a law: their proposal is to ask."""

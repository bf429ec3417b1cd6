"""What the laws propose for each kind of finding, with the effect on the score as data.

Where a law is silent the proposal is to ask. Every proposal cites the setting it follows, and whether that is
the rule text's own or our default.
"""

from __future__ import annotations

from collections.abc import Callable

from euchre.findings import Effect, FindingKind, Proposal
from euchre.hand import HandState
from euchre.irregularities.drafts import Draft, Matter, ask, penalty_card
from euchre.irregularities.revoke_proposals import for_correction, for_revoke
from euchre.laws.profile import LawProfile, Origin
from euchre.points import Points
from euchre.scoring import hand_points
from euchre.transforms import HandInPoints, apply_effect

_Build = Callable[[Matter, HandState, HandInPoints], list[Draft]]


def propose(matter: Matter, state: HandState, hand: HandInPoints) -> tuple[Proposal, ...]:
    """The proposals of the laws in force, the foremost first."""
    build = _BUILDERS.get(matter.kind)
    drafts = build(matter, state, hand) if build is not None else []
    if not drafts:
        drafts = [ask("")]
    return tuple(_finished(n, draft, state.laws, hand) for n, draft in enumerate(drafts, 1))


def _finished(n: int, draft: Draft, laws: LawProfile, hand: HandInPoints) -> Proposal:
    effect = Effect(draft.transform, draft.arguments or {})
    after = None if draft.transform == "ask" else apply_effect(effect.to_json(), hand).score_after
    law = laws.cite(draft.setting) if draft.setting else f"{laws.title}, silent"
    return Proposal(f"p{n}", law, draft.text, effect, after)


def _lead(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    setting = "lead_out_of_turn"
    if state.laws[setting] == "ask":
        return [ask(setting)]
    accept = Draft(setting, "Accepted by either opponent: the lead stands.")
    refuse = penalty_card(setting, "Refused: the card", matter.card)
    damage = ask(setting, "If the lead damaged the opponents, the director decides.")
    if matter.detail == "accepted":
        return [accept, damage]
    if matter.detail == "refused":
        return [refuse, damage]
    return [accept, refuse, damage]


def _call_turn(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    setting = "call_out_of_turn"
    if state.laws[setting] == "ask":
        return [ask(setting)]
    stands = Draft(
        setting, "Accepted by the opponents: the call stands and the other three go on in rotation."
    )
    cancelled = Draft(setting, "Not accepted: the call is cancelled and the proper seat calls.")
    if matter.detail == "accepted":
        return [stands]
    return [cancelled] if matter.detail == "refused" else [cancelled, stands]


def _improper(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    setting, text = {
        "stuck": ("all_pass", "The dealer must name a suit; what a pass costs is not said."),
        "turned_down_suit": (
            "turned_down_suit",
            "The suit turned down cannot be named; what then is not said.",
        ),
        "defend_alone": ("defend_alone", "Only a defender may defend alone, and only one."),
    }.get(matter.detail, ("", "This call was not open to the seat; what becomes of it is not said."))
    return [ask(setting, text)]


def _deal_turn(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    setting = "deal_out_of_turn"
    if state.laws[setting] == "ask":
        return [ask(setting)]
    if matter.detail == "before_upcard":
        due = {"dealer": matter.seats[1].value} if len(matter.seats) > 1 else {}
        text = "The up card was not turned: the deal is void and goes to its proper place."
        return [Draft(setting, text, "void_deal", due)]
    return [Draft(setting, "The up card was turned: the deal stands.")]


def _misdeal(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    how = state.laws["misdeal"]
    if how == "ask" or state.dealer is None:
        return [ask("misdeal")]
    again = state.dealer if how == "void_same_dealer" else state.dealer.next
    text = "The deal is void; " + (
        "the same dealer deals again." if again is state.dealer else "the deal passes on."
    )
    return [Draft("misdeal", text, "void_deal", {"dealer": again.value})]


def _late_alone(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    setting = "alone_deadline"
    if state.laws.settings[setting].origin is Origin.DEFAULT:
        return [ask(setting, "Until when alone may be declared is not said: ask.")]
    if matter.detail == "after_first_card":
        return [Draft(setting, "After the first card nothing changes: the hand counts as called.")]
    points = _points_without_loners(state, hand)
    return [
        Draft(
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


def _defended(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    text = "The maker was not alone." if matter.detail == "maker_not_alone" else "Nobody defends alone here."
    return [ask("defend_alone", f"{text} What becomes of the hand is not said: ask.")]


def _faced(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    return [Draft("partner_of_loner_cards", "The cards should lie face down: a note, no penalty.")]


def _together(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    if state.laws["simultaneous_play"] == "second_in_turn":
        return [Draft("simultaneous_play", "The second player is taken to be in turn.")]
    return [ask("simultaneous_play")]


def _exposed(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    how = state.laws["exposed_card"]
    if how == "penalty_card":
        return [penalty_card("exposed_card", "The card", matter.card)]
    if how == "lead_out_of_turn":
        if matter.detail == "on_turn":
            return [Draft("exposed_card", "Shown on turn: the card is played.")]
        return [
            penalty_card("exposed_card", "Shown early, a lead out of turn: the card stays and", matter.card)
        ]
    return [ask("exposed_card", "Only the nearest law can guide: ask.")]


def _claim(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    if state.laws["claim"] == "order_or_directed":
        text = (
            "The order of play was stated: the director makes the final ruling."
            if matter.detail == "ordered"
            else "No order of play was stated: any other player may direct it, and the director rules."
        )
        return [ask("claim", text)]
    return [ask("claim")]


def _thrown_in(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    if state.laws["throw_in"] == "not_allowed":
        return [Draft("throw_in", "A hand is not thrown in: take it up again and play it.")]
    return [ask("throw_in")]


def _gathered(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    return [
        Draft("", "The trick counts for the side that won it by the cards."),
        ask("", "If the cards cannot be told any more, ask."),
    ]


def _foul(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    if state.laws["foul_deck"] == "void_same_dealer" and state.dealer is not None:
        text = "Look at the cards: if the pack is foul, the hand is void."
        return [Draft("foul_deck", text, "void_deal", {"dealer": state.dealer.value})]
    return [
        ask(
            "foul_deck", "Look at the cards: a misreading looks the same. What a foul pack costs is not said."
        )
    ]


def _accused(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    n = state.laws.number("unproved_accusation")
    if n == 0 or not matter.seats:
        return [Draft("unproved_accusation", "No penalty for an accusation that the cards do not bear out.")]
    arguments = {"offenders": matter.seats[0].side.value, "n": n, "hand": "add"}
    text = f"{n} points to the side that was accused."
    return [Draft("unproved_accusation", text, "points_to_other_side", arguments)]


def _wrong_score(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    return [
        Draft("", "The score worked out from the hands stands; the shown one is put right."),
        ask("", "If the table agrees on the shown score, enter it with a reason."),
    ]


_BUILDERS: dict[FindingKind, _Build] = {
    FindingKind.REVOKE: for_revoke,
    FindingKind.RENOUNCE_CORRECTED: for_correction,
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
        ask("may_bury_upcard", "The up card may not be laid away; what it costs is not said: ask.")
    ],
    FindingKind.TRUMP_DOUBTFUL: lambda m, s, h: [ask("", "Confirm trump before anything else.")],
}
"""Kinds without an entry are nowhere covered by a law: their proposal is to ask."""

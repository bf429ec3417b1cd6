"""What the laws propose for a revoke, and for a renounce put right in time."""

from __future__ import annotations

from typing import Any

from euchre.findings import State
from euchre.hand import HandState
from euchre.irregularities.drafts import Draft, Matter, ask, penalty_card
from euchre.transforms import HandInPoints, apply_effect


def for_revoke(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    """Proposals for a revoke: none too early or too late, else the penalty of the laws."""
    laws = state.laws
    if matter.state is State.SUSPENDED:
        return [ask("", "Settle the unsure sighting first.")]
    if matter.state is State.TOO_LATE:
        setting = "revoke_claim_last_hand" if matter.detail == "last_hand" else "revoke_claim_until"
        return [Draft(setting, "No penalty: the time to claim it is over.")]
    if matter.established is False:
        return [Draft("revoke_established", "Not established yet: it can still be put right.")]
    if matter.detail == "both_sides":
        return [ask("", "Both sides revoked: whether the penalties cancel is for a person to say.")]
    if matter.detail == "repeated":
        return [ask("", "A further revoke by the same side: how often it counts is for a person to say.")]
    offenders = matter.seats[0].side.value
    penalty = laws["revoke_penalty"]
    if laws["major_event"] and penalty != "ask":
        credit = {"offenders": offenders, "credit_opponents": False}
        return [Draft("major_event", "Loss of the offender's bid.", "loss_of_bid", credit)]
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
        return [Draft("revoke_penalty", text, "points_to_other_side", arguments)]
    if penalty == "loss_of_bid":
        credited = bool(laws["credit_opponents"])
        bid = {"offenders": offenders, "credit_opponents": credited}
        makers_offend = state.makers is matter.seats[0].side
        text = (
            "Loss of bid: the makers are scored as euchred."
            if makers_offend
            else "Loss of bid: the makers are credited with their bid, at least 1 point."
        )
        return [Draft("revoke_penalty", f"For the director. {text}", "loss_of_bid", bid)]
    if penalty == "transfer_tricks":
        return _tricks_moved(laws.number("revoke_tricks"), offenders, hand)
    return [ask("revoke_penalty", "The text names no penalty for a revoke: ask.")]


def _tricks_moved(n: int, offenders: str, hand: HandInPoints) -> list[Draft]:
    plain = {"offenders": offenders, "n": n, "march": False}
    text = (
        f"For the director. {n} tricks from the offenders, at most those they hold, and the hand scored again"
    )
    drafts = [Draft("revoke_penalty", f"{text}.", "transfer_tricks", plain)]
    march = {**plain, "march": True}
    with_march = apply_effect({"transform": "transfer_tricks", **march}, hand)
    if with_march.points != apply_effect({"transform": "transfer_tricks", **plain}, hand).points:
        drafts.append(
            Draft("revoke_penalty", f"{text}; they may complete a march.", "transfer_tricks", march)
        )
    return drafts


def for_correction(matter: Matter, state: HandState, hand: HandInPoints) -> list[Draft]:
    """Proposals for a renounce put right in time."""
    how = state.laws["revoke_corrected"]
    if how == "penalty_card":
        return [penalty_card("revoke_corrected", "Put right in time. The card taken back", matter.card)]
    if how == "no_penalty":
        return [Draft("revoke_corrected", "Put right in time: no penalty.")]
    return [ask("revoke_corrected", "Put right in time; what becomes of the card is not said: ask.")]

"""Rulings: what persons decided about findings, applied to the points in the order they ruled.

The last ruling on a finding counts, so that every ruling can be changed and taken back; the points as played
stay what they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from euchre.events import Decision, Rule
from euchre.findings import Finding
from euchre.irregularities.case import Case
from euchre.transforms import HandInPoints, apply_effect


def apply_rulings(case: Case, findings: list[Finding]) -> tuple[list[Finding], HandInPoints]:
    """The findings with their rulings, and the hand in points after them.

    A ruling on a finding that is no longer there (a correction removed it) changes nothing and is told as a
    fact; one that names no finding is the director's own adjustment of the hand.
    """
    by_id = {found.id: n for n, found in enumerate(findings)}
    out = list(findings)
    effects: dict[str, Mapping[str, Any]] = {}
    for at in case.state.rules:
        event = case.state.events[at]
        if not isinstance(event, Rule):
            continue
        if event.finding and event.finding not in by_id:
            case.facts.append(f"ruling {event.id} is about {event.finding}, which is no longer found")
            continue
        key = event.finding or f"ruling {event.id}"
        effects.pop(key, None)
        effect = _effect(event, out[by_id[event.finding]] if event.finding else None)
        if effect is not None:
            effects[key] = effect
        if event.finding:
            n = by_id[event.finding]
            out[n] = replace(out[n], ruling=_as_data(event, effect))
        if case.laws["who_rules"] == "director" and event.by and event.by != "director":
            case.facts.append(f"ruling {event.id} is by {event.by}; these laws leave rulings to the director")
    hand = case.hand
    for effect in effects.values():
        hand = apply_effect(effect, hand)
    return out, hand


def _effect(event: Rule, finding: Finding | None) -> Mapping[str, Any] | None:
    if event.decision is Decision.DISMISS:
        return None
    if event.effect is not None:
        return event.effect
    if finding is not None and finding.proposals:
        return finding.proposals[0].effect.to_json()
    return None


def _as_data(event: Rule, effect: Mapping[str, Any] | None) -> dict[str, Any]:
    agreed = {"agreed": [seat.value for seat in event.agreed]} if event.agreed else {}
    return {
        "event": event.id,
        "decision": event.decision.value,
        "effect": dict(effect) if effect is not None else None,
        "by": event.by,
        "note": event.note,
        **agreed,
    }

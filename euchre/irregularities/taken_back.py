"""Cards taken back: renounces put right in time, and the rest.

Sources: MSO 2000, a renounce corrected before the next lead; Classic Tourneys, the same before a card to
the next trick, and boarded cards.
"""

from __future__ import annotations

from euchre.cards import Card, Suit
from euchre.confidence import LEAST_SURE
from euchre.events import Play
from euchre.findings import Finding, FindingKind, How, Proof, State
from euchre.hand import HandState
from euchre.irregularities.case import Case
from euchre.irregularities.refusals import readings
from euchre.notes import TakenBack

_SUITS = tuple(Suit)


def judge_taken_back(case: Case) -> list[Finding]:
    """Cards taken back: renounces put right in time, and the rest."""
    findings = []
    corrected: set[int] = set()
    for back in case.state.taken_back:
        if back.ruled:
            continue
        finding = _taken_back(case, back, corrected)
        if finding is not None:
            if finding.kind is FindingKind.RENOUNCE_CORRECTED:
                corrected.add(back.trick)
            findings.append(finding)
    return findings


def _taken_back(case: Case, back: TakenBack, corrected: set[int]) -> Finding | None:
    state = case.state
    seat, card = back.play.seat, back.play.card
    swap = state.events[back.replaced_at] if back.replaced_at is not None else None
    others = (back.back_at, *(() if back.replaced_at is None else (back.replaced_at,)))
    if isinstance(swap, Play) and swap.card is not None and swap.card == card:
        return None  # the same card again: it was only moved
    right = correction(state, back)
    if right is not None and back.led is not None:
        return case.finding(
            FindingKind.RENOUNCE_CORRECTED,
            back.at,
            (seat,),
            State.PROVED,
            trick=back.trick,
            suit=_SUITS[back.led],
            established=False,
            proved_by=Proof(back.trick, right, How.KNOWN_CARD),
            others=others,
            confirm="that it was a correction, not a tidying of the table",
            card=card,
        )
    if back.replaced_at is not None and back.in_time and case.confidence((back.back_at,)) < LEAST_SURE:
        return case.finding(  # nobody saw it go: it may lie under the card that followed it
            FindingKind.DOUBLE_PLAY,
            back.replaced_at,
            (seat,),
            State.SUSPENDED,
            trick=back.trick,
            others=(back.at, back.back_at),
            confirm="which of the two cards is played",
        )
    if back.trick in corrected and back.in_time:
        return None  # a card that followed a renounce may be changed when the renounce is put right
    return case.finding(
        FindingKind.TAKEN_BACK,
        back.at,
        (seat,),
        State.SUSPENDED if card is None or card.index in state.conflicts else State.PROVED,
        trick=back.trick,
        others=others,
        confirm="why the card was taken back"
        + ("" if back.in_time else ", and that the next trick had begun"),
        card=card,
    )


def correction(state: HandState, back: TakenBack) -> Card | None:
    """The following card that replaced, in time, one that did not follow; None where it was no such thing."""
    if back.ruled or not back.in_time or back.led is None or back.replaced_at is None:
        return None
    swap = state.events[back.replaced_at]
    if not isinstance(swap, Play) or swap.card is None:
        return None
    went = readings(state, back.play)  # it may have gone before it could be read for sure
    corrects = bool(went) and back.led not in went and readings(state, swap) == {back.led}
    return swap.card if corrects else None

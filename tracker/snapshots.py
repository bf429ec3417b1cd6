"""Making a snapshot of the table from the judged log and what lies on the table now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from euchre.events import Play
from euchre.findings import Finding
from euchre.points import NO_POINTS, Points
from euchre.seats import Seat, Side
from euchre.session import SessionState
from euchre.session.act import Act
from euchre.session.facts import candidates_of, facts_of
from euchre.session.game import Ending, Game
from euchre.session.judged import JudgedHand
from euchre.session.undoing import Step
from tracker.questions import questions_of
from tracker.snapshot import (
    Audience,
    CameraHealth,
    LyingCard,
    Phase,
    PlayedCard,
    TableSnapshot,
    TrickView,
)
from tracker.wording import describe
from vision.tracks import LyingCard as SeenCard


@dataclass(frozen=True, slots=True)
class Moment:
    """All that a snapshot is made of.

    Attributes:
        version: number of the moment.
        state: the log, folded.
        laws: title of the laws in force.
        camera: how the camera does.
        lying: what lies on the table now.
    """

    version: int
    state: SessionState
    laws: str
    camera: CameraHealth
    lying: tuple[LyingCard, ...]


def snapshot_of(moment: Moment, audience: Audience) -> TableSnapshot:
    """The table at a moment, as this audience may see it."""
    hand = moment.state.hands[-1] if moment.state.hands else None
    game = moment.state.game
    phase = phase_of(hand, game)
    shown = audience is Audience.DIRECTOR or phase in (Phase.BETWEEN, Phase.GAME_OVER)
    verdict = None if hand is None else hand.verdict
    facts = facts_of(None if hand is None else hand.acts)
    tricks = _tricks(hand) if hand is not None else ()
    on_table = next((trick for trick in reversed(tricks) if not trick.gathered and trick.plays), None)
    findings: tuple[Finding, ...] = verdict.findings if verdict is not None and shown else ()
    questions = questions_of(None if hand is None else hand.acts, verdict.findings if verdict else ())
    return TableSnapshot(
        version=moment.version,
        audience=audience,
        hand=facts.hand,
        phase=phase,
        laws=hand.laws.title if hand is not None else moment.laws,
        players=_players(moment.state.players),
        dealer=facts.dealer,
        next_dealer=moment.state.due_dealer,
        turn=hand.state.turn if hand is not None and not hand.over else None,
        upcard=facts.upcard,
        turned_down=facts.named,
        trump=verdict.trump if verdict is not None else None,
        maker=verdict.maker if verdict is not None else None,
        alone=verdict.alone if verdict is not None else False,
        defending_alone=verdict.defending_alone if verdict is not None else None,
        sitting_out=verdict.sitting_out if verdict is not None else (),
        trick=on_table,
        last_trick=_before(tricks, on_table),
        tricks=tricks,
        taken=_by_side(verdict.taken if verdict is not None else NO_POINTS),
        hand_points=_by_side(hand.verdict.points) if hand is not None and hand.over else MappingProxyType({}),
        score=_by_side(game.score),
        games=_games_won(moment.state),
        game_over=game.over,
        winner=game.winner,
        findings=findings,
        questions=questions,
        camera=moment.camera,
        lying=moment.lying,
        undo=_label(moment.state.undo),
        redo=_label(moment.state.redo),
        verdict=_verdict_json(hand, shown),
        signatures=MappingProxyType({seat: act.data for seat, act in game.signatures.items()}),
        void=tuple(Seat(str(act.data["seat"])) for act in game.void),
        agreed=hand is not None and hand.over and moment.state.agreed.get(hand.number) == hand.verdict.taken,
    )


def phase_of(hand: JudgedHand | None, game: Game) -> Phase:
    """How far the newest hand and its game are. Only a forfeit, a result or the time ends one in mid-hand."""
    if game.over and (hand is None or hand.over or game.ending is not Ending.LIMIT):
        return Phase.GAME_OVER
    if hand is None:
        return Phase.WAITING
    if hand.over:
        return Phase.BETWEEN
    return Phase.PLAYING if facts_of(hand.acts).plays else Phase.CALLING


def lying_card(seen: SeenCard) -> LyingCard:
    """A card as the eyes tell of it, as the windows know it."""
    return LyingCard(
        track=seen.track,
        card=seen.card,
        is_face=seen.is_face,
        candidates=seen.candidates,
        confidence=seen.confidence,
        corners=seen.corners,
        position=seen.position,
        angle=seen.angle,
        seat=seen.seat,
        zone=seen.zone.value,
        unsure=seen.is_face is True and seen.card is None and bool(seen.candidates),
    )


def _games_won(state: SessionState) -> Mapping[Side, int]:
    winners = [game.winner for game in state.games]
    return MappingProxyType({side: winners.count(side) for side in Side})


def _label(step: Step | None) -> str | None:
    return None if step is None else describe(step.do, step.data)


def _verdict_json(hand: JudgedHand | None, shown: bool) -> Mapping[str, Any] | None:
    if hand is None:
        return None
    data = hand.verdict.to_json()
    if not shown:
        data |= {"findings": [], "refusals": []}
    return MappingProxyType(data)


def _tricks(hand: JudgedHand) -> tuple[TrickView, ...]:
    """The tricks of the hand, with where each card lies."""
    acts = {act.id: act for act in hand.acts.acts}
    verdicts = {trick.number: trick for trick in hand.verdict.tricks}
    views = []
    for trick in hand.state.tricks:
        found = verdicts.get(trick.number)
        plays = [*trick.plays, *(play for _, play in trick.extras)]
        if not plays:
            continue
        view = TrickView(
            number=trick.number,
            leader=trick.leader,
            led_suit=found.led_suit if found is not None else None,
            plays=tuple(_played(play, acts.get(play.id)) for play in plays),
            winner=trick.winner,
            gathered=trick.gathered_at is not None,
        )
        views.append(view)
    return tuple(views)


def _played(play: Play, act: Act | None) -> PlayedCard:
    at = {} if act is None else act.data.get("at", {})
    position = at.get("position")
    read = play.candidates or candidates_of({"candidates": at.get("read")})
    return PlayedCard(
        id=play.id,
        seat=play.seat,
        card=play.card,
        candidates=read,
        t=play.t or 0.0,
        position=None if position is None else (float(position[0]), float(position[1])),
        angle=float(at.get("angle", 0.0)),
        confidence=1.0 if play.confidence is None else play.confidence,
    )


def _before(tricks: tuple[TrickView, ...], on_table: TrickView | None) -> TrickView | None:
    if not tricks:
        return None
    if on_table is None:
        return tricks[-1]
    earlier = [trick for trick in tricks if trick.number < on_table.number]
    return earlier[-1] if earlier else None


def _players(names: Mapping[Seat, str]) -> Mapping[Seat, str]:
    return MappingProxyType({seat: names.get(seat) or seat.name.capitalize() for seat in Seat})


def _by_side(points: Points) -> Mapping[Side, int]:
    return MappingProxyType({side: points.of(side) for side in Side})

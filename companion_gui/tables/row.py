"""One table of an event as the director's overview shows it."""

from __future__ import annotations

from dataclasses import dataclass

from tracker.snapshot import CameraHealth, Health
from tracker.tables import TableView


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table at one moment.

    Attributes:
        origin: its log.
        label: what people call it.
        hand: number of the hand; 0 before the first.
        score: game points, North and South first.
        waiting: findings that nobody has ruled on.
        camera: how its camera does.
        closed: whether its log was ended in order.
        damage: why its log cannot be judged; None where it can.
    """

    origin: str
    label: str
    hand: int
    score: tuple[int, int]
    waiting: int
    camera: CameraHealth
    closed: bool = False
    damage: str | None = None

    @property
    def wants_a_look(self) -> bool:
        """Whether the director should look there before elsewhere."""
        if self.waiting or self.damage is not None:
            return True
        return not self.closed and self.camera.health in (Health.STALE, Health.PAUSED)


def row_of(view: TableView, camera: CameraHealth) -> TableRow:
    """What the overview shows of a table."""
    hand = view.hands[-1] if view.hands else None
    score = (0, 0)
    if hand is not None:
        points = hand.score_after if hand.over else hand.score
        score = (points.ns, points.ew)
    waiting = sum(finding.ruling is None for _, finding in view.findings())
    return TableRow(
        view.origin,
        view.label,
        hand.acts.number if hand is not None else 0,
        score,
        waiting,
        camera,
        view.state.closed,
        view.damage,
    )

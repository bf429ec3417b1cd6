from __future__ import annotations

import pytest

from vision.synth.keyframes import ArmPose, ArmTrack, CardPose, CardTrack, Ease


@pytest.mark.parametrize("ease", list(Ease))
def test_every_movement_starts_and_ends_where_it_should(ease: Ease) -> None:
    assert (ease.at(0.0), ease.at(1.0)) == (0.0, 1.0)
    assert all(ease.at(n / 20) <= ease.at((n + 1) / 20) for n in range(20))


def test_a_throw_is_ahead_of_an_even_movement() -> None:
    assert Ease.THROW.at(0.3) > Ease.LINEAR.at(0.3) > Ease.SMOOTH.at(0.3)


@pytest.fixture
def track() -> CardTrack:
    track = CardTrack("JH")
    track.appear(1.0, CardPose(0, 0, yaw=10))
    track.move(2.0, 3.0, CardPose(100, 50, yaw=30), lift=40, ease=Ease.LINEAR)
    track.vanish(5.0)
    return track


@pytest.mark.parametrize(
    ("t", "pose", "since"),
    [
        (0.9, None, None),
        (1.5, CardPose(0, 0, yaw=10), 1.0),
        (2.5, CardPose(50, 25, 40, 20), None),
        (3.0, CardPose(100, 50, yaw=30), 3.0),
        (4.9, CardPose(100, 50, yaw=30), 3.0),
        (5.0, None, None),
    ],
)
def test_a_card_rests_moves_and_rests(
    track: CardTrack, t: float, pose: CardPose | None, since: float | None
) -> None:
    assert track.pose(t) == pose
    assert track.rests_since(t) == since


def test_a_card_that_is_not_there_cannot_move(track: CardTrack) -> None:
    with pytest.raises(ValueError, match="JH cannot move"):
        track.move(6.0, 7.0, CardPose(0, 0))


def test_a_script_cannot_go_back_in_time(track: CardTrack) -> None:
    with pytest.raises(ValueError, match="back in time"):
        track.appear(4.0, CardPose(0, 0))


def test_an_arm_moves_between_keys_and_keeps_its_grip() -> None:
    arm = ArmTrack()
    arm.key(1.0, ArmPose(0, 0, 10, 0, 500), "pinch")
    arm.key(2.0, ArmPose(80, 0, 10, 0, 500), "rest")
    assert arm.at(0.5) is None
    assert arm.at(1.5) == (ArmPose(40, 0, 10, 0, 500), "pinch")
    assert arm.at(9.0) == (ArmPose(80, 0, 10, 0, 500), "rest")
    assert arm.free_from == 2.0
    with pytest.raises(ValueError, match="two places"):
        arm.key(1.5, ArmPose(0, 0, 0, 0, 500), "rest")

from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import Card
from euchre.seats import Seat
from tests.vision.scenes import K, Scene
from tests.vision.tiny_table import PLANE
from vision.cv import cv2
from vision.events import Zone
from vision.frame import Frame
from vision.pose import Pose

TRICK = [
    (Seat.EAST, "9H", 70, 10, 20),
    (Seat.SOUTH, "KH", 0, 70, 95),
    (Seat.WEST, "AH", -60, 0, 10),
    (Seat.NORTH, "JH", 5, -60, 70),
]
CARDS = [card for _, card, *_ in TRICK]


def trick(scene: Scene) -> None:
    for play in TRICK:
        scene.play(*play)
        scene.wait(6)


def lying(scene: Scene) -> dict[str, int]:
    return {str(card.card): card.track for card in scene.watcher.lying()}


def test_a_trick_is_told_card_by_card_with_its_seats_and_its_gathering() -> None:
    scene = Scene(miss=0.15, wrong=0.05)
    scene.wait(8)
    trick(scene)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == CARDS
    appeared = scene.told(K.APPEARED)
    assert [event.seat for event in appeared] == [seat for seat, *_ in TRICK]
    assert all(
        event.zone is Zone.TRICK and event.is_face and event.seat_confidence > 0.8 for event in appeared
    )
    assert all(event.together is None for event in appeared)
    scene.gather(Seat.WEST, *CARDS)
    scene.wait(25)
    (gathered,) = scene.told(K.GATHERED)
    assert gathered.seat is Seat.WEST
    assert sorted(gathered.tracks) == [event.track for event in appeared]
    assert not scene.told(K.LEFT, K.UNSURE, K.PAUSED, K.MOVED)
    assert scene.watcher.lying() == ()


@pytest.mark.parametrize("shape", [(1, 1), (1, 3000), (63, 640), (300, 40_000)])
def test_what_is_no_picture_of_a_table_changes_nothing(shape: tuple[int, int]) -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(*TRICK[0])
    scene.wait(8)
    before = scene.watcher.lying()
    assert len(before) == 1
    assert scene.watcher.step(Frame(10_000, 1e3, np.zeros((*shape, 3), np.uint8))) == []
    assert scene.watcher.lying() == before


def test_every_event_rests_on_the_frame_that_told_it_and_no_id_is_used_twice() -> None:
    scene = Scene()
    frames = []
    scene.wait(8)
    for play in TRICK:
        before = len(scene.events)
        scene.play(*play)
        frames += [event.frame for event in scene.events[before:]]
    assert frames == sorted(frames)
    ids = [event.id for event in scene.events]
    assert len(set(ids)) == len(ids)
    assert all(event.t <= event.frame / 15 + 1e-6 for event in scene.events)


def test_an_empty_table_tells_nothing_and_costs_few_looks() -> None:
    scene = Scene()
    scene.wait(90)
    assert scene.events == []
    assert scene.eyes.located <= 12


def test_cards_that_lie_there_already_are_told_once() -> None:
    scene = Scene()
    for _, card, x, y, angle in TRICK:
        scene.table.put(card, x, y, angle)
    scene.wait(60)
    assert sorted(str(event.card) for event in scene.told(K.IDENTIFIED)) == sorted(CARDS)
    assert len(scene.told(K.APPEARED)) == 4
    assert {event.together for event in scene.told(K.APPEARED)} == {1}
    assert all(event.seat_confidence < 0.5 for event in scene.told(K.APPEARED)), (
        "nobody saw who laid them there"
    )


def test_a_hand_that_lingers_over_the_cards_moves_nothing() -> None:
    scene = Scene()
    scene.wait(8)
    trick(scene)
    before = len(scene.events)
    for seat, x, y in ((Seat.SOUTH, 0, 60), (Seat.EAST, 0, 0), (Seat.NORTH, 0, 30)):
        scene.reach(seat, x, y)
        scene.wait(45)
        scene.withdraw(seat, x, y)
        scene.wait(10)
    assert scene.events[before:] == []
    assert sorted(lying(scene)) == sorted(CARDS)


def test_a_card_is_told_with_the_hand_still_on_it() -> None:
    scene = Scene(miss=0.0)
    scene.wait(8)
    scene.bring(Seat.SOUTH, "KH", 0, 70, 95)
    scene.wait(7)
    (appeared,) = scene.told(K.APPEARED)
    assert (appeared.seat, appeared.zone) == (Seat.SOUTH, Zone.TRICK)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["KH"]
    scene.withdraw(Seat.SOUTH, 0, 100)
    scene.wait(20)
    assert len(scene.events) == 2


def test_a_card_that_was_found_late_under_a_quiet_hand_is_told_by_how_long_it_has_lain_still() -> None:
    scene = Scene(miss=0.0)
    scene.wait(8)
    scene.eyes.miss = 1.0
    scene.bring(Seat.SOUTH, "KH", 0, 70, 95)
    scene.wait(3)
    scene.eyes.miss = 0.0
    scene.wait(5)  # the next look but one
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["KH"]


def test_a_card_found_only_when_the_next_hand_is_beside_it_had_come_before() -> None:
    scene = Scene(miss=0.0)
    scene.table._felt = scene.table._felt * 0.15 + 243 * 0.85
    scene.wait(8)
    scene.eyes.miss = 1.0
    scene.play(Seat.EAST, "QC", 70, 10, 20)
    scene.wait(6)
    scene.reach(Seat.SOUTH, 60, 30)
    assert scene.events == []
    scene.eyes.miss = 0.0
    scene.wait(12)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["QC"]
    (appeared,) = scene.told(K.APPEARED)
    assert appeared.seat is Seat.EAST


def test_a_card_that_the_detector_misses_is_found_where_it_came_to_rest() -> None:
    scene = Scene(miss=1.0)
    scene.eyes.heeds_arrivals = True
    scene.wait(8)
    trick(scene)
    scene.wait(20)
    assert [event.seat for event in scene.told(K.APPEARED)] == [seat for seat, *_ in TRICK]
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == CARDS


def test_a_card_played_while_something_unclear_lies_elsewhere_is_looked_at_first() -> None:
    scene = Scene(miss=0.0)
    scene.wait(8)
    cv2.circle(scene.table._felt, (560, 300), 24, (200, 200, 90), -1)  # a glass: new, and never understood
    scene.wait(6)
    scene.bring(Seat.SOUTH, "KH", 0, 70, 95)
    for _ in range(60):  # it is pushed about until the glass is looked at once more
        looks = scene.eyes.located
        scene.table.push("KH", 1, 0)
        scene.wait(1)
        if scene.eyes.located > looks:
            break
    assert scene.eyes.located > looks
    scene.wait(6)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["KH"]


@pytest.mark.parametrize("paleness", [0.0, 0.85])
def test_a_card_told_with_a_hand_on_it_is_seen_to_be_taken_back(paleness: float) -> None:
    """On a pale cloth a card hardly differs from its place, which must be known for that all the same."""
    scene = Scene(miss=0.0)
    scene.table._felt = scene.table._felt * (1 - paleness) + 243 * paleness
    scene.wait(8)
    scene.bring(Seat.EAST, "QD", 70, 5, 30)
    scene.wait(10)
    scene.withdraw(Seat.EAST, 100, 5)
    scene.wait(8)
    scene.gather(Seat.EAST, "QD")
    scene.play(Seat.EAST, "AC", 64, -11, 35)
    scene.wait(25)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["QD", "AC"]
    (left,) = scene.told(K.LEFT)
    assert (str(left.card), left.seat, left.unseen) == ("QD", Seat.EAST, False)


@pytest.mark.parametrize("frames", [1, 3])
def test_a_card_that_a_hand_holds_over_the_table_for_a_moment_was_not_laid_down(frames: int) -> None:
    scene = Scene(miss=0.0)
    scene.wait(8)
    scene.bring(Seat.SOUTH, "KH", 0, 70, 95)
    scene.wait(frames)
    scene.take_back(Seat.SOUTH, "KH", 0, 70)
    scene.wait(20)
    assert scene.events == []


def test_a_card_under_another_card_is_still_there() -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 20)
    scene.wait(10)
    track = lying(scene)["KH"]
    scene.play(Seat.EAST, "9D", 0, 20, 90)
    scene.wait(10)
    scene.play(Seat.WEST, "TD", 4, 25, 20)
    scene.wait(30)
    assert lying(scene)["KH"] == track
    scene.table.take("9D", "TD")
    scene.wait(45)
    assert lying(scene) == {"KH": track}
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["KH", "9D", "TD"]


@pytest.mark.parametrize(("dx", "dy", "turn"), [(12, 5, 4), (35, -20, 20), (70, 40, 80)])
def test_a_nudged_card_is_the_same_card(dx: float, dy: float, turn: float) -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 40)
    scene.wait(12)
    track = lying(scene)["KH"]
    scene.reach(Seat.SOUTH, 0, 70)
    for _ in range(4):
        scene.table.push("KH", dx / 4, dy / 4, turn / 4)
        scene.wait(1)
    scene.withdraw(Seat.SOUTH, 0, 70)
    scene.wait(30)
    assert lying(scene) == {"KH": track}
    assert len(scene.told(K.APPEARED)) == len(scene.told(K.IDENTIFIED)) == 1
    assert not scene.told(K.LEFT)
    assert scene.watcher.lying()[0].position == pytest.approx((dx, 40 + dy), abs=6)


def test_a_card_taken_back_and_replaced_is_told_as_that() -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 60)
    scene.wait(12)
    scene.reach(Seat.SOUTH, 0, 90)
    scene.table.take("KH")
    scene.withdraw(Seat.SOUTH, 0, 90)
    scene.play(Seat.SOUTH, "9C", 3, 62, 6)
    scene.wait(30)
    assert scene.story() == ["appeared", "identified KH", "left KH", "appeared", "identified 9C"]
    assert scene.told(K.LEFT)[0].seat is Seat.SOUTH


@pytest.mark.parametrize("taken", [True, False])
def test_another_card_in_the_very_place_of_one_may_have_replaced_or_covered_it(taken: bool) -> None:
    """In one reach, with a hand over both: what is under the second nobody can see."""
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 60)
    scene.wait(12)
    scene.reach(Seat.SOUTH, 0, 40)
    if taken:
        scene.table.take("KH")
    scene.table.put("9C", 1, 60, 2)
    scene.withdraw(Seat.SOUTH, 0, 40)
    scene.wait(40)
    assert scene.story()[:2] == ["appeared", "identified KH"]
    assert sorted(scene.story()[2:]) == ["appeared", "identified 9C", "left KH"]
    (left,), (_, second) = scene.told(K.LEFT), scene.told(K.APPEARED)
    assert left.unseen
    assert left.t <= second.t


def test_a_card_laid_almost_exactly_on_another_is_another() -> None:
    """It is found near enough to be the same card."""
    scene = Scene(miss=0.0)
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 48, 5)
    scene.wait(12)
    scene.play(Seat.SOUTH, "9C", -2, 57, 172)
    scene.wait(40)
    assert scene.story() == ["appeared", "identified KH", "left KH", "appeared", "identified 9C"]
    assert scene.told(K.LEFT)[0].unseen, "it may lie beneath"


@pytest.mark.parametrize("frames", [2, 4, 12])
def test_a_card_taken_away_and_replaced_in_its_very_place_is_seen_to_go(frames: int) -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 60)
    scene.wait(12)
    scene.reach(Seat.SOUTH, 0, 90)
    scene.table.take("KH")
    scene.withdraw(Seat.SOUTH, 0, 90)
    scene.wait(frames)
    scene.play(Seat.SOUTH, "9C", 1, 61, 2)
    scene.wait(40)
    (left,), (_, second) = scene.told(K.LEFT), scene.told(K.APPEARED)
    assert left.card == Card.parse("KH")
    assert not left.unseen
    assert left.t < second.t


def test_a_card_turned_over_has_left_and_a_back_has_appeared() -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.WEST, "TD", -20, 0, 5)
    scene.wait(12)
    scene.reach(Seat.WEST, -40, 0)
    scene.table.take("TD")
    scene.table.put("TD", -20, 0, 5, face=False)
    scene.withdraw(Seat.WEST, -40, 0)
    scene.wait(30)
    assert scene.told(K.LEFT)[0].card == Card.parse("TD")
    assert [event.is_face for event in scene.told(K.APPEARED)] == [True, False]
    assert [card.is_face for card in scene.watcher.lying()] == [False]


def test_two_cards_that_land_between_two_frames_have_no_order() -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 70)
    scene.wait(10)
    scene.table.put("9H", -70, 0, 90)
    scene.table.put("AH", 70, 0, 90)
    scene.wait(20)
    first, second, third = scene.told(K.APPEARED)
    assert first.together is None
    assert second.together == third.together == 1


def test_an_unclear_card_is_asked_about_once_and_never_guessed() -> None:
    scene = Scene()
    jacks = (Card.parse("JH"), Card.parse("JD"))
    scene.eyes.lies[jacks[0]] = ((jacks[0], 0.55), (jacks[1], 0.43))
    scene.wait(8)
    scene.play(Seat.SOUTH, "JH", 0, 60)
    scene.wait(90)
    (unsure,) = scene.told(K.UNSURE)
    assert [card for card, _ in unsure.candidates[:2]] == list(jacks)
    assert unsure.card is None
    assert not scene.told(K.IDENTIFIED)
    assert scene.eyes.read_twice > 4


def test_a_card_that_only_a_second_look_can_read_is_not_asked_about() -> None:
    scene = Scene(miss=0.0)
    jacks = (Card.parse("JH"), Card.parse("JD"))
    scene.eyes.lies[jacks[0]] = ((jacks[0], 0.7), (jacks[1], 0.2))
    scene.eyes.second = {jacks[0]: ((jacks[0], 0.95), (jacks[1], 0.02))}
    scene.wait(8)
    scene.play(Seat.SOUTH, "JH", 0, 60)
    scene.wait(40)
    assert scene.story() == ["appeared", "identified JH"]


def test_the_same_card_in_two_places_is_asked_about() -> None:
    scene = Scene()
    scene.eyes.lies[Card.parse("JD")] = ((Card.parse("JH"), 0.9), (Card.parse("JD"), 0.08))
    scene.wait(8)
    scene.play(Seat.SOUTH, "JH", 0, 60)
    scene.wait(10)
    scene.play(Seat.WEST, "JD", -70, 0)
    scene.wait(40)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["JH"]
    (unsure,) = scene.told(K.UNSURE)
    assert unsure.seat is Seat.WEST


def test_flickering_light_tells_nothing() -> None:
    scene = Scene()
    scene.wait(8)
    trick(scene)
    before = len(scene.events)
    for i in range(60):
        scene.table.light = 1 + 0.06 * np.sin(i * 1.3)
        scene.wait(1)
    assert scene.events[before:] == []


@pytest.mark.parametrize(("light", "note"), [(0.55, "lamp"), (1.25, "lamp"), (0.03, "dark")])
def test_lights_going_off_and_on_pause_and_nothing_more(light: float, note: str) -> None:
    scene = Scene()
    scene.wait(8)
    trick(scene)
    before = len(scene.events)
    scene.table.light = light
    scene.wait(30)
    scene.table.light = 1.0
    scene.wait(60)
    kinds = {event.kind for event in scene.events[before:]}
    assert kinds <= {K.PAUSED, K.RESUMED}
    assert scene.watcher.paused is None
    assert sorted(lying(scene)) == sorted(CARDS)


def test_white_cards_on_a_black_table_are_not_darkness() -> None:
    scene = Scene()
    scene.table._felt = scene.table._felt * 0.06
    scene.table.put("AS", -250, 150)
    scene.wait(8)
    trick(scene)
    scene.wait(8)
    assert scene.told(K.PAUSED) == []
    assert set(lying(scene)) >= set(CARDS)


@pytest.mark.parametrize("shift", [(2.0, 1.0), (12.0, -7.0), (40.0, 20.0)])
def test_a_bumped_camera_invents_nothing_and_is_followed(shift: tuple[float, float]) -> None:
    scene = Scene()
    scene.wait(8)
    trick(scene)
    before = len(scene.events)
    tracks = lying(scene)
    scene.table.shift = shift
    scene.wait(60)
    assert {event.kind for event in scene.events[before:]} <= {K.PAUSED, K.RESUMED}
    assert lying(scene) == tracks
    truth = {str(drawn.card): np.mean(drawn.corners, axis=0) + shift for drawn in scene.table.cards}
    for card in scene.watcher.lying():
        assert np.mean(card.corners, axis=0) == pytest.approx(truth[str(card.card)], abs=4)


def test_a_pattern_that_looks_like_a_card_is_none_though_a_card_lands_beside_it() -> None:
    scene = Scene(miss=0.0)
    scene.eyes.patterns = [PLANE.px(Pose(25, 45, 40).outline())]
    scene.wait(10)
    trick(scene)
    scene.wait(30)
    assert [event.seat for event in scene.told(K.APPEARED)] == [seat for seat, *_ in TRICK]
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == CARDS


@pytest.mark.parametrize("at", [Pose(30, 85, 20), Pose(-20, 90, 130), Pose(5, 45, 10)])
def test_a_pattern_that_a_card_is_laid_over_in_part_is_none(at: Pose) -> None:
    scene = Scene(miss=0.0)
    scene.wait(10)
    scene.eyes.patterns = [PLANE.px(at.outline())]  # found with the card for the first time, or after it
    scene.play(Seat.SOUTH, "KH", 0, 70, 95)
    scene.wait(60)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["KH"]
    assert len(scene.told(K.APPEARED)) == 1


def test_a_pattern_between_cards_is_none_and_a_card_laid_on_it_is_one() -> None:
    scene = Scene(miss=0.0)
    scene.eyes.patterns = [PLANE.px(Pose(0, 0, 45).outline())]
    trick(scene)
    scene.wait(30)
    assert [event.seat for event in scene.told(K.APPEARED)] == [seat for seat, *_ in TRICK]
    scene.play(Seat.EAST, "QC", 2, 1, 47)
    scene.wait(30)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == [*CARDS, "QC"]


@pytest.mark.parametrize("shift", [(5.0, -3.0), (12.0, -7.0)])
def test_an_arm_over_a_card_when_the_camera_is_bumped_hides_nothing_for_long(
    shift: tuple[float, float],
) -> None:
    """Taken for table, its place was new as soon as it went: cards there lay under an arm for ever."""
    scene = Scene(miss=0.0)
    scene.wait(8)
    trick(scene)
    scene.wait(6)
    scene.table.arms[Seat.NORTH] = (0, 20)
    scene.wait(6)
    scene.table.shift = shift
    scene.wait(20)
    scene.withdraw(Seat.NORTH, 0, 20)
    scene.wait(6)
    scene.gather(Seat.NORTH, *CARDS)
    scene.wait(25)
    scene.play(Seat.NORTH, "9C", 0, -60, 90)
    scene.wait(20)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == [*CARDS, "9C"]
    assert len(scene.told(K.GATHERED)) == 1
    assert scene.told(K.LEFT) == []


def test_a_picture_of_another_shape_pauses_until_it_is_back() -> None:
    scene = Scene()
    scene.wait(8)
    scene.play(Seat.SOUTH, "KH", 0, 60)
    scene.wait(10)
    frame = scene.table.frame()
    turned = type(frame)(frame.index, frame.t, np.ascontiguousarray(np.rot90(frame.image)))
    (paused,) = scene.watcher.step(turned)
    assert paused.kind is K.PAUSED
    assert "turned" in (paused.note or "")
    scene.wait(30)
    assert scene.watcher.paused is None
    assert list(lying(scene)) == ["KH"]


def test_without_a_set_up_the_cards_themselves_give_the_scale() -> None:
    scene = Scene(setup=None)
    scene.wait(8)
    trick(scene)
    scene.gather(Seat.NORTH, *CARDS)
    scene.wait(25)
    assert scene.watcher.setup is not None
    assert scene.watcher.setup.origin == "cards"
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == CARDS
    assert [event.seat for event in scene.told(K.APPEARED)] == [seat for seat, *_ in TRICK]
    (gathered,) = scene.told(K.GATHERED)
    assert gathered.seat is Seat.NORTH


def test_a_watch_that_begins_while_a_hand_is_over_the_table_sees_what_is_played_next() -> None:
    """The hand's bare place is new up to the edge: cards on it once seemed to lie under an arm for ever."""
    scene = Scene(miss=0.0)
    scene.table.arms[Seat.NORTH] = (0, -40)
    scene.wait(1)
    scene.withdraw(Seat.NORTH, 0, -40)
    scene.play(Seat.EAST, "AC", 72, -20, 80)
    scene.play(Seat.SOUTH, "KS", 5, 45, 10)
    scene.wait(40)
    assert [str(event.card) for event in scene.told(K.IDENTIFIED)] == ["AC", "KS"]
    assert [event.seat for event in scene.told(K.APPEARED)] == [Seat.EAST, Seat.SOUTH]
    assert scene.told(K.LEFT, K.GATHERED) == []

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.finding.agree import AgreeDialog
from companion_gui.finding.otherwise import OtherwiseDialog
from companion_gui.finding.view import FindingView
from companion_gui.gallery.evidence import write_sightings
from companion_gui.gallery.moments import BETWEEN, HELD, REVOKE
from companion_gui.link import SessionLink
from companion_gui.still import StillSession
from euchre.seats import Seat, Side
from tracker.table import THE_TABLE

EFFECT = {"transform": "points_to_other_side", "offenders": "EW", "n": 2}


@pytest.fixture
def shown(qtbot, appearance: Appearance, tmp_path: Path) -> Iterator[tuple[FindingView, StillSession]]:
    """A finding looked into by a director."""
    session = StillSession(BETWEEN, sightings=write_sightings(tmp_path, CardPictures()))
    link = SessionLink(session)
    view = FindingView(link, appearance, "director")
    qtbot.addWidget(view)
    view.show_finding(REVOKE, BETWEEN)
    view.show()
    yield view, session
    link.close()


def test_three_sightings_arrive_with_their_frames(qtbot, shown) -> None:
    view, _ = shown
    qtbot.waitUntil(lambda: len(view.evidence.sightings) == 3)
    labels = [sighting.label for sighting in view.evidence.sightings]
    assert labels == ["East, trick 2: 9♣", "West, trick 2: A♦", "East, trick 4: Q♦"]
    assert [len(sighting.frames) for sighting in view.evidence.sightings] == [4, 4, 2]
    assert all(sighting.crop is not None for sighting in view.evidence.sightings)


def test_frames_are_stepped_through_and_end(qtbot, shown) -> None:
    view, _ = shown
    qtbot.waitUntil(lambda: len(view.evidence.sightings) == 3)
    assert view.evidence.where() == "Picture 3 of 4"
    view.evidence.step(5)
    assert view.evidence.where() == "Picture 4 of 4"
    view.evidence.step(-9)
    assert view.evidence.where() == "Picture 1 of 4"


@pytest.mark.parametrize(
    ("steps", "factor"), [(["larger"], 1.25), (["smaller"], 1.0), (["larger", "larger", "fit"], 1.0)]
)
def test_the_picture_is_enlarged_and_fitted(shown, steps: list[str], factor: float) -> None:
    view, _ = shown
    for step in steps:
        getattr(view.evidence.zoom, step)()
    assert view.evidence.zoom.factor == pytest.approx(factor)


@pytest.mark.parametrize(
    ("act", "chosen", "asked"),
    [
        ("confirm", 0, ("rule", ("revoke-e23", "confirm", EFFECT, "seen by all"))),
        ("confirm", 1, ("rule", ("revoke-e23", "confirm", {"transform": "none"}, "seen by all"))),
        ("dismiss", 0, ("rule", ("revoke-e23", "dismiss", None, "seen by all"))),
    ],
)
def test_rulings_carry_the_choice_and_the_note(
    qtbot, shown, act: str, chosen: int, asked: tuple[str, tuple[object, ...]]
) -> None:
    view, session = shown
    view.note.setText("  seen by all ")
    view.proposals.choose(chosen)
    with qtbot.waitSignal(view.ruled):
        getattr(view, act)()
    assert session.asked == [asked]


def test_a_refused_ruling_is_not_taken_for_one(qtbot, shown) -> None:
    view, session = shown
    session.refusal = "there is no such finding"
    with qtbot.assertNotEmitted(view.ruled), qtbot.waitSignal(view.link.failed):
        view.dismiss()


def test_what_has_no_proposal_cannot_be_confirmed(shown) -> None:
    view, _ = shown
    view.show_finding(HELD, BETWEEN)
    assert not view.confirm_button.isEnabled()
    assert view.change_button.isEnabled()


def test_the_law_may_be_asked_for_something_else(qtbot, shown) -> None:
    view, session = shown
    view.rule_otherwise()
    dialog = view.findChild(OtherwiseDialog)
    assert dialog is not None
    dialog.points[Side.NS].setValue(3)
    with qtbot.waitSignal(view.ruled):
        dialog.rule()
    effect = {"transform": "director_sets", "ns": 3, "ew": 0}
    assert session.asked == [("rule", ("revoke-e23", "change", effect, ""))]


@pytest.mark.parametrize(
    ("choice", "effect"),
    [
        ("stands", {"transform": "none"}),
        ("void", {"transform": "void_deal", "dealer": "W"}),
        ("sets", {"transform": "director_sets", "ns": 1, "ew": 0}),
    ],
)
def test_effects_of_ruling_otherwise(
    qtbot, appearance: Appearance, choice: str, effect: dict[str, object]
) -> None:
    dialog = OtherwiseDialog(BETWEEN, appearance)
    qtbot.addWidget(dialog)
    getattr(dialog, choice).setChecked(True)
    assert dialog.effect() == effect


def test_a_ruled_finding_says_so(shown) -> None:
    view, _ = shown
    ruled = replace(REVOKE, ruling={"decision": "confirm", "by": "director"})
    view.show_finding(ruled, BETWEEN)
    assert view.state_words() == "Confirmed by the director."


def test_the_table_rules_only_where_all_four_agree(qtbot, appearance: Appearance) -> None:
    session = StillSession(BETWEEN)
    link = SessionLink(session)
    view = FindingView(link, appearance, THE_TABLE)
    qtbot.addWidget(view)
    view.show_finding(REVOKE, BETWEEN)
    view.confirm_button.click()
    dialog = view.findChild(AgreeDialog)
    boxes = list(dialog.seats.values())
    for box in boxes[:3]:
        box.click()
    assert not dialog.agree_button.isEnabled()
    assert session.asked == []
    boxes[3].click()
    with qtbot.waitSignal(view.ruled):
        dialog.agree_button.click()
    assert session.asked == [("rule", ("revoke-e23", "confirm", EFFECT, "", THE_TABLE, tuple(Seat)))]
    link.close()


@pytest.mark.parametrize(("by", "offered"), [("director", False), (THE_TABLE, True), ("scorer", True)])
def test_the_table_leaves_the_directors_word_alone(
    qtbot, appearance: Appearance, by: str, offered: bool
) -> None:
    link = SessionLink(StillSession(BETWEEN))
    view = FindingView(link, appearance, THE_TABLE)
    qtbot.addWidget(view)
    view.show_finding(replace(REVOKE, ruling={"decision": "dismiss", "by": by}), BETWEEN)
    assert view.ruling.isVisibleTo(view) is offered
    link.close()

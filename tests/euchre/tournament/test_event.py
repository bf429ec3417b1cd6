"""A whole event from entry list to trophy, and everything a director may not do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from euchre.tournament.acts import Act
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.fold import apply, fold
from euchre.tournament.playoff import bracket_after
from euchre.tournament.proposing import (
    draw_data,
    missing_results,
    pairings_touched,
    propose,
    propose_seeds,
    table,
)
from euchre.tournament.rounds import RoundState

NAMES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Oak")
FORMAT = {"rounds": 3, "playoff": 4, "minutes": 30}


def enter(name: str) -> Act:
    return Act("enter", {"team": {"id": name, "name": name, "players": [f"{name} 1", f"{name} 2"]}})


def opening(teams: Sequence[str] = NAMES, **format_: Any) -> list[Act]:
    return [Act("open", {"name": "Cup", "seed": "2026", "format": {**FORMAT, **format_}}), *map(enter, teams)]


def pairs(*meetings: str) -> list[dict[str, Any]]:
    """`Ash-Oak` as a table; a name alone has the bye."""
    split = [meeting.split("-") for meeting in meetings]
    return [{"home": names[0], "away": names[1] if len(names) > 1 else None} for names in split]


def round_acts(number: int, meetings: Sequence[str], results: Sequence[tuple[int, int]]) -> list[Act]:
    """A round drawn, posted, played, signed and closed."""
    at = 10_000.0 * number
    acts = [
        Act("draw", {"round": number, "tables": pairs(*meetings)}, at),
        Act("publish", {"round": number}, at),
        Act("start", {"round": number}, at + 600),
    ]
    for place, game in enumerate(results, start=1):
        acts += signed_result(number, place, game)
    return [*acts, Act("close", {"round": number}, at + 2000)]


def signed_result(number: int, place: int, game: tuple[int, int]) -> list[Act]:
    where = {"round": number, "table": place}
    return [Act("result", {**where, "games": [list(game)]}), *signatures(number, place)]


def signatures(number: int, place: int) -> list[Act]:
    return [Act("sign", {"round": number, "table": place, "seat": seat}) for seat in "NESW"]


ONE = round_acts(
    1, ["Ash-Birch", "Cedar-Elm", "Fir-Hazel", "Larch-Oak"], [(10, 2), (10, 4), (10, 6), (8, 10)]
)
TWO = round_acts(
    2, ["Ash-Cedar", "Fir-Oak", "Hazel-Larch", "Elm-Birch"], [(10, 7), (3, 10), (10, 9), (10, 0)]
)
THREE = round_acts(
    3, ["Ash-Oak", "Cedar-Elm", "Hazel-Fir", "Larch-Birch"], [(9, 10), (10, 8), (10, 5), (10, 1)]
)


def standing(event: Event) -> list[tuple[str, int, int]]:
    return [(line.team, line.match_points, line.point_difference) for line in table(event)]


def test_three_rounds_and_a_playoff_end_as_worked_out_by_hand() -> None:
    acts = [*opening(), *ONE, *TWO, *THREE]
    event = fold(acts)
    assert standing(event) == [
        ("Oak", 6, 10), ("Ash", 4, 10), ("Cedar", 4, 5), ("Hazel", 4, 2),
        ("Larch", 2, 6), ("Elm", 2, 2), ("Fir", 2, -8), ("Birch", 0, -27),
    ]  # fmt: skip
    assert not event.is_provisional
    seeds = propose_seeds(event)
    assert seeds == ("Oak", "Ash", "Cedar", "Hazel")
    event = apply(event, Act("seed_playoff", {"seeds": list(seeds)}))
    semifinals = propose(event)
    assert [(p.home, p.away) for p in semifinals.pairings] == [("Oak", "Hazel"), ("Ash", "Cedar")]
    assert semifinals.pairings[0].why == ("playoff 1.1: seeds 1 and 4",)
    for act in round_acts(4, ["Oak-Hazel", "Ash-Cedar"], [(6, 10), (10, 2)]):
        event = apply(event, act)
    for act in round_acts(5, ["Ash-Hazel"], [(10, 9)]):
        event = apply(event, act)
    assert bracket_after(event.seeds, event.rounds, event.format).champion == "Ash"
    assert standing(event)[0] == ("Oak", 6, 10)
    with pytest.raises(TournamentError, match="the playoff has its winner"):
        propose(event)


def test_the_same_acts_give_the_same_event_and_every_prefix_is_one() -> None:
    acts = [*opening(), *ONE, *TWO]
    assert fold(acts) == fold(acts)
    for length in range(1, len(acts) + 1):
        assert fold(acts[:length]).name == "Cup"


def test_drawing_by_proposal_never_repeats_a_meeting() -> None:
    event = fold(opening())
    met: set[frozenset[str | None]] = set()
    for number in (1, 2, 3):
        draw = propose(event)
        meetings = {frozenset((p.home, p.away)) for p in draw.pairings}
        assert not met & meetings
        met |= meetings
        acts = round_acts(number, [f"{p.home}-{p.away}" for p in draw.pairings], [(10, n) for n in range(4)])
        for act in [Act("draw", draw_data(draw, number)), *acts[1:]]:
            event = apply(event, act)
    assert event.round(1).seed == "2026"
    assert event.round(2).sheets[0].why == ("2 and 2 match points, ranks 1 and 2",)


def test_a_round_goes_from_draft_to_closed_as_its_sheets_are_signed() -> None:
    event = fold(opening())
    states = []
    for act in ONE:
        event = apply(event, act)
        states.append(event.round(1).state)
    changes = [state.value for n, state in enumerate(states) if n == 0 or state is not states[n - 1]]
    assert changes == ["draft", "published", "playing", "signed", "closed"]


def playing() -> Event:
    """Round one is being played; table 1 has brought in a result that two have signed."""
    acts = [*ONE[:3], *signed_result(1, 1, (10, 2))[:3]]
    return fold([*opening(), *acts])


def test_what_is_missing_and_what_is_overdue_is_told_by_table_and_name() -> None:
    event = playing()
    assert event.is_provisional
    assert missing_results(event, event.round(1)) == (
        "table 2, Cedar and Elm: no result",
        "table 3, Fir and Hazel: no result",
        "table 4, Larch and Oak: no result",
        "table 1, Ash and Birch: not signed by all",
    )
    started = event.round(1).started
    assert started is not None
    assert event.round(1).overdue(started + 1799, 30) == ()
    assert [sheet.table for sheet in event.round(1).overdue(started + 1800, 30)] == [2, 3, 4]
    assert event.round(1).overdue(started + 9999, None) == ()


def test_a_correction_voids_the_signatures_and_says_which_pairings_it_touches() -> None:
    event = fold([*opening(), *ONE])
    second = propose(event)
    event = apply(event, Act("draw", draw_data(second, 2)))
    assert pairings_touched(event) == ()
    correct = {"round": 1, "table": 1, "games": [[2, 10]], "reason": "written the wrong way round"}
    after = apply(event, Act("correct", correct))
    sheet = after.round(1).sheet(1)
    assert (sheet.signed, sheet.corrections) == (frozenset(), ("written the wrong way round",))
    assert after.round(2) == event.round(2)
    assert standing(after)[0][0] == "Birch"
    touched = pairings_touched(after)
    assert touched
    assert all(line.startswith("round 2: ") for line in touched)
    assert after.reasons[-1] == "round 1, table 1 corrected: written the wrong way round"
    undone = apply(after, Act("correct", {**correct, "games": [[10, 2]]}))
    assert pairings_touched(undone) == ()


def test_a_late_team_and_one_that_leaves_are_paired_while_they_are_there() -> None:
    event = fold([*opening(), *ONE])
    event = apply(event, enter("Yew"))
    event = apply(event, Act("withdraw", {"team": "Birch", "reason": "car trouble"}))
    event = apply(event, enter("Willow"))
    draw = propose(event)
    teams = {team for p in draw.pairings for team in (p.home, p.away)}
    assert teams == {*NAMES, "Yew", "Willow", None} - {"Birch"}
    assert draw.pairings[-1].away is None
    assert event.reasons == ("Birch withdrew: car trouble",)
    assert ("Birch", 0, -8) in standing(event)


def test_a_forfeit_is_signed_by_those_who_are_there_and_a_bye_by_nobody() -> None:
    event = fold([*opening(NAMES[:3]), *round_acts(1, ["Ash-Birch", "Cedar"], [])[:3]])
    event = apply(event, Act("result", {"round": 1, "table": 1, "forfeit": "Birch"}))
    for seat in "NS":
        event = apply(event, Act("sign", {"round": 1, "table": 1, "seat": seat}))
    assert event.round(1).state is RoundState.SIGNED
    assert standing(event)[:2] in ([("Ash", 2, 0), ("Cedar", 2, 0)], [("Cedar", 2, 0), ("Ash", 2, 0)])


def test_scorers_are_recorded_game_by_game() -> None:
    event = apply(playing(), Act("scorer", {"round": 1, "table": 2, "game": 1, "seat": "E", "how": "cut"}))
    assert [(seat.value, how) for seat, how in event.round(1).sheet(2).scorers] == [("E", "cut")]


def test_the_director_may_change_format_and_draw_with_a_reason() -> None:
    event = fold([*opening(), ONE[0]])
    event = apply(event, Act("format", {"set": {"rounds": 5, "notice": 300}, "reason": "time left"}))
    tables = pairs("Ash-Elm", "Cedar-Birch", "Fir-Hazel", "Larch-Oak")
    event = apply(event, Act("override", {"round": 1, "tables": tables, "reason": "brothers"}))
    assert (event.format.rounds, event.round(1).sheets[0].away) == (5, "Elm")
    assert event.reasons == ("rounds 5, notice 300: time left", "round 1 paired otherwise: brothers")


def test_another_notice_moves_the_start_of_a_posted_round_for_all_to_see() -> None:
    event = fold([*opening(), *ONE[:2]])
    assert event.round(1).starts == 10_600.0
    with pytest.raises(TournamentError, match="starts in 300 s at the earliest"):
        apply(event, Act("start", {"round": 1}, 10_300.0))
    event = apply(event, Act("format", {"set": {"notice": 300}, "reason": "everybody is seated"}))
    assert event.round(1).starts == 10_300.0
    assert apply(event, Act("start", {"round": 1}, 10_300.0)).round(1).state is RoundState.PLAYING


REFUSED: tuple[tuple[str, list[Act], Act, str], ...] = (
    ("nothing open", [], enter("Ash"), "the event is not open yet"),
    ("open twice", opening(), Act("open", {"name": "x", "seed": "y"}), "the event is open already"),
    ("unknown", opening(), Act("dance"), "'dance' is not one of open, enter"),
    ("no name", [], Act("open", {"seed": "y"}), "open needs name"),
    ("same id", opening(), enter("Ash"), "team id Ash is taken by Ash"),
    (
        "same player",
        opening(),
        Act("enter", {"team": {"id": "x", "name": "x", "players": ["Ash 1", "Zoe"]}}),
        "Ash 1 plays for Ash already",
    ),
    ("half a team", opening(), Act("enter", {"team": {"id": "x", "name": "x"}}), "a team is an id, a name"),
    ("no such team", opening(), Act("withdraw", {"team": "Yew", "reason": "?"}), "no team Yew"),
    ("no reason", opening(), Act("withdraw", {"team": "Ash"}), "withdraw needs reason"),
    ("frozen", [*opening(), ONE[0]], Act("format", {"set": {"tie_breaks": []}, "reason": "?"}), "are frozen"),
    ("too few", [*opening(), *ONE, TWO[0]], Act("format", {"set": {"rounds": 1}, "reason": "?"}), "2 rounds"),
    ("wrong round", opening(), Act("draw", {"round": 2, "tables": []}), "round 1 is the next to draw, not 2"),
    ("left out", opening(), Act("draw", {"round": 1, "tables": pairs("Ash-Oak")}), "without a table: Birch"),
    (
        "two tables",
        opening(),
        Act("draw", {"round": 1, "tables": pairs("Ash-Oak", "Ash-Elm")}),
        "Ash sits at two tables",
    ),
    ("stranger", opening(), Act("draw", {"round": 1, "tables": pairs("Ash-Yew")}), "'Yew' does not play"),
    ("not started", [*opening(), ONE[0]], TWO[0], "round 1 has not started yet"),
    ("all drawn", [*opening(), *ONE, *TWO, *THREE], Act("draw", {"round": 4}), "all 3 rounds are drawn"),
    ("too early", [*opening(), *ONE[:2]], Act("start", {"round": 1}, 10_599.0), "starts in 1 s"),
    ("not posted", [*opening(), ONE[0]], Act("start", {"round": 1}), "is draft, not published"),
    ("posted twice", [*opening(), *ONE[:2]], ONE[1], "is published, not draft"),
    ("before the start", [*opening(), *ONE[:2]], ONE[3], "round 1 has not started yet"),
    ("no such round", opening(), Act("close", {"round": 1}), "round 1 is not drawn yet"),
    ("no such table", [*opening(), *ONE[:3]], signed_result(1, 9, (1, 2))[0], "round 1 has no table 9"),
    ("again", [*opening(), *ONE[:4]], ONE[3], "table 1: has a result; correct it"),
    ("nothing to sign", [*opening(), *ONE[:3]], signatures(1, 1)[0], "nothing to sign yet"),
    ("too many games", [*opening(), *ONE[:3]],
     Act("result", {"round": 1, "table": 1, "games": [[1, 2], [1, 2]]}), "a match has 1 games, not 2"),
    ("no game", [*opening(), *ONE[:3]], Act("result", {"round": 1, "table": 1}), "needs games or forfeit"),
    ("half a game", [*opening(), *ONE[:3]],
     Act("result", {"round": 1, "table": 1, "games": [[1]]}), "a game is two whole numbers"),
    ("who forfeits", [*opening(), *ONE[:3]],
     Act("result", {"round": 1, "table": 1, "forfeit": "Oak"}), "Oak does not play in this match"),
    ("unsigned", [*opening(), *ONE[:-2]], ONE[-1], "is playing, not signed; not signed: table 4"),
    ("how", [*opening(), *ONE[:3]],
     Act("scorer", {"round": 1, "table": 1, "game": 1, "seat": "E", "how": "luck"}), "by consent or cut"),
    ("after the start", [*opening(), *ONE[:3]],
     Act("override", {"round": 1, "tables": [], "reason": "?"}), "has started; its pairings stay"),
    ("not closed", [*opening(), *ONE[:-1]], Act("seed_playoff", {"seeds": []}), "qualifying is not"),
    ("too few seeds", [*opening(), *ONE], Act("seed_playoff", {"seeds": ["Ash"]}), "is for 4 teams, not 1"),
    ("strange seed", [*opening(), *ONE], Act("seed_playoff", {"seeds": ["Yew"]}), "not in the event: Yew"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "before", "act", "complaint"), REFUSED, ids=[case[0] for case in REFUSED])
def test_what_makes_no_sense_is_refused_in_one_line(
    name: str, before: list[Act], act: Act, complaint: str
) -> None:
    event = fold(before)
    with pytest.raises(TournamentError, match=complaint) as refused:
        apply(event, act)
    assert "\n" not in str(refused.value)


def test_a_level_playoff_match_is_not_closed() -> None:
    seeded = Act("seed_playoff", {"seeds": ["Oak", "Ash", "Cedar", "Hazel"]})
    event = fold([*opening(), *ONE, *TWO, *THREE, seeded])
    for act in round_acts(4, ["Oak-Hazel", "Ash-Cedar"], [(6, 6), (10, 2)])[:-1]:
        event = apply(event, act)
    with pytest.raises(TournamentError, match="table 1 is level; a playoff needs a winner"):
        apply(event, Act("close", {"round": 4}))
    with pytest.raises(TournamentError, match="comes too late: the playoff is seeded"):
        apply(event, enter("Yew"))

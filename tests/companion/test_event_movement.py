"""`event movement`: the seats of an evening of individuals, as text, CSV and PDF."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.companion.run import ran


def test_everybody_has_a_seat_in_every_round(capsys: pytest.CaptureFixture[str]) -> None:
    done = ran(capsys, "event", "movement", "--players", "9")
    lines = [line.split() for line in done.out.splitlines()]
    assert lines[0] == ["Round", "Table", "North", "East", "South", "West"]
    for number in range(1, 10):
        seats = [cell for line in lines[1:] if line[0] == str(number) for cell in line[2:]]
        assert sorted(seats, key=int) == [str(n) for n in range(1, 10)]
    assert len(lines) == 1 + 9 * 3


def test_names_come_from_a_list_and_go_to_a_spreadsheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [f"Player {letter}" for letter in "ABCDEFGHIJKL"]
    listed, out = tmp_path / "names.txt", tmp_path / "seats.csv"
    listed.write_text("\n".join(names) + "\n\n", encoding="utf-8")
    options = ("--list", listed, "--kind", "club", "--rounds", "2", "--to", "csv", "--out", out)
    assert ran(capsys, "event", "movement", *options).status == 0
    with out.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["Round"], row["Table"]) for row in rows] == [
        (str(r), str(t)) for r in (1, 2) for t in (1, 2, 3)
    ]
    assert [row["North"] for row in rows[:3]] == [row["North"] for row in rows[3:]]
    assert {row[seat] for row in rows[:3] for seat in ("North", "East", "South", "West")} == set(names)


def test_it_can_be_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object) -> None:
    out = tmp_path / "seats.pdf"
    assert ran(capsys, "event", "movement", "--players", "8", "--to", "pdf", "--out", out).status == 0
    assert out.read_bytes().startswith(b"%PDF")


def test_progressive_says_how_winners_move(capsys: pytest.CaptureFixture[str]) -> None:
    done = ran(capsys, "event", "movement", "--players", "10", "--kind", "progressive")
    assert done.out.splitlines()[3].split() == ["1", "out", "9,", "10"]
    assert "winners go to the next table" in done.out


def test_progressive_seats_the_next_games_by_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    eight = ("event", "movement", "--players", "8", "--kind", "progressive")
    rows = ran(capsys, *eight, "--won", "NS,EW", "--won", "ew,ew").out.splitlines()[1:7]
    seats = [sorted(row.split()[2:]) for row in rows]
    assert seats[:2] == [["1", "2", "3", "4"], ["5", "6", "7", "8"]]
    assert seats[2:4] == [["1", "3", "6", "8"], ["2", "4", "5", "7"]], "winners move up, losers down"
    assert rows[4].split()[0] == "3"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ((), "say --players N, or --list FILE"),
        (("--players", "7"), "for 8 to 40 players, not 7"),
        (("--players", "8", "--rounds", "9"), "1 to 7 rounds, not 9"),
        (("--players", "10", "--kind", "club"), "for full tables, not for 10 players"),
        (("--players", "3", "--kind", "progressive"), "3 players fill no table"),
        (("--players", "8", "--kind", "progressive", "--won", "NS"), "need as many winners, not 1"),
        (("--players", "4", "--kind", "progressive", "--won", "North"), "'North' is not NS or EW a table"),
        (("--players", "8", "--won", "NS,EW"), "goes with --kind progressive"),
        (("--players", "8", "--to", "csv"), "needs a place to go to"),
        (("--list", "nowhere.txt"), "nowhere.txt: cannot be read"),
        (("--list", "twice.txt"), "stands twice: Ann"),
        (("--list", "two.txt", "--players", "8"), "names 2 players, not 8"),
    ],
)
def test_what_cannot_be_seated_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch, options: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "twice.txt").write_text("Ann\nBob\nAnn\n", encoding="utf-8")
    (tmp_path / "two.txt").write_text("Ann\nBob\n", encoding="utf-8")
    done = ran(capsys, "event", "movement", *options)
    assert done.status in (1, 2)
    assert complaint in done.err
    assert done.one_line

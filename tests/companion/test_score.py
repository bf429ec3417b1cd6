"""`score` and `laws`: exit statuses, one line for what cannot be used, and the rest still judged."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.benches.laws import measure
from companion.lawbook import SHIPPED
from companion.main import main
from euchre.laws import SETTINGS
from tests.euchre.hands import LAWFUL, T1, record

RENEGE = (T1, "EAH STS WKD NQC", "EKH STC WJD NJS", "WAD NQS E9D SAC", "WQD NKC EAS SKS")


def data(*parts: Any, **more: Any) -> dict[str, Any]:
    return record(*parts, **more).to_json()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "lawful.json").write_text(json.dumps(data(*LAWFUL)), encoding="utf-8")
    (tmp_path / "renege.json").write_text(json.dumps(data(*RENEGE, laws="mso")), encoding="utf-8")
    lines = [json.dumps(data(*LAWFUL, id=str(n))) for n in range(3)]
    lines.insert(1, '{"dealer": "X"}')
    lines.insert(3, "not json")
    (tmp_path / "many.jsonl").write_text("\n".join(lines) + "\n\n", encoding="utf-8")
    (tmp_path / "list.json").write_text(json.dumps([data(*LAWFUL), data(*RENEGE)]), encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00\x01")
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    (tmp_path / "none.json").write_text("[]", encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    (tmp_path / "settings.json").write_text(json.dumps(data(settings={"all_pass": "?"})), encoding="utf-8")
    (tmp_path / "laws.json").write_text(json.dumps(data(laws="nobody")), encoding="utf-8")
    (tmp_path / "own.toml").write_text('extends = "house"\n[settings]\ngame_limit = 8\n', encoding="utf-8")
    (tmp_path / "bad.toml").write_text('extends = "house"\n[settings]\ngame_limit = 0\n', encoding="utf-8")
    return tmp_path


def verdicts(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_verdicts_as_json_one_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(folder / "lawful.json"), str(folder / "renege.json"), "--json"]) == 0
    lawful, renege = verdicts(capsys.readouterr().out)
    assert (lawful["findings"], lawful["points"]) == ([], {"NS": 0, "EW": 2})
    assert [found["kind"] for found in renege["findings"]] == ["revoke"]
    assert (lawful["laws"], renege["laws"]) == ("house", "mso")
    assert "legal" not in lawful


def test_laws_named_by_an_option_go_before_those_of_the_record(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", str(folder / "renege.json"), "--laws", str(folder / "own.toml"), "--json"]) == 0
    (verdict,) = verdicts(capsys.readouterr().out)
    assert (verdict["laws"], verdict["game_over"]) == ("house (edited)", True)


def test_one_bad_line_does_not_stop_the_rest(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(folder / "many.jsonl"), "--json"]) == 1
    told = capsys.readouterr()
    assert [verdict["id"] for verdict in verdicts(told.out)] == ["0", "1", "2"]
    errors = told.err.splitlines()
    assert len(errors) == 2
    assert "line 2: dealer: 'X' is not one of N, E, S, W" in errors[0]
    assert "line 4: not JSON" in errors[1]


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("missing.json", "No such file"),
        (".", "Is a directory"),
        ("binary.json", "not a text file"),
        ("empty.json", "empty"),
        ("none.json", "holds no record"),
        ("deep.json", "nested too deeply"),
        ("settings.json", "all_pass cannot be '?'; allowed: next_deals"),
        ("laws.json", "no such laws"),
    ],
)
def test_what_cannot_be_used_is_named_in_one_line(
    file: str, reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", str(folder / file), str(folder / "lawful.json"), "--json"]) == 1
    told = capsys.readouterr()
    assert len(verdicts(told.out)) == 1
    assert len(told.err.splitlines()) == 1
    assert reason in told.err
    assert str(folder / file) in told.err


@pytest.mark.parametrize("lines", [False, True])
def test_standard_input(
    lines: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\n".join([json.dumps(data(*LAWFUL))] * 2) if lines else json.dumps(data(*LAWFUL), indent=1)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["score", "-", "--json"]) == 0
    assert len(verdicts(capsys.readouterr().out)) == 1 + lines


@pytest.mark.parametrize("name", ["marked.json", "marked.jsonl", "-"])
def test_a_file_from_windows_may_begin_with_a_mark(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = json.dumps(data(*LAWFUL)).encode("utf-8-sig")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(marked)))
    (tmp_path / name).write_bytes(marked)
    assert main(["score", name if name == "-" else str(tmp_path / name), "--json"]) == 0
    assert len(verdicts(capsys.readouterr().out)) == 1


def test_legal_cards_where_the_record_has_the_hands(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "hands.json").write_text(
        json.dumps(data("EJH SQH", hands={"S": ["QH", "TS"]})), encoding="utf-8"
    )
    assert main(["score", str(folder / "hands.json"), "--json", "--legal"]) == 0
    (verdict,) = verdicts(capsys.readouterr().out)
    assert verdict["legal"] == [None, ["QH"]]


def test_a_game_in_notation_is_judged_hand_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    game = Path(__file__).parents[1] / "euchre" / "golden" / "game-v1.4.egn"
    assert main(["score", str(game), "--json"]) == 0
    told = verdicts(capsys.readouterr().out)
    assert told
    assert len({verdict["id"] for verdict in told}) == len(told)


def test_hands_typed_as_tagged_text_are_judged_and_a_bad_line_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = '[Dealer "N"]\n[Upcard "JH"]\n[Auction "E"]\norder\n[Play "E"]\nAS 9S TS KS\n'
    (folder / "typed.pbn").write_text(text, encoding="utf-8")
    (folder / "wrong.pbn").write_text(text.replace("9S", "2S"), encoding="utf-8")
    assert main(["score", str(folder / "typed.pbn"), str(folder / "wrong.pbn"), "--json"]) == 1
    printed = capsys.readouterr()
    (verdict,) = verdicts(printed.out)
    assert verdict["tricks"][0]["winner"] == "E"
    assert "wrong.pbn: line 6: not one of the 24 cards: '2S'" in printed.err


def test_a_report_for_people(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(folder / "list.json")]) == 0
    told = capsys.readouterr().out
    assert told.count("Trick 1") == 2
    assert "Finding revoke" in told


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["score", "x.json", "--laws", "nobody"], "no such laws"),
        (["score", "x.json", "--laws", "bad.toml"], "bad.toml, line 3: game_limit cannot be 0"),
        (["score"], "FILE"),
        (["laws", "show", "nobody"], "no such laws"),
        (["laws", "check", "bad.toml"], "allowed: a whole number from 1 to 100"),
        (["laws", "check", "missing.toml"], "No such file"),
    ],
)
def test_wrong_options_and_laws_end_with_status_2(
    arguments: list[str],
    reason: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(folder)
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert reason in told.err


def test_laws_list_show_and_check(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "list", "--json"]) == 0
    assert [line["name"] for line in verdicts(capsys.readouterr().out)] == list(SHIPPED)
    assert main(["laws", "show", "mso", "--json"]) == 0
    (shown,) = verdicts(capsys.readouterr().out)
    assert list(shown["settings"]) == list(SETTINGS)
    assert shown["settings"]["points_made"]["from"] == "default"
    assert main(["laws", "show", "simple"]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in SETTINGS)
    assert main(["laws", "check", str(folder / "own.toml")]) == 0
    assert "changes game_limit" in capsys.readouterr().out


def test_judging_is_measured() -> None:
    figures = dict(measure())
    assert figures["hands judged a second"] > 0
    ratios = [value for name, value in figures.items() if "ratio" in name]
    assert all(value > 0 for value in ratios)

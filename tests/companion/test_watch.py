"""`watch`, `replay` and `export` on a table whose eyes are a script."""

from __future__ import annotations

import csv
import io
import json

import pytest

import companion.live
from tests.companion.run import ran
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import ScriptedWatcher
from tracker.store import Store
from vision.cv import cv2

CALLS = {"hand": 1, "dealer": "N", "upcard": "KH", "calls": [{"seat": "E", "call": "order"}], "discard": "QS"}


class Eyes(ScriptedWatcher):
    def __init__(self, _recogniser, setup=None, **_options) -> None:
        super().__init__(lawful_hand().events)


@pytest.fixture
def table(tmp_path, monkeypatch):
    """A folder of blank pictures as long as the scripted hand, and a calls file."""
    import numpy as np

    pictures = tmp_path / "pictures"
    pictures.mkdir()
    _, data = cv2.imencode(".png", np.full((36, 64, 3), 90, np.uint8))
    for n in range(60):
        (pictures / f"{n:03d}.png").write_bytes(data.tobytes())
    (tmp_path / "calls.jsonl").write_text(json.dumps(CALLS) + "\n", encoding="utf-8")
    monkeypatch.setattr(companion.live, "TableWatcher", Eyes)
    monkeypatch.setattr(companion.live, "load_recogniser", lambda *_: None)
    return tmp_path


def watch(capsys, table, *more: str):
    return ran(
        capsys,
        "watch",
        table / "pictures",
        "--headless",
        "--max-speed",
        "--calls",
        table / "calls.jsonl",
        "--store",
        f"sqlite:///{table / 'log.sqlite'}",
        *more,
    )


def test_each_event_is_a_line_and_each_hand_a_verdict(capsys, table):
    done = watch(capsys, table, "--json")
    assert done.status == 0
    lines = [json.loads(line) for line in done.out.splitlines()]
    events, verdicts = lines[:-1], lines[-1]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert {"id", "t", "hand", "do", "confidence", "seen"} <= set(events[0])
    plays = [(event["seat"], event["card"]) for event in events if event["do"] == "play"]
    assert len(plays) == 20
    assert plays[0] == ("E", "AC")
    assert verdicts["verdict"]["points"] == {"NS": 0, "EW": 1}
    assert verdicts["verdict"]["findings"] == []


def test_the_lines_fit_the_published_schema(capsys, table):
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    from tests.companion.schemas import schema

    registry = Registry().with_resources(
        (found["$id"], Resource.from_contents(found))
        for found in map(schema, ("hand-record-v1", "verdict-v1"))
    )
    check = Draft202012Validator(schema("log-event-v1"), registry=registry)
    for line in watch(capsys, table, "--json").out.splitlines():
        data = json.loads(line)
        if "verdict" not in data:
            check.validate(data)


def test_without_json_it_is_told_in_words(capsys, table):
    done = watch(capsys, table)
    assert "East plays A♣" in done.out
    assert "hearts by East" in done.out
    assert "score   NS 0, EW 1" in done.out
    assert "log kept in" in done.err


def test_what_nobody_said_is_asked_at_the_end(capsys, table):
    (table / "calls.jsonl").write_text('{"hand": 1, "dealer": "N"}\n', encoding="utf-8")
    done = watch(capsys, table)
    assert done.out.splitlines()[-1].startswith("? Who made trump, and how? (East ordered hearts, ")


def test_a_log_is_replayed_from_its_file_and_from_its_lines(capsys, table):
    lines = watch(capsys, table, "--json").out
    (table / "lines.jsonl").write_text(lines, encoding="utf-8")
    from_file = ran(capsys, "replay", table / "log.sqlite")
    from_lines = ran(capsys, "replay", table / "lines.jsonl")
    assert from_file.status == from_lines.status == 0
    assert from_file.out == from_lines.out
    assert "trick 5" in from_file.out
    judged = json.loads(ran(capsys, "replay", table / "log.sqlite", "--json", "--laws", "mso").out)
    assert judged["verdict"]["laws"] == "mso"


def test_a_log_is_exported(capsys, table):
    watch(capsys, table)
    log = table / "log.sqlite"
    data = json.loads(ran(capsys, "export", log, "--to", "json").out)
    assert data["hands"][0]["record"]["upcard"] == "KH"
    (row,) = csv.DictReader(io.StringIO(ran(capsys, "export", log, "--to", "csv").out))
    assert (row["trump"], row["maker"], row["score_EW"]) == ("hearts", "E", "1")
    assert json.loads(ran(capsys, "export", log, "--to", "egn").out)["fileType"] == "Euchre Game Notation"
    done = ran(capsys, "export", log, "--to", "pdf")
    assert (done.status, done.one_line) == (2, True)


def test_a_pdf_is_a_pdf(capsys, table):
    watch(capsys, table)
    done = ran(capsys, "export", table / "log.sqlite", "--to", "pdf", "--out", table / "sheet.pdf")
    assert done.status == 0
    assert (table / "sheet.pdf").read_bytes().startswith(b"%PDF-")


def test_a_log_that_was_not_ended_in_order_is_continued(capsys, table):
    watch(capsys, table)
    with Store(str(table / "log.sqlite")) as store:
        assert len(store.origins()) == 1
    watch(capsys, table)
    with Store(str(table / "log.sqlite")) as store:
        assert len(store.origins()) == 2  # the first was ended in order: this is a new log


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ({"source": "none.mp4"}, 1, "no such file"),
        ({"source": "empty"}, 1, "no pictures"),
        ({"source": "text.mp4"}, 1, "text.mp4"),
        ({"source": "http://me:secret@phone/video"}, 1, "password"),
        ({"--laws": "hoyle"}, 2, "no such laws"),
        ({"--calls": "none.jsonl"}, 2, "none.jsonl"),
        ({"--calls": "text.mp4"}, 2, "line 1"),
        ({"--table": "none.toml"}, 2, "none.toml"),
        ({"--store": "postgresql://me:secret@host/db"}, 2, "password"),
    ],
)
def test_bad_input_is_one_line_and_the_right_status(change, status, words, capsys, table):
    (table / "empty").mkdir()
    (table / "text.mp4").write_text("not a video\n" * 50, encoding="utf-8")
    source = change.get("source", "pictures")
    source = source if "://" in source else table / source
    options = [
        part if "://" in part or not part.endswith((".jsonl", ".toml", ".mp4")) else str(table / part)
        for name, value in change.items()
        if name != "source"
        for part in (name, value)
    ]
    store = [] if "--store" in change else ["--store", f"sqlite:///{table / 'x.sqlite'}"]
    done = ran(capsys, "watch", source, "--headless", "--max-speed", *store, *options)
    assert done.status == status
    assert words in done.err
    assert "secret" not in done.err
    assert done.one_line, done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("replay", "log.sqlite", "--hand", "9"), "log.sqlite: holds no hand 9"),
        (("export", "log.sqlite", "--to", "pdf", "--out", "none/sheet.pdf"), "sheet.pdf: No such file"),
        (("export", "log.sqlite", "--to", "csv", "--out", "none/sheet.csv"), "sheet.csv: cannot be written"),
    ],
)
def test_what_a_log_does_not_hold_or_cannot_be_written_is_one_line(
    arguments, words, capsys, table, monkeypatch
):
    watch(capsys, table)
    monkeypatch.chdir(table)
    done = ran(capsys, *arguments)
    assert (done.status, done.one_line) == (1, True), done.err
    assert words in done.err


def _without_a_line(lines):
    return [*lines[:3], *lines[4:]]


def _two_games(lines):
    return [*lines, *lines]


def _event(**what):
    return lambda lines: [*lines, {**lines[1], "seq": len(lines) + 1, "by": "scorer", **what}]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_without_a_line, "line 4: event 5 stands where event 4 should"),
        (_two_games, "the file holds more than one log"),
        (_event(do="score"), "line 33: not an event of a log"),
        (_event(do="score", score="JH"), "not an event of a log"),
        (_event(do="laws"), "not an event of a log"),
        (_event(do="undo", of=7), "not a usable log"),
        (_event(do="amend", of="e2", set={"seat": 5}), "not an event of a log"),
        (_event(do="play", card=True), "not an event of a log"),
        (_event(t="soon"), "not an event of a log"),
        (_event(do="claim", cards=5), "not a usable log"),
    ],
)
def test_a_spoilt_log_is_one_line_and_never_judged(spoil, words, capsys, table):
    watch(capsys, table)
    with Store(str(table / "log.sqlite")) as store:
        lines = [event.to_json() for event in store.read(store.origins()[-1])]
    path = table / "spoilt.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in spoil(lines)), encoding="utf-8")
    done = ran(capsys, "replay", path)
    assert (done.status, done.one_line, done.out) == (1, True, ""), done.err
    assert words in done.err


@pytest.mark.parametrize("text", ["", "not a log\n", '{"seq": 1}\n', '{"verdict": {}}\n'])
def test_a_file_that_is_no_log_is_one_line(text, capsys, tmp_path):
    path = tmp_path / "log.jsonl"
    path.write_text(text, encoding="utf-8")
    done = ran(capsys, "replay", path)
    assert (done.status, done.one_line) == (1, True)

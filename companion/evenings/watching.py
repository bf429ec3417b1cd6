"""A planned hand rendered, watched through the same path as `watch`, and scored."""

from __future__ import annotations

import json
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.evenings.answering import Person
from companion.evenings.plan import HandPlan
from companion.evenings.rendering import clip_of
from companion.evenings.scoring import HandScore, score_hand, together
from companion.evenings.truth import TrueHands
from companion.lateness import PlayEar, plays_at_rest
from companion.lawbook import load_laws
from companion.live import TableOptions, open_table
from companion.sample import clip_files
from vision.reading import Recogniser
from vision.synth.clip import Clip, write_clip


def watch_hand(
    plan: HandPlan,
    laws: str,
    recogniser: Recogniser | None = None,
    wrong: Path | None = None,
    keep: Path | None = None,
) -> HandScore:
    """Render a hand into a video, watch that video, answer what is asked, score what came out.

    Args:
        plan: the hand.
        laws: name of the laws it is judged by.
        recogniser: finds and reads cards; the shipped networks by default.
        wrong: folder in which the clip and the log stay if the hand was not wholly right.
        keep: folder in which every clip stays; one that lies there already is not rendered again.
    """
    clip = clip_of(plan, load_laws(laws))
    name = f"hand_{plan.number:04d}"
    with tempfile.TemporaryDirectory(prefix="evening-") as folder:
        video = (keep or Path(folder)) / f"{name}.mp4"
        if not _is_there(clip, video):
            write_clip(clip, video)
        store = Path(folder) / f"{name}.sqlite"
        score, log = watch_clip(clip, video, store, plan, laws, recogniser)
        if wrong is not None and not score.whole:
            wrong.mkdir(parents=True, exist_ok=True)
            for path in video.parent.glob(f"{name}.*"):
                if path.suffix in (".mp4", ".json", ".toml"):
                    (wrong / path.name).write_bytes(path.read_bytes())
            lines = "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in log)
            (wrong / f"{name}.log.jsonl").write_text(lines, encoding="utf-8")
    return score


def _is_there(clip: Clip, video: Path) -> bool:
    """Whether this very clip was written before: its truth, written last, is the same."""
    try:
        told = json.loads(video.with_suffix(".truth.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    table = video.with_suffix(".table.toml")
    return video.is_file() and table.is_file() and told == json.loads(json.dumps(clip.full_truth()))


def watch_clip(
    clip: Clip, video: Path, store: Path, plan: HandPlan, laws: str, recogniser: Recogniser | None
) -> tuple[HandScore, list[dict[str, Any]]]:
    """Watch a written clip, its log in `store`; the score of all its hands together, and the log as lines."""
    files = clip_files(video)
    options = TableOptions(
        laws=laws,
        calls=None if plan.markers else files.calls,
        table=files.table,
        store=f"sqlite:///{store}",
        max_speed=True,
    )
    truth = TrueHands.of(clip)
    with open_table(str(video), options, recogniser) as table:
        person, ear = Person(table.session, truth), PlayEar(table.session)
        stops = [table.session.subscribe(one) for one in (person.look, ear)]
        table.run()
        for stop in stops:
            stop()
        person.finish()
        hands = table.session.hands()
        log = [event.to_json() for event in table.session.events()]
    questions = tuple(f"{kind}: {text}" for kind, text in person.asked.values())
    profile = load_laws(laws)
    scores = []
    for number, true in enumerate(truth.hands):
        # Without a calls file nobody says what the dealer laid away.
        told = {**true, "discard": None} if plan.markers else true
        seen = hands[number] if number < len(hands) else None
        scores.append(score_hand(plan, told, seen, profile, questions, len(person.lost)))
    late = ear.late([t for true in truth.hands for t in plays_at_rest(true)])
    return replace(together(scores), late=tuple(round(seconds, 3) for seconds in late)), log

"""A planned hand rendered, watched through the same path as `watch`, and scored."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from companion.evenings.answering import Person
from companion.evenings.plan import HandPlan
from companion.evenings.rendering import clip_of
from companion.evenings.scoring import HandScore, score_hand, together
from companion.evenings.truth import TrueHands
from companion.lawbook import load_laws
from companion.live import TableOptions, open_table
from companion.sample import clip_files
from vision.reading import Recogniser
from vision.synth.clip import Clip, write_clip


def watch_hand(
    plan: HandPlan, laws: str, recogniser: Recogniser | None = None, keep: Path | None = None
) -> HandScore:
    """Render a hand into a video, watch that video, answer what is asked, score what came out.

    Args:
        plan: the hand.
        laws: name of the laws it is judged by.
        recogniser: finds and reads cards; the shipped networks by default.
        keep: folder in which the clip and the log stay if the hand was not wholly right.
    """
    clip = clip_of(plan, load_laws(laws))
    name = f"hand_{plan.number:04d}"
    with tempfile.TemporaryDirectory(prefix="evening-") as folder:
        video = Path(folder) / f"{name}.mp4"
        write_clip(clip, video)
        score, log = watch_clip(clip, video, plan, laws, recogniser)
        if keep is not None and not score.whole:
            keep.mkdir(parents=True, exist_ok=True)
            for path in (*Path(folder).glob(f"{name}.*"),):
                if path.suffix in (".mp4", ".json", ".toml"):
                    (keep / path.name).write_bytes(path.read_bytes())
            lines = "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in log)
            (keep / f"{name}.log.jsonl").write_text(lines, encoding="utf-8")
    return score


def watch_clip(
    clip: Clip, video: Path, plan: HandPlan, laws: str, recogniser: Recogniser | None
) -> tuple[HandScore, list[dict[str, Any]]]:
    """Watch a written clip; the score of all its hands together, and the log as lines."""
    files = clip_files(video)
    options = TableOptions(
        laws=laws,
        calls=None if plan.markers else files.calls,
        table=files.table,
        store=f"sqlite:///{video.with_suffix('.sqlite')}",
        max_speed=True,
    )
    truth = TrueHands.of(clip)
    with open_table(str(video), options, recogniser) as table:
        person = Person(table.session, truth)
        stop = table.session.subscribe(person.look)
        table.run()
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
    return together(scores), log

"""The sample clip that is shipped: a whole hand with one renege, its truth, calls and table beside it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.assets import asset_dir
from companion.errors import UsageError


@dataclass(frozen=True, slots=True)
class SampleClip:
    """The files of a clip.

    Attributes:
        video: the clip.
        truth: its hand record, with times.
        calls: what was said, as a calls file.
        table: where the table is, as a table file.
    """

    video: Path
    truth: Path
    calls: Path
    table: Path

    def read_truth(self) -> dict[str, Any]:
        """The truth as data."""
        data: dict[str, Any] = json.loads(self.truth.read_text(encoding="utf-8"))
        return data


def clip_files(video: Path) -> SampleClip:
    """The files that lie beside a clip, by its name."""
    return SampleClip(
        video,
        video.with_suffix(".truth.json"),
        video.with_suffix(".calls.json"),
        video.with_suffix(".table.toml"),
    )


def sample_clip() -> SampleClip:
    """The shipped clip.

    Raises:
        UsageError: this installation lacks it.
    """
    found = sorted(asset_dir("sample_images").glob("*.mp4"))
    if not found:
        raise UsageError("this installation lacks its sample clip; install euchre-companion again")
    return clip_files(found[0])

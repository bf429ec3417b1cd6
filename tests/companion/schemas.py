"""The published JSON schemas."""

from __future__ import annotations

import json
from importlib import resources


def schema(name: str) -> dict:
    return json.loads(resources.files("euchre.schema").joinpath(f"{name}.json").read_text(encoding="utf-8"))

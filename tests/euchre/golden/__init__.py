"""Files as once written, one of every format version."""

from pathlib import Path

HERE = Path(__file__).parent

"""Running a network: one small protocol, ONNX Runtime behind it by default."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]


class ModelError(Exception):
    """Weights are missing, broken, or not what the program expects."""


class Network(Protocol):
    """A network that can be run."""

    def __call__(self, *inputs: Floats) -> list[Floats]:
        """Run it on its inputs, in the order of the file; gives its outputs in the file's order."""
        ...


class OnnxNetwork:
    """A network run by ONNX Runtime on the processor."""

    def __init__(self, path: Path, threads: int = 0) -> None:
        """Load weights.

        Args:
            path: an `.onnx` file.
            threads: 0 lets the runtime take every core.

        Raises:
            ModelError: the file is missing or no network.
        """
        import onnxruntime

        if not path.is_file():
            raise ModelError(f"{path}: weights are missing")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.log_severity_level = 3
        # Idle spinning would take the cores that capture and the window need.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        try:
            self._session: Any = onnxruntime.InferenceSession(
                str(path), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # ONNX Runtime's own errors share no base but Exception
            raise ModelError(f"{path}: not weights that can be run ({str(error).splitlines()[0]})") from error
        self._names = [node.name for node in self._session.get_inputs()]

    def __call__(self, *inputs: Floats) -> list[Floats]:
        """Run the network."""
        outputs: list[Floats] = self._session.run(None, dict(zip(self._names, inputs, strict=True)))
        return outputs


def as_input(views: list[npt.NDArray[np.uint8]] | npt.NDArray[np.uint8]) -> Floats:
    """Pictures (height x width x 3, BGR) to N x 3 x height x width in 0..1, channels as they were."""
    stacked = np.asarray(views, np.float32) * np.float32(1 / 255)
    return np.ascontiguousarray(np.moveaxis(stacked, -1, -3))

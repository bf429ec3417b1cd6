"""Running a network: one small protocol, ONNX Runtime behind it by default, two others by choice.

Measured on the shipped networks, one thread of an AVX-512 core: OpenVINO takes as much processor time as
ONNX Runtime or a tenth more, OpenCV half as much again; all agree to 1e-4. ONNX Runtime is the default, as
the fastest of those that install everywhere.
"""

from __future__ import annotations

import importlib.util
import threading
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from vision.cv import cv2

Floats = npt.NDArray[np.float32]


class ModelError(Exception):
    """Weights are missing, broken, or not what the program expects."""


class Network(Protocol):
    """A network that can be run."""

    def __call__(self, *inputs: Floats) -> list[Floats]:
        """Run it on its inputs, in the order of the file; gives its outputs in the file's order."""
        ...


class Runtime(Enum):
    """What runs the networks."""

    ONNXRUNTIME = "onnxruntime"
    OPENVINO = "openvino"
    OPENCV = "opencv"


def load_network(
    path: Path, inputs: tuple[str, ...], threads: int = 0, runtime: Runtime = Runtime.ONNXRUNTIME
) -> Network:
    """Load weights.

    Args:
        path: an `.onnx` file.
        inputs: names of the network's inputs, in the order of the file; OpenCV cannot tell them.
        threads: 0 lets the runtime take every core.
        runtime: what is to run it.

    Raises:
        ModelError: the file is missing or no network, or the runtime is not installed.
    """
    if not path.is_file():
        raise ModelError(f"{path}: weights are missing")
    if not is_installed(runtime):
        raise ModelError(f"{runtime.value} is not installed here: {_ADVICE[runtime]}")
    try:
        match runtime:
            case Runtime.ONNXRUNTIME:
                return OnnxNetwork(path, threads)
            case Runtime.OPENVINO:
                return _OpenVino(path, threads)
            case Runtime.OPENCV:
                return _OpenCv(path, inputs)
    except Exception as error:  # the runtimes' own errors share no base but Exception
        lines = str(error).strip().splitlines() or [type(error).__name__]
        raise ModelError(f"{path}: not weights that {runtime.value} can run ({lines[0]})") from error


def is_installed(runtime: Runtime) -> bool:
    """Whether a runtime can be used here; nothing is imported to find out."""
    if runtime is Runtime.OPENCV:
        # OpenCV 4 does not load networks whose input may be of any size.
        return int(cv2.__version__.split(".")[0]) >= 5
    return importlib.util.find_spec(runtime.value) is not None


_ADVICE = {
    Runtime.ONNXRUNTIME: "install euchre-companion again",
    Runtime.OPENVINO: "pip install 'euchre-companion[openvino]'",
    Runtime.OPENCV: "it takes OpenCV 5 (pip install 'opencv-python>=5')",
}


class OnnxNetwork:
    """A network run by ONNX Runtime on the processor."""

    def __init__(self, path: Path, threads: int = 0) -> None:
        """Load weights; see `load_network`, which also tells in words what is wrong with them."""
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.log_severity_level = 3
        # Idle spinning would take the cores that capture and the window need.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self._session: Any = onnxruntime.InferenceSession(
            str(path), options, providers=["CPUExecutionProvider"]
        )
        self._names = [node.name for node in self._session.get_inputs()]

    def __call__(self, *inputs: Floats) -> list[Floats]:
        """Run the network."""
        outputs: list[Floats] = self._session.run(None, dict(zip(self._names, inputs, strict=True)))
        return outputs


class _OpenVino:
    """A network run by OpenVINO on the processor, in full precision: half of it would change answers."""

    def __init__(self, path: Path, threads: int) -> None:
        import openvino

        settings: dict[str, Any] = {"INFERENCE_PRECISION_HINT": "f32", "PERFORMANCE_HINT": "LATENCY"}
        if threads:
            settings["INFERENCE_NUM_THREADS"] = threads
        core: Any = openvino.Core()
        self._network: Any = core.compile_model(core.read_model(str(path)), "CPU", settings)
        self._turn = threading.Lock()

    def __call__(self, *inputs: Floats) -> list[Floats]:
        with self._turn:  # a request serves one caller at a time
            answers = self._network(inputs)
            return [np.array(answers[port], np.float32) for port in self._network.outputs]


class _OpenCv:
    """A network run by OpenCV itself, on as many threads as OpenCV uses for everything."""

    def __init__(self, path: Path, inputs: tuple[str, ...]) -> None:
        # From memory, since OpenCV opens no path with letters outside the code page on Windows.
        self._network: Any = cv2.dnn.readNetFromONNX(np.frombuffer(path.read_bytes(), np.uint8))
        self._names = inputs
        self._outputs = self._network.getUnconnectedOutLayersNames()
        self._turn = threading.Lock()

    def __call__(self, *inputs: Floats) -> list[Floats]:
        with self._turn:
            for name, values in zip(self._names, inputs, strict=True):
                self._network.setInput(values, name)
            return [np.array(answer, np.float32) for answer in self._network.forward(self._outputs)]


def as_input(views: list[npt.NDArray[np.uint8]] | npt.NDArray[np.uint8]) -> Floats:
    """Pictures (height x width x 3, BGR) to N x 3 x height x width in 0..1, channels as they were."""
    stacked = np.asarray(views, np.float32) * np.float32(1 / 255)
    return np.ascontiguousarray(np.moveaxis(stacked, -1, -3))

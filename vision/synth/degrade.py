"""What light, lens and camera do to a picture."""

from __future__ import annotations

import numpy as np

from vision.cv import cv2
from vision.reading import Image


def light(rng: np.random.Generator, image: Image) -> Image:
    """Uneven light, lamp glare, warm or cold white, exposure, contrast."""
    height, width = image.shape[:2]
    gain = np.empty((2, 2), np.float32)
    gain[:] = rng.uniform(0.35, 1.15) if rng.random() < 0.35 else rng.uniform(0.8, 1.1)
    gain *= rng.uniform(0.6, 1.2, (2, 2)) if rng.random() < 0.6 else 1
    if rng.random() < 0.12:
        gain *= 0.45
    field = cv2.resize(gain, (width, height), interpolation=cv2.INTER_LINEAR)
    white = np.ones(3, np.float32)
    if rng.random() < 0.6:
        warm = rng.uniform(-0.22, 0.22)
        white = np.array([1 - warm, 1 + rng.uniform(-0.04, 0.04), 1 + warm], np.float32)
    out = image.astype(np.float32) * field[..., None] * white
    if rng.random() < 0.3:
        spot = np.zeros((height // 4 + 1, width // 4 + 1), np.float32)
        for _ in range(int(rng.integers(1, 3))):
            centre = (int(rng.integers(spot.shape[1])), int(rng.integers(spot.shape[0])))
            axes = (int(rng.uniform(3, 0.18 * spot.shape[1])), int(rng.uniform(3, 0.12 * spot.shape[0])))
            cv2.ellipse(spot, centre, axes, rng.uniform(0, 180), 0, 360, rng.uniform(60, 320), -1)
        spot = cv2.GaussianBlur(spot, (0, 0), rng.uniform(3, 20))
        out += cv2.resize(spot, (width, height))[..., None]
    if rng.random() < 0.4:
        out = (out - 128) * rng.uniform(0.6, 1.2) + 128 * rng.uniform(0.85, 1.1)
    out = np.clip(out, 0, 255)
    if rng.random() < 0.4:
        table = (np.linspace(0, 1, 256) ** rng.uniform(0.65, 1.5) * 255).astype(np.uint8)
        return np.asarray(cv2.LUT(out.astype(np.uint8), table), np.uint8)
    return np.asarray(out, np.uint8)


def optics(rng: np.random.Generator, image: Image) -> Image:
    """Defocus, motion blur, a low-resolution sensor, sharpening."""
    if rng.random() < 0.4:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 1.7))
    if rng.random() < 0.12:
        size = int(rng.integers(3, 10))
        kernel = np.zeros((size, size), np.float32)
        kernel[size // 2] = 1 / size
        turn = cv2.getRotationMatrix2D((size / 2 - 0.5, size / 2 - 0.5), rng.uniform(0, 180), 1)
        kernel = cv2.warpAffine(kernel, turn, (size, size))
        image = cv2.filter2D(image, -1, kernel / max(kernel.sum(), 1e-3))
    if rng.random() < 0.3:
        height, width = image.shape[:2]
        share = rng.uniform(0.4, 0.9)
        small = cv2.resize(image, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        image = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
    if rng.random() < 0.3:
        soft = cv2.GaussianBlur(image, (0, 0), 1.5)
        image = cv2.addWeighted(image, 1.6, soft, -0.6, 0)
    return image


def sensor(rng: np.random.Generator, image: Image) -> Image:
    """Grain and JPEG blocks."""
    if rng.random() < 0.7:
        strength = rng.uniform(1, 14) if rng.random() < 0.8 else rng.uniform(10, 26)
        grain = np.empty(image.shape, np.int16)
        cv2.setRNGSeed(int(rng.integers(1 << 31)))  # OpenCV's own generator, ten times as fast as NumPy's
        cv2.randn(grain, 0, strength)
        if rng.random() < 0.5:
            grain[:] = grain[..., :1]
        image = np.clip(image + grain, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        quality = int(rng.integers(30, 95))
        coded = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
        image = np.asarray(cv2.imdecode(coded, cv2.IMREAD_COLOR), np.uint8)
    return image

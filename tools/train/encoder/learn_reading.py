"""The last reading of triage. `list OUT.json`: the turns that the encoder has not learned. `learn NET.pt WORDS.jsonl`: learns and measures it, and
writes the weights into the package."""

import base64
import collections
import json
import re
import sys

import numpy as np
import torch
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

from corpus import read_rows
from net import LEVELS, VECTOR_LENGTH, Net, Tokenizer, to_batch, to_plain, to_vector
from use_lite import ROOT

OUT = ROOT / "packages/coaching/src/triage/meaning/weights.gen.ts"
LEAST_SHARE = 1e-4
JOINED = 3
MAX_PIECES = 128
LEVEL_WEIGHTS = {"E": 3.0, "C": 0.6}


def odds(share):
    held = min(max(float(share), LEAST_SHARE), 1 - LEAST_SHARE)
    return float(np.log(held / (1 - held)))


def held_out():
    rows = read_rows()
    return rows, [at for at, row in enumerate(rows) if row["part"] != "train" and "level" in row]


def read_levels(net, texts):
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    shares = np.zeros((len(texts), len(LEVELS)), np.float32)
    with torch.no_grad():
        for start in range(0, len(order), 96):
            batch = order[start : start + 96]
            vectors = to_vector(net.enc(*to_batch([texts[at] for at in batch], MAX_PIECES)))
            shares[batch] = net.level(vectors).softmax(1).numpy()
    return shares


def numbers_of(turns, net, tokenizer):
    texts, places = [], []
    for at, turn in enumerate(turns):
        plain = to_plain(turn["content"])
        sentences = [each for each in re.split(r"(?<=[.!?;])\s+|\n+", turn["content"]) if len(each.strip()) > 3]
        before = [to_plain(each) for each in turn["earlier"][-JOINED:]]
        for name, several in (("whole", [plain]), ("joined", [*before, plain] if before else None)):
            if several:
                texts.append(tokenizer.encode_turns(several))
                places.append((at, name))
        for sentence in sentences if len(sentences) > 1 else []:
            texts.append(tokenizer.encode_turns([to_plain(sentence)]))
            places.append((at, "gravest"))
    numbers = [dict(turn["words"]) for turn in turns]
    for (at, name), shares in zip(places, read_levels(net, texts)):
        own = numbers[at]
        own[name] = max(own.get(name, -np.inf), odds(1 - shares[0]))
        if name == "whole":
            own["emergency"] = odds(shares[-1])
    for own in numbers:
        own["gravest"] = max(own["whole"], own.get("gravest", -np.inf))
        own.setdefault("joined", own["whole"])
        own["lesser"], own["greater"] = min(own["whole"], own["talk"]), max(own["whole"], own["talk"])
    return numbers


def learn(checkpoint, words):
    rows, _ = held_out()
    learned = torch.load(checkpoint)
    net = Net(len(learned["vocabulary"]), learned["labels"])
    net.load_state_dict(learned["net"])
    net.eval()
    turns = [json.loads(line) for line in open(words) if line.strip()]
    last = {turn["id"]: turn["at"] for turn in turns}
    read = [turn for turn in turns if turn.get("words")]
    numbers = numbers_of(read, net, Tokenizer(learned["vocabulary"]))
    names = list(numbers[0])
    values = np.array([[float(own[name]) for name in names] for own in numbers])
    # Which turn of a dangerous dialogue tells the danger is not labelled: the last one completes it.
    chosen = [
        at
        for at, turn in enumerate(read)
        if rows[turn["id"]]["part"] == "calibration" and (rows[turn["id"]]["level"] == "N" or turn["at"] == last[turn["id"]])
    ]
    labels = [rows[read[at]["id"]] for at in chosen]
    weights = [LEVEL_WEIGHTS.get(row["level"], 1) for row in labels]
    scaler = StandardScaler().fit(values[chosen])
    model = LogisticRegression(C=0.1, max_iter=3000)
    model.fit(scaler.transform(values[chosen]), [row["level"] != "N" for row in labels], sample_weight=weights)
    slopes = model.coef_[0] / scaler.scale_
    bias = float(model.intercept_[0] - (slopes * scaler.mean_).sum())
    measure(turns, dict(zip((id(turn) for turn in read), values @ slopes + bias)), rows)
    levels = (net.level.weight * VECTOR_LENGTH).detach().numpy().astype(np.float32)
    packed = {
        "biases": [round(float(each), 5) for each in net.level.bias.detach()],
        "bias": round(bias, 5),
        "weights": {name: round(float(slope), 5) for name, slope in zip(names, slopes)},
        "levels": base64.b64encode(levels.tobytes()).decode(),
    }
    OUT.write_text(
        '// Made by tools/train/encoder/learn_reading.py.\nimport type { MeaningWeights } from "./likely-danger.ts";\n\n'
        f"export const MEANING: MeaningWeights = {json.dumps(packed)};\n"
    )


def measure(turns, scores, rows):
    """Dangers read as nothing and ordinary messages stopped or asked about, by words and with the last reading, for some bounds."""
    for clears, raises in ((-1.25, -0.25), (-1, 0), (-0.75, 0), (-0.75, 0.25), (-0.5, 0.25)):
        tables = collections.defaultdict(collections.Counter)
        found = collections.defaultdict(lambda: [False, False])
        for turn in turns:
            if rows[turn["id"]]["part"] == "measured":
                is_worded = turn["kind"] != "none"
                score = scores.get(id(turn))
                found[turn["id"]][0] |= is_worded
                found[turn["id"]][1] |= is_worded if score is None else bool(score >= (clears if is_worded else raises))
        for at, kinds in found.items():
            row = rows[at]
            table = tables[row["source"].split("/")[0], "en" if row["language"] == "en" else "other", row["level"]]
            table["all"] += 1
            for name, is_found in zip(("words", "meaning"), kinds):
                table[name] += is_found == (row["level"] == "N")
        print(f"Nothing below {clears}, asked from {raises}:")
        for key in sorted(tables):
            print("  ", *key, dict(tables[key]))


if sys.argv[1] == "list":
    rows, chosen = held_out()
    with open(sys.argv[2], "w") as file:
        json.dump([{"id": at, "turns": rows[at]["text"].split(" >> ")} for at in chosen], file, ensure_ascii=False)
else:
    learn(*sys.argv[2:4])

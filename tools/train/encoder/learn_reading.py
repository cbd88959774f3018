"""The last reading of triage. `list OUT.json`: the turns that the encoder has not learned. `learn NET.pt WORDS.jsonl`: learns it from what
NET.pt and the words say of them, measures each block by a reading that has not learned it, and writes the weights into the package."""

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
FOLDS, BLOCK = 5, 40
LEVEL_WEIGHTS = {"E": 3.0, "T": 3.0, "C": 1.5}
# What physicians and athletes wrote last is nearest to what will be read.
NEAREST, NEAREST_WEIGHT = {"meaning-corpus/physicians-danger.tsv", "meaning-corpus/strangers-talk.tsv"}, 4.0
# Dangers of other languages are found less surely: they need so much less.
FOREIGN_ADVANCE = 0.5
NAMES = ["check", "today", "thisWeek", "toTell", "emergency"]


def odds(share):
    held = np.clip(share, LEAST_SHARE, 1 - LEAST_SHARE)
    return np.log(held / (1 - held))


def held_out():
    rows = read_rows()
    return rows, [at for at, row in enumerate(rows) if row["part"] in ("calibration", "measured") and "level" in row]


def load_net(checkpoint):
    learned = torch.load(checkpoint)
    net = Net(len(learned["vocabulary"]), learned["labels"])
    net.load_state_dict(learned["net"])
    return net.eval(), Tokenizer(learned["vocabulary"])


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
    read = [{} for _ in turns]
    for (at, name), shares in zip(places, read_levels(net, texts)):
        if name not in read[at] or shares[0] < read[at][name][0]:
            read[at][name] = shares
    numbers = []
    for turn, of in zip(turns, read):
        words, whole, joined = turn["words"], of["whole"], of.get("joined", of["whole"])
        gravest = min(whole, of.get("gravest", whole), key=lambda shares: shares[0])
        danger = -odds(whole[0])
        numbers.append(
            words
            | {name: odds(share) for name, share in zip(NAMES, whole[1:])}
            | {"whole": danger, "gravest": -odds(gravest[0]), "gravestEmergency": odds(gravest[-1])}
            | {"joined": -odds(joined[0]), "joinedEmergency": odds(joined[-1])}
            | {"lesser": min(danger, words["talk"]), "greater": max(danger, words["talk"])}
            | {"foreignWhole": words["foreign"] * danger, "foreignSign": words["foreign"] * words["sign"]}
        )
    return numbers


def weights_of(labels, is_foreign):
    """Each language weighs the same, and in it dangers and ordinary talk: the corpora have far more dangers of other languages."""
    weights = np.array([LEVEL_WEIGHTS.get(row["level"], 1.0) for row in labels])
    is_danger = np.array([row["level"] != "N" for row in labels])
    for foreign in (0, 1):
        for danger in (False, True):
            own = (is_foreign == foreign) & (is_danger == danger)
            weights[own] *= len(labels) / 4 / weights[own].sum()
    return weights * [NEAREST_WEIGHT if row["source"] in NEAREST else 1.0 for row in labels]


class Reading:
    def __init__(self, values, labels, foreign_at, level):
        scaler = StandardScaler().fit(values)
        model = LogisticRegression(C=0.1, max_iter=3000)
        wanted = [row["level"] != "N" if level is None else row["level"] == level for row in labels]
        weights = weights_of(labels, values[:, foreign_at]) if level is None else [NEAREST_WEIGHT if row["source"] in NEAREST else 1.0 for row in labels]
        model.fit(scaler.transform(values), wanted, sample_weight=weights)

        self.slopes = model.coef_[0] / scaler.scale_
        self.bias = model.intercept_[0] - (self.slopes * scaler.mean_).sum()
        if level is None:
            self.slopes[foreign_at] += FOREIGN_ADVANCE

    def score(self, values):
        return values @ self.slopes + self.bias

    def pack(self, names):
        return {"bias": round(float(self.bias), 5), "weights": {name: round(float(slope), 5) for name, slope in zip(names, self.slopes)}}


def learn(checkpoint, words):
    rows, _ = held_out()
    turns = [json.loads(line) for line in open(words) if line.strip()]
    last = {turn["id"]: turn["at"] for turn in turns}
    # Which turn of a dangerous dialogue tells the danger is not labelled: the last one completes it.
    turns = [turn for turn in turns if rows[turn["id"]]["level"] == "N" or turn["at"] == last[turn["id"]]]
    read = [turn for turn in turns if turn.get("words")]
    net, tokenizer = load_net(checkpoint)
    numbers = numbers_of(read, net, tokenizer)
    names = list(numbers[0])
    values = np.array([[float(own[name]) for name in names] for own in numbers])
    labels = [rows[turn["id"]] for turn in read]
    foreign_at = names.index("foreign")
    fold = np.array([turn["id"] // BLOCK % FOLDS for turn in read])
    scores = {level: np.zeros(len(read)) for level in (None, "E")}
    for level, own in scores.items():
        for at in range(FOLDS):
            learned = [row for row, each in zip(labels, fold) if each != at]
            own[fold == at] = Reading(values[fold != at], learned, foreign_at, level).score(values[fold == at])
    measure(turns, {id(turn): (danger, emergency) for turn, danger, emergency in zip(read, scores[None], scores["E"])}, rows)
    levels = (net.level.weight * VECTOR_LENGTH).detach().numpy().astype(np.float32)
    packed = {
        "biases": [round(float(each), 5) for each in net.level.bias.detach()],
        "danger": Reading(values, labels, foreign_at, None).pack(names),
        "emergency": Reading(values, labels, foreign_at, "E").pack(names),
        "levels": base64.b64encode(levels.tobytes()).decode(),
    }
    OUT.write_text(
        '// Made by tools/train/encoder/learn_reading.py.\nimport type { MeaningWeights } from "./likely-danger.ts";\n\n'
        f"export const MEANING: MeaningWeights = {json.dumps(packed)};\n"
    )


def measure(turns, scores, rows):
    """Dangers read as nothing and ordinary messages stopped or asked about, by words and with the last reading, and emergencies only asked about, for
    some bounds."""
    for bound, stops in ((0, -0.25), (0.5, -0.25), (1, -0.25)):
        tables = collections.defaultdict(collections.Counter)
        for turn in turns:
            row = rows[turn["id"]]
            is_worded = turn["kind"] != "none"
            danger, emergency = scores.get(id(turn), (None, -9))
            is_found = is_worded if danger is None else danger >= bound
            source = "nearest" if row["source"] in NEAREST else row["source"].split("/")[0]
            table = tables[source, "en" if row["language"] == "en" else "other", row["level"]]
            is_stopped = is_found and (turn["kind"] == "sign" or emergency >= stops)
            is_harmless = row["level"] == "N"
            wrong = {"words": is_worded == is_harmless, "meaning": is_found == is_harmless, "stopped": is_stopped}
            table.update({"all": 1} | {name: int(value) for name, value in wrong.items()})
        print(f"Asked from {bound}, stopped from {stops}:")
        for key in sorted(tables):
            print("  ", *key, " ".join(f"{name} {count}" for name, count in tables[key].items()))


if sys.argv[1] == "list":
    rows, chosen = held_out()
    with open(sys.argv[2], "w") as file:
        json.dump([{"id": at, "turns": rows[at]["text"].split(" >> ")} for at in chosen], file, ensure_ascii=False)
else:
    learn(*sys.argv[2:4])

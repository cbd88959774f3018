"""Learns the encoder of messages with all its tasks at once: `python train.py --minutes 18 --out net.pt [--start earlier.pt]`."""

import argparse
import collections
import random
import re
import time

import numpy as np
import torch
import torch.nn.functional as F

from corpus import read_rows
from net import BEGIN, CONTEXTS, LEVELS, PLAIN_PIECES, TURN_PIECE, Net, Tokenizer, to_batch, to_plain, to_vector
from use_lite import load_vocabulary

BATCH = 96
RATE = 6e-4
HEADS_RATE = 4 * RATE
DROPPED = 0.1
# A word of at least so many letters that comes at least so often gets a piece of its own, first the mean of its pieces.
WORD, MIN_COUNT, MAX_WORDS = r"[a-z]{4,}", 10, 3500
# How often a text is learned with typos, without marks, and beside ordinary talk.
TYPOS, BARE, COMPOSED = 0.3, 0.25, 0.12
MAX_COMPOSED_LETTERS, MAX_ORDINARY_LETTERS = 160, 90
LEVEL_TURN_WEIGHT = 0.4
TASK_WEIGHTS = {"category": 0.5, "want": 0.7, "form": 0.25, "article": 1.0}


def labels_of(rows):
    found = {task: sorted({row[task] for row in rows if task in row}) for task in ("category", "want", "article")}
    found["category"].remove("none")
    return found | {"form": [sorted({row["form"][part] for row in rows if "form" in row}) for part in range(4)]}


def vocabulary_of(rows):
    plain = load_vocabulary()
    known = {piece for piece, _ in plain}
    count = collections.Counter(word for row in rows for turn in row["turns"] for word in re.findall(WORD, turn))
    total = sum(count.values())
    often = [(BEGIN + word, float(np.log(n / total))) for word, n in count.most_common() if n >= MIN_COUNT and BEGIN + word not in known]
    return plain + [(TURN_PIECE, 0.0), (BEGIN * 3, -99.0)] + often[:MAX_WORDS]


def with_typos(text, chance):
    words = []
    for word in text.split(" "):
        if len(word) >= 4 and chance.random() < 0.18:
            at, kind = 1 + int(chance.random() * (len(word) - 2)), chance.random()
            if kind < 0.4:
                word = word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :]
            else:
                word = word[:at] + word[at + 1 :] if kind < 0.7 else word[:at] + word[at] + word[at:]
        words.append(word)
    return " ".join(words)


def varied(row, ordinary, chance):
    turns = row["turns"]
    is_of_triage = "level" in row and "want" not in row and "article" not in row
    if is_of_triage and sum(map(len, turns)) < MAX_COMPOSED_LETTERS and chance.random() < COMPOSED:
        beside = chance.choice(ordinary[row["language"]] or ordinary["en"])
        joint = chance.choice([". ", " ", ", ", "! "])
        if row["level"] == "N" or chance.random() < 0.7:
            turns = [*turns[:-1], beside + joint + turns[-1] if chance.random() < 0.5 else turns[-1] + joint + beside]
        else:
            turns = [beside, *turns]
    if chance.random() < BARE:
        turns = [re.sub(r"[^\w\s%°]", "", turn) for turn in turns]
    if chance.random() < TYPOS:
        return [with_typos(turn, chance) for turn in turns], None
    return turns, PLAIN_PIECES if chance.random() < 0.1 else None


def loss_of(rows, heads, labels):
    level, category, article, want, form = heads
    place = lambda task: torch.tensor([labels[task].index(row[task]) if row.get(task) in labels[task] else -100 for row in rows])
    loss = lambda scores, wanted: F.cross_entropy(scores.float(), wanted, reduction="none", ignore_index=-100)
    weights = torch.tensor([LEVEL_TURN_WEIGHT if "is_turn" in row else 1.0 for row in rows])
    losses = {"level": (loss(level, place("level")) * weights).sum()}
    for task, scores in (("category", category), ("want", want), ("article", article)):
        losses[task] = TASK_WEIGHTS[task] * loss(scores, place(task)).sum()
    for part, scores in enumerate(form):
        wanted = torch.tensor([labels["form"][part].index(row["form"][part]) if "form" in row else -100 for row in rows])
        losses["form"] = losses.get("form", 0) + TASK_WEIGHTS["form"] * loss(scores, wanted).sum()
    return {task: value / len(rows) for task, value in losses.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    chance = random.Random(options.seed)
    everything = read_rows()
    labels = labels_of(everything) | {"level": LEVELS}
    rows = [row | {"turns": [to_plain(turn) for turn in row["text"].split(" >> ")]} for row in everything if row["part"] == "train"]
    ordinary = collections.defaultdict(list)
    for row in rows:
        if row.get("level") == "N" and len(row["turns"]) == 1 and len(row["turns"][0]) < MAX_ORDINARY_LETTERS:
            ordinary[row["language"]].append(row["turns"][0])
    vocabulary = vocabulary_of(rows)
    tokenizer, plain = Tokenizer(vocabulary), Tokenizer(load_vocabulary())
    net = Net(len(vocabulary), labels)
    net.enc.load_use()
    with torch.no_grad():
        for at, (piece, _) in enumerate(vocabulary[PLAIN_PIECES + 2 :], PLAIN_PIECES + 2):
            net.enc.emb.weight[at] = net.enc.emb.weight[torch.tensor(plain.encode(piece[1:]))].mean(0)
    if options.start:
        net.load_state_dict(torch.load(options.start)["net"])
    groups = [
        {"params": [weight for name, weight in net.named_parameters() if name.startswith("enc.") == is_encoder], "rate": rate}
        for is_encoder, rate in ((True, RATE), (False, HEADS_RATE))
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    net.train()
    start, step = time.time(), 0
    while (spent := (time.time() - start) / (60 * options.minutes)) < 1:
        chosen = [(tokenizer.encode_turns(*varied(row, ordinary, chance)), row) for row in chance.sample(rows, min(12 * BATCH, len(rows)))]
        chosen.sort(key=lambda each: len(each[0]))
        batches = [chosen[at : at + BATCH] for at in range(0, len(chosen), BATCH)]
        chance.shuffle(batches)
        for batch in batches:
            spent = min(1, (time.time() - start) / (60 * options.minutes))
            for group in optimizer.param_groups:
                group["lr"] = group["rate"] * min(1, (step + 1) / 60) * (1 - spent)
            context = torch.tensor([CONTEXTS.index(row["context"]) for _, row in batch])
            with torch.autocast("cpu", dtype=torch.bfloat16):
                heads = net.heads(to_vector(net.enc(*to_batch([ids for ids, _ in batch]), DROPPED)), context)
            losses = loss_of([row for _, row in batch], heads, labels)
            optimizer.zero_grad(set_to_none=True)
            sum(losses.values()).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            step += 1
        print(f"{step} steps, {time.time() - start:.0f} s", {task: round(float(value), 3) for task, value in losses.items()}, flush=True)
    torch.save({"net": net.state_dict(), "vocabulary": vocabulary, "labels": labels}, options.out)


main()

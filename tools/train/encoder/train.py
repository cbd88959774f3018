"""Learns the encoder of messages with all its tasks at once: `python train.py --passes 12 --hold-out measured calibration --out net.pt`.

Prints after every pass how many dangers of the parts held out are missed where one in twenty ordinary texts is flagged."""

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
# What was pretrained in English changes slowly, the pieces of other languages and the heads quickly.
RATES = {"enc.emb": 8e-4, "enc": 4e-4, "": 1.6e-3}
WARM_UP_STEPS = 100
DROPPED = 0.15
# The weights that are saved are a running mean of those of about the last pass.
KEPT_OF_MEAN = 0.997
FLAGGED_SHARE, MAX_WATCHED = 0.05, 5000
# A word of at least so many letters that comes at least so often gets a piece of its own, first the mean of its pieces.
WORD, MIN_COUNT, MAX_WORDS = r"[a-z]{4,}", 10, 3500
# How often a text is learned with typos, without marks, and beside ordinary talk.
TYPOS, BARE, COMPOSED = 0.3, 0.25, 0.2
# How often pieces of a text are lost, how many of them, and how often a word of our own is read in its plain pieces.
LOSSY, LOST, PLAIN = 0.5, 0.15, 0.2
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
        if chance.random() < 0.5:
            turns = [*turns[:-1], beside + joint + turns[-1] if chance.random() < 0.5 else turns[-1] + joint + beside]
        else:
            # Two or three ordinary turns before, for the harmless and the dangerous alike.
            turns = [chance.choice(ordinary[row["language"]] or ordinary["en"]) for _ in range(chance.randint(0, 2))] + [beside, *turns]
    if chance.random() < BARE:
        turns = [re.sub(r"[^\w\s%°]", "", turn) for turn in turns]
    if chance.random() < TYPOS:
        turns = [with_typos(turn, chance) for turn in turns]
    return turns, PLAIN_PIECES if chance.random() < PLAIN else None


def with_losses(ids, chance):
    return [0 if chance.random() < LOST else piece for piece in ids] if len(ids) > 3 and chance.random() < LOSSY else ids


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


def watch(net, watched):
    """Dangers missed where FLAGGED_SHARE of the ordinary texts is flagged, and the loss of levels, by language."""
    net.eval()
    scores, losses = np.zeros(len(watched)), np.zeros(len(watched))
    order = sorted(range(len(watched)), key=lambda at: len(watched[at][0]))
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            shares = net.level(to_vector(net.enc(*to_batch([watched[at][0] for at in batch])))).float().log_softmax(1).numpy()
            scores[batch] = np.log1p(-np.minimum(np.exp(shares[:, 0]), 1 - 1e-7)) - shares[:, 0]
            losses[batch] = [-shares[place, LEVELS.index(watched[at][1]["level"])] for place, at in enumerate(batch)]
    net.train()
    found = []
    for name, is_of in (("en", lambda row: row["language"] == "en"), ("other", lambda row: row["language"] != "en")):
        own = np.array([is_of(row) for _, row in watched])
        level = np.array([row["level"] for _, row in watched])
        bound = np.quantile(scores[own & (level == "N")], 1 - FLAGGED_SHARE)
        missed = {each: f"{(scores[own & (level == each)] < bound).mean():.3f}" for each in "EDTWC"}
        found.append(f"{name} loss {losses[own].mean():.3f} missed {missed}")
    return "; ".join(found)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--passes", type=int, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--hold-out", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    # More threads are slower: the matrices are small.
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    chance = random.Random(options.seed)
    everything = [row | {"turns": [to_plain(turn) for turn in row["text"].split(" >> ")]} for row in read_rows()]
    labels = labels_of(everything) | {"level": LEVELS}
    rows = [row for row in everything if row["part"] not in options.hold_out]
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
    watched = [(tokenizer.encode_turns(row["turns"]), row) for row in everything if row["part"] in options.hold_out and "level" in row]
    watched = random.Random(0).sample(watched, min(MAX_WATCHED, len(watched)))
    groups = [{"params": [], "rate": rate, "name": name} for name, rate in RATES.items()]
    for name, weight in net.named_parameters():
        next(group for group in groups if name.startswith(group["name"]))["params"].append(weight)
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02, betas=(0.9, 0.98), fused=True)
    mean = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(KEPT_OF_MEAN))
    net.train()
    start, step, steps_of_pass = time.time(), 0, len(rows) / BATCH
    steps, sums = int(options.passes * steps_of_pass), collections.Counter()
    while step < steps:
        chosen = [(with_losses(encode_varied(tokenizer, row, ordinary, chance), chance), row) for row in chance.sample(rows, min(12 * BATCH, len(rows)))]
        chosen.sort(key=lambda each: len(each[0]))
        batches = [chosen[at : at + BATCH] for at in range(0, len(chosen), BATCH)]
        chance.shuffle(batches)
        for batch in batches:
            for group in optimizer.param_groups:
                group["lr"] = group["rate"] * min(1, (step + 1) / WARM_UP_STEPS) * max(0, 1 - step / steps)
            context = torch.tensor([CONTEXTS.index(row["context"]) for _, row in batch])
            with torch.autocast("cpu", dtype=torch.bfloat16):
                heads = net.heads(to_vector(net.enc(*to_batch([ids for ids, _ in batch]), DROPPED)), context)
            losses = loss_of([row for _, row in batch], heads, labels)
            optimizer.zero_grad(set_to_none=True)
            sum(losses.values()).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            mean.update_parameters(net)
            step += 1
            sums.update({task: float(value.detach()) for task, value in losses.items()} | {"steps": 1})
            if int(step / steps_of_pass) > int((step - 1) / steps_of_pass):
                learned = {task: round(value / sums["steps"], 3) for task, value in sums.items() if task != "steps"}
                print(f"{step / steps_of_pass:.0f} passes, {time.time() - start:.0f} s", learned, watch(mean.module, watched) if watched else "", flush=True)
                sums.clear()
                torch.save({"net": mean.module.state_dict(), "vocabulary": vocabulary, "labels": labels}, options.out)
    torch.save({"net": mean.module.state_dict(), "vocabulary": vocabulary, "labels": labels}, options.out)


def encode_varied(tokenizer, row, ordinary, chance):
    turns, limit = varied(row, ordinary, chance)
    return tokenizer.encode_turns(turns, limit)


main()

"""Every labelled text of packages/coaching with its tasks and its part: what is learned, what is held out from the encoder (calibration, measured).

Held out are whole files and whole blocks of a file, never single lines: sentences of one writer resemble each other.
"""

import re
from pathlib import Path

from use_lite import ROOT

PACKAGE = ROOT / "packages/coaching"
MEASURED_FILES = {"en-danger.tsv", "told-by-strangers.tsv", "own-numbers.tsv"}
CALIBRATION_FILES = {"judged-again.tsv", "physicians-danger.tsv", "strangers-talk.tsv"}
PART_OF_BLOCK = {2: "measured", 5: "calibration"}
RANK = {"train": 0, "calibration": 1, "measured": 2}
# Turns with these wants may well be asked about.
OF_HEALTH = {"injury", "ill", "avoid"}


def read_rows():
    rows = {}

    def put(text, part, source, language, context="-", **tasks):
        row = rows.setdefault((text, context), {"text": text, "context": context, "part": part, "source": source, "language": language})
        if RANK[part] > RANK[row["part"]]:
            row["part"] = part
        for task, label in tasks.items():
            row.setdefault(task, label)

    for folder in ("triage-corpus", "talk-corpus", "meaning-corpus"):
        for file in sorted((PACKAGE / folder).glob("*.tsv")):
            for part, line in parts_of(file):
                category, level, language, text = line.split("\t")[:4]
                put(text, part, f"{folder}/{file.name}", language, category=category, level=level)
    for file in sorted((PACKAGE / "intent-corpus/turns").glob("*.tsv")):
        for part, line in parts_of(file):
            language, context, want, text = line.split("\t")[:4]
            ordinary = {} if want in OF_HEALTH else {"category": "none", "level": "N", "is_turn": True}
            put(text, part, f"turns/{file.name}", language, context, want=want, **ordinary)
    for file in sorted((PACKAGE / "form-corpus").glob("*.tsv")):
        for part, line in parts_of(file):
            context, *form, text = line.split("\t")[:6]
            put(text, part, f"form/{file.name}", "", context, form=form)
    for language in ("en", "de", "fr", "es", "it"):
        for block in re.split(r"^## ", (PACKAGE / f"article-corpus/{language}.txt").read_text(), flags=re.M)[1:]:
            slug, *lines = block.split("\n")
            questions = [line for line in lines if line and not line.startswith("#")]
            for at, text in enumerate(questions):
                share = at / len(questions)
                part = "measured" if 0.4 <= share < 0.54 else "calibration" if 0.8 <= share < 0.9 else "train"
                put(text, part, f"article/{language}", language, article=slug)
    return list(rows.values())


def parts_of(file):
    lines = [line for line in file.read_text().split("\n") if line]
    size = max(40, len(lines) // 21)
    for at, line in enumerate(lines):
        yield part_of_file(file.name) or PART_OF_BLOCK.get(at // size % 7, "train"), line


def part_of_file(name):
    files = {"measured": MEASURED_FILES, "calibration": CALIBRATION_FILES}
    return next((part for part, names in files.items() if name in names), None)

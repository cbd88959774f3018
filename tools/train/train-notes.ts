/**
 * `npm run notes:train`: learns the kinds of clauses in notes from packages/training/clause-corpus and writes the weights into the package. With
 * `-- --compare` nothing is written: every fifth note is held back, and what is read rightly of it is printed by kind and language. With
 * `-- --held-out` the weights are written without these notes, so that readers can be judged on them; train again afterwards. What tells
 * concerns from small talk is learned from the same notes, `asides-*.txt` and the corpus of triage; `-- --concerns` learns only that.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { toSeenClauses } from "../../packages/training/src/clause-kinds/classify.ts";
import { clauseFeatures, type SeenClause } from "../../packages/training/src/clause-kinds/features.ts";
import { CLAUSE_KINDS, type ClauseKind, type NoteField } from "../../packages/training/src/clause-kinds/kinds.ts";
import { type Regression, STEPS, ZERO } from "../../packages/training/src/clause-kinds/regression.ts";
import { readClauses } from "../../packages/training/src/health/clause.ts";
import { splitWishes } from "../../packages/training/src/statements/wishes/wish-pieces.ts";
import { type Aside, learnConcerns, readAsides, toExamples } from "../notes/concerns.ts";
import { createSeededRandom } from "../triage/corpus.ts";
import { type Model, getShares, trainModel } from "../triage/softmax.ts";

const BUCKETS = 32_768;
/** Weights below this share of the largest are left out: what hardly counts is not worth its bytes. */
const LEAST_WEIGHT = 0.1;
/** Notes made of one frame. */
const FILLED = 3;
/** Kinds that are told in the other field as well. */
const ACROSS: { readonly [field in NoteField]: ReadonlySet<ClauseKind> } = {
  injuries: new Set(["amount", "schedule", "gear", "no-gear", "goal"]),
  wishes: new Set(["complaint", "trigger", "tolerated", "healed", "cannot", "amount"]),
};

const FOLDER = new URL("../../packages/training/clause-corpus/", import.meta.url);

interface LabelledNote {
  readonly lang: string;
  readonly field: "injuries" | "likes" | "dislikes";
  readonly clauses: readonly { readonly text: string; readonly kind: ClauseKind }[];
}

interface LabelledClause {
  readonly clauses: readonly SeenClause[];
  readonly at: number;
  readonly field: NoteField;
  readonly kind: ClauseKind;
  readonly language: string;
}

/** What is felt, what sets it off and what is forbidden are concerns; the rest of a note is none. */
const CONCERNS: ReadonlySet<ClauseKind> = new Set(["complaint", "trigger", "cannot"]);

const notes = readNotes();
const frames = readFrames();

const isConcernsOnly = process.argv.includes("--concerns");

if (process.argv.includes("--compare")) {
  if (!isConcernsOnly) for (const part of ["whole", "pieces"] as const) compare(part);
  compareConcerns();
} else {
  writeWeights("CONCERN_WEIGHTS", "concern-weights", learnConcerns(readAsides(FOLDER), toldAsides(notes)));
}
if (!process.argv.includes("--compare") && !isConcernsOnly)
  writeWeights(
    "WEIGHTS",
    "weights",
    learned([...notes.filter((_, at) => !process.argv.includes("--held-out") || !isHeldOut(at)), ...frames]),
  );

function writeWeights(name: string, file: string, model: Model): void {
  const regression = toRegression({ ...model, weights: rounded(model.weights) });
  const text = `// Made by npm run notes:train.\nimport type { Regression } from "./regression.ts";\n\nexport const ${name}: Regression = ${JSON.stringify(regression)};\n`;
  writeFileSync(new URL(`../../packages/training/src/clause-kinds/${file}.gen.ts`, import.meta.url), text);
  console.log(`${file}: learned from ${notes.length} notes; ${Math.round(gzipSync(text).length / 1024)} KB compressed.`);
}

function toldAsides(of: readonly LabelledNote[]): readonly (readonly Aside[])[] {
  return of.map(({ lang, clauses }) => clauses.map(({ text, kind }) => ({ text, language: lang, isConcern: CONCERNS.has(kind) })));
}

function readNotes(): readonly LabelledNote[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LabelledNote),
    )
    .filter(({ clauses }) => clauses.every(({ kind }) => CLAUSE_KINDS.includes(kind)));
}

/** Every fifth note. */
function isHeldOut(at: number): boolean {
  return at % 5 === 2;
}

/** Sentence frames, each filled a few times with names from `slots.json`: notes of one clause. */
function readFrames(): readonly LabelledNote[] {
  const slots = JSON.parse(readFileSync(new URL("slots.json", FOLDER), "utf8")) as Record<string, Record<string, readonly string[]>>;
  const random = createSeededRandom(17);
  return Object.entries(slots).flatMap(([lang, values]) => {
    let kind = "";
    let field = "";
    return readFileSync(new URL(`frames-${lang}.txt`, FOLDER), "utf8")
      .split("\n")
      .flatMap((line): readonly LabelledNote[] => {
        if (line.startsWith("# ")) [kind = "", field = ""] = line.slice(2).split(" ");
        if (line === "" || line.startsWith("#")) return [];
        if (!CLAUSE_KINDS.includes(kind as ClauseKind)) throw new Error(`${kind} is no kind of clause: ${line}`);
        return Array.from({ length: line.includes("{") ? FILLED : 1 }, () => {
          const text = line.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => {
            const words = values[slot] ?? [];
            return words[Math.floor(random() * words.length)] ?? "";
          });
          return { lang, field: field === "injuries" ? "injuries" : "dislikes", clauses: [{ text, kind: kind as ClauseKind }] };
        });
      });
  });
}

/** The clauses of a note as the engine splits it, each with the kind of the labelled clause that most of it lies in. */
function clausesOf({ lang, field, clauses }: LabelledNote, part: "whole" | "pieces"): readonly LabelledClause[] {
  const texts = clauses.map(({ text }) => text);
  const text = texts.join(" ");
  const starts = texts.map((_, at) => texts.slice(0, at).join(" ").length + (at === 0 ? 0 : 1));
  const kindAt = (from: number, to: number): ClauseKind => {
    const shared = texts.map((one, at) => Math.min(to, (starts[at] ?? 0) + one.length) - Math.max(from, starts[at] ?? 0));
    return clauses[shared.indexOf(Math.max(...shared))]?.kind ?? "other";
  };
  const label = (pieces: readonly SeenClause[], of: NoteField, isLabelled: (at: number) => boolean): readonly LabelledClause[] => {
    let from = 0;
    return pieces.flatMap((piece, at): readonly LabelledClause[] => {
      const start = text.indexOf(piece.quote, from);
      if (start < 0) return [];
      from = start + piece.quote.length;
      return isLabelled(at) ? [{ clauses: pieces, at, field: of, kind: kindAt(start, from), language: lang }] : [];
    });
  };
  const read = readClauses(text);
  const of = field === "injuries" ? "injuries" : "wishes";
  const whole = toSeenClauses(
    text,
    texts.map((quote) => ({ quote, sentence: 0 })),
  ).map((_, at, pieces): LabelledClause => ({ clauses: pieces, at, field: of, kind: clauses[at]?.kind ?? "other", language: lang }));
  if (part === "whole") return whole;
  if (field === "injuries") return label(read, "injuries", () => true);
  const wishes = splitWishes(text);
  return [
    ...label(toSeenClauses(text, wishes), "wishes", (at) => wishes[at]?.link !== "instead" && wishes[at]?.link !== "except"),
    ...label(read, "wishes", () => true),
  ];
}

function learned(of: readonly LabelledNote[]): Model {
  const framed = new Set(frames);
  const all = of.flatMap((note) => {
    const whole = clausesOf(note, "whole");
    // Complaints are told among the wishes too, and numbers and days among the complaints.
    const across = whole.map((clause): LabelledClause => ({ ...clause, field: clause.field === "injuries" ? "wishes" : "injuries" }));
    return [
      ...whole,
      ...across.filter(({ kind, field }) => ACROSS[field].has(kind)),
      ...(framed.has(note) ? [] : clausesOf(note, "pieces")),
    ];
  });
  const model = trainModel(
    all.map(({ clauses, at, field, kind }) => ({ features: clauseFeatures(clauses, at, field), label: CLAUSE_KINDS.indexOf(kind) })),
    CLAUSE_KINDS.length,
    BUCKETS,
  );
  return { ...model, weights: rounded(model.weights) };
}

/** How many of the asides that were held back are shown at each share, and how many of the harmless ones. */
function compareConcerns(): void {
  const asides = readAsides(FOLDER);
  const model = learnConcerns(
    asides.filter((_, at) => !isHeldOut(at)),
    toldAsides(notes.filter((_, at) => !isHeldOut(at))),
  );
  const read = asides
    .filter((_, at) => isHeldOut(at))
    .map((aside) => ({ ...aside, share: getShares(model, toExamples([aside])[0]?.features ?? [])[1] ?? 0 }));
  const [concerns, idle] = [read.filter(({ isConcern }) => isConcern), read.filter(({ isConcern }) => !isConcern)];
  console.log("\nAsides");
  for (const least of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const shown = (of: typeof read): string => `${of.filter(({ share }) => share >= least).length} of ${of.length}`;
    console.log(`from ${least}: ${shown(concerns)} concerns, ${shown(idle)} harmless`);
  }
}

/** The weights in whole steps, without those that hardly count. */
function rounded(weights: Float32Array): Float32Array {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  return weights.map((weight) => (Math.abs(weight) < LEAST_WEIGHT * most ? 0 : (Math.round((weight / most) * STEPS) * most) / STEPS));
}

function toRegression({ weights, biases }: Model): Regression {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  return {
    biases: [...biases].map((bias) => Number(bias.toFixed(4))),
    scale,
    weights: Array.from(weights, (weight) => String.fromCharCode(ZERO + Math.round(weight / scale))).join(""),
  };
}

function compare(part: "whole" | "pieces"): void {
  const model = learned([...notes.filter((_, at) => !isHeldOut(at)), ...frames]);
  const read = notes
    .filter((_, at) => isHeldOut(at))
    .flatMap((note) => clausesOf(note, part))
    .map((clause) => {
      const shares = getShares(model, clauseFeatures(clause.clauses, clause.at, clause.field));
      const share = Math.max(...shares);
      return { ...clause, read: CLAUSE_KINDS[shares.indexOf(share)] ?? "other", share, quote: clause.clauses[clause.at]?.quote ?? "" };
    });
  const line = (name: string, of: typeof read): void => {
    const right = of.filter((one) => one.read === one.kind).length;
    const sure = of.filter(({ share }) => share >= 0.7);
    const sureRight = sure.filter((one) => one.read === one.kind).length;
    console.log(
      `${name.padEnd(12)} ${((100 * right) / of.length).toFixed(0).padStart(3)} % of ${String(of.length).padStart(4)}; from 0.7: ${((100 * sureRight) / sure.length).toFixed(0)} % of ${sure.length}`,
    );
  };
  console.log(`\n${part === "whole" ? "Clauses as they were labelled" : "Clauses as the engine splits them"}`);
  line("all", read);
  for (const kind of CLAUSE_KINDS)
    line(
      kind,
      read.filter((one) => one.kind === kind),
    );
  for (const language of new Set(read.map(({ language }) => language)))
    line(
      language,
      read.filter((one) => one.language === language),
    );
  for (const field of ["injuries", "wishes"] as const)
    line(
      field,
      read.filter((one) => one.field === field),
    );
  if (process.argv.includes("--wrong"))
    for (const one of read.filter(({ read: found, kind }) => found !== kind))
      console.log(`${one.kind} read as ${one.read} (${one.share.toFixed(2)}): ${one.quote}`);
}

/**
 * `npm run notes:train`: learns the kinds and the senses of clauses in notes from packages/training/clause-corpus and writes the weights into the
 * package. With `-- --compare` nothing is written: every fifth note is held back, and what is read rightly of it is printed by kind, sense and
 * language. With `-- --held-out` the weights are written without these notes, so that readers can be judged on them; train again afterwards. Both together print and write. What
 * tells concerns from small talk is learned from the same notes, `asides-*.txt` and the corpus of triage; `-- --concerns` learns only that.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { CLAUSE_KINDS, type ClauseKind } from "../../packages/training/src/clause-kinds/kinds.ts";
import { loadKeys, toPlaces } from "../../packages/training/src/clause-kinds/known-features.ts";
import { type Regression, STEPS, ZERO } from "../../packages/training/src/clause-kinds/regression.ts";
import { type Sense, SENSES } from "../../packages/training/src/clause-kinds/senses.ts";
import { type Aside, learnConcerns, readAsides, toExamples } from "../notes/concerns.ts";
import { learnSenses } from "../notes/learn-senses.ts";
import { type LabelledClause, splitClauses, toLearned, wholeClauses } from "../notes/labelled-clauses.ts";
import { CORPUS, type LabelledNote, readFrames, readKindNotes, readLine, readNotes } from "../notes/labelled-notes.ts";
import { type Model, getShares, trainModel } from "../triage/softmax.ts";

const BUCKETS = 32_768;
/** Weights below this share of the largest are left out: what hardly counts is not worth its bytes. */
const LEAST_WEIGHT = 0.1;
const LEAST_OF_A_SENSE = 0.02;

/** What is felt, what sets it off and what is forbidden are concerns; the rest of a note is none. */
const CONCERNS: ReadonlySet<ClauseKind> = new Set(["complaint", "trigger", "cannot"]);
const SENSE_NAMES = Object.keys(SENSES) as readonly Sense[];

const has = (name: string): boolean => process.argv.includes(`--${name}`);
const notes = readNotes();
const isCompared = has("compare");
const test = process.argv.find((one) => one.startsWith("--test="))?.slice("--test=".length);
const taught =
  isCompared && test === undefined ? notes.filter((_, at) => !isHeldOut(at)) : notes.filter((_, at) => !has("held-out") || !isHeldOut(at));
const examined =
  test === undefined ? notes.filter((_, at) => isHeldOut(at)) : readFileSync(test, "utf8").split("\n").filter(Boolean).map(readLine);

if (has("concerns")) {
  if (isCompared) compareConcerns();
  else writeConcerns();
} else {
  const learned = [...taught.flatMap((note) => toLearned(note, false)), ...readFrames().flatMap((note) => toLearned(note, true))];
  const kinds = learnKinds(learned.filter(({ told }) => told.senses === undefined));
  const { keys, models } = learnSenses(learned);
  const senses = SENSE_NAMES.map((sense) => [sense, rounded(models[sense], LEAST_OF_A_SENSE)] as const);
  if (isCompared) {
    const places = loadKeys(keys);
    compare("Clauses as they were labelled", examined.flatMap(wholeClauses), { kinds, senses, places });
    compare("Clauses as the engine splits them", examined.flatMap(splitClauses), { kinds, senses, places });
  }
  if (isCompared && !has("held-out")) compareConcerns();
  else {
    if (!isCompared) writeConcerns();
    write("WEIGHTS", "weights", "Regression", toRegression(kinds));
    const weights = Object.fromEntries(senses.map(([sense, model]) => [sense, toRegression(model)]));
    write("SENSE_WEIGHTS", "sense-weights", "SenseWeights", { keys, ...weights });
  }
}

function writeConcerns(): void {
  const model = learnConcerns(readAsides(CORPUS), toldAsides(readKindNotes()));
  write("CONCERN_WEIGHTS", "concern-weights", "Regression", toRegression(rounded(model, 0.1)));
}

function write(name: string, file: string, type: string, value: unknown): void {
  const text = `// Made by npm run notes:train.\nimport type { ${type} } from "./${type === "Regression" ? "regression" : "senses"}.ts";\n\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;
  writeFileSync(new URL(`../../packages/training/src/clause-kinds/${file}.gen.ts`, import.meta.url), text);
  console.log(`${file}: learned from ${notes.length} notes; ${Math.round(gzipSync(text).length / 1024)} KB compressed.`);
}

function toldAsides(of: readonly LabelledNote[]): readonly (readonly Aside[])[] {
  return of.map(({ lang, clauses }) => clauses.map(({ text, kind }) => ({ text, language: lang, isConcern: CONCERNS.has(kind) })));
}

/** Every fifth note. */
function isHeldOut(at: number): boolean {
  return at % 5 === 2;
}

function learnKinds(of: readonly LabelledClause[]): Model {
  const examples = of.map(({ features, told }) => ({ features, label: CLAUSE_KINDS.indexOf(told.kind) }));
  return rounded(trainModel(examples, CLAUSE_KINDS.length, BUCKETS), LEAST_WEIGHT);
}

/** How many of the asides that were held back are shown at each share, and how many of the harmless ones. */
function compareConcerns(): void {
  const asides = readAsides(CORPUS);
  const model = learnConcerns(
    asides.filter((_, at) => !isHeldOut(at)),
    toldAsides(readKindNotes().filter((_, at) => !isHeldOut(at))),
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
function rounded(model: Model, least: number): Model {
  const most = model.weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const weights = model.weights.map((weight) =>
    Math.abs(weight) < least * most ? 0 : (Math.round((weight / most) * STEPS) * most) / STEPS,
  );
  return { ...model, weights };
}

function toRegression({ weights, biases }: Model): Regression {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  return {
    biases: [...biases].map((bias) => Number(bias.toFixed(4))),
    scale,
    weights: Array.from(weights, (weight) => String.fromCharCode(ZERO + Math.round(weight / scale))).join(""),
  };
}

interface Learned {
  readonly kinds: Model;
  readonly senses: readonly (readonly [sense: Sense, model: Model])[];
  readonly places: ReadonlyMap<number, number>;
}

function compare(title: string, clauses: readonly LabelledClause[], { kinds, senses, places }: Learned): void {
  console.log(`\n${title}`);
  const read = clauses.map((clause) => readBy(clause, kinds, CLAUSE_KINDS, clause.told.kind));
  print("all", read);
  for (const kind of CLAUSE_KINDS)
    print(
      kind,
      read.filter(({ told }) => told === kind),
    );
  for (const language of new Set(clauses.map((clause) => clause.language)))
    print(
      language,
      read.filter((one) => one.language === language),
    );
  for (const field of ["injuries", "wishes"] as const)
    print(
      field,
      read.filter((one) => one.field === field),
    );
  for (const [sense, model] of senses) {
    const values: readonly string[] = SENSES[sense];
    const of = clauses.flatMap((clause) =>
      clause.told.senses === undefined
        ? []
        : [readBy({ ...clause, features: toPlaces(clause.features, places) }, model, values, clause.told.senses[sense])],
    );
    print(sense.toUpperCase(), of);
    for (const value of values)
      print(
        ` ${value}`,
        of.filter(({ told }) => told === value),
      );
    if (has("wrong"))
      for (const one of of.filter(({ found, told }) => found !== told))
        console.log(`${one.told} read as ${one.found} (${one.share.toFixed(2)}): ${one.quote}`);
  }
}

interface Read {
  readonly quote: string;
  readonly language: string;
  readonly field: string;
  readonly told: string;
  readonly found: string;
  readonly share: number;
}

function readBy({ features, quote, language, field }: LabelledClause, model: Model, values: readonly string[], told: string): Read {
  const shares = getShares(model, features);
  const share = Math.max(...shares);
  return { quote, language, field, told, found: values[shares.indexOf(share)] ?? "", share };
}

function print(name: string, of: readonly Read[]): void {
  if (of.length === 0) return;
  const percent = (all: readonly Read[]): string =>
    all.length === 0 ? "-" : ((100 * all.filter(({ found, told }) => found === told).length) / all.length).toFixed(0);
  const sure = of.filter(({ share }) => share >= 0.7);
  console.log(
    `${name.padEnd(12)} ${percent(of).padStart(3)} % of ${String(of.length).padStart(4)}; from 0.7: ${percent(sure)} % of ${sure.length}`,
  );
}

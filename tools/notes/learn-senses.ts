import type { ClauseKind } from "../../packages/training/src/clause-kinds/kinds.ts";
import { getKey, loadKeys, toPlaces, writeKeys } from "../../packages/training/src/clause-kinds/known-features.ts";
import { type Sense, SENSES } from "../../packages/training/src/clause-kinds/senses.ts";
import { type Example, type Model, trainModel } from "../triage/softmax.ts";
import type { LabelledClause } from "./labelled-clauses.ts";

/** How many features are kept of all that stand in the notes: a power of two. More of them are hardly better and as many bytes more. */
const KEPT = 4096;
/** A feature of fewer clauses tells of one writer. */
const FEWEST_CLAUSES = 4;
/** Weights of the first round, in which every feature has its own. */
const WIDE = 131_072;
const LESSONS = { rate: 0.07, balance: 0.35 };

/** What the kind alone says of the effect, where a note has no senses. */
const EFFECTS: { readonly [kind in ClauseKind]?: string } = {
  healed: "nothing",
  tolerated: "nothing",
  other: "nothing",
  like: "more",
  goal: "more",
  cannot: "none",
};

const NAMES = Object.keys(SENSES) as readonly Sense[];

export interface SenseModel {
  readonly keys: string;
  readonly models: { readonly [sense in Sense]: Model };
}

/** Learns the senses: once with all features, to find those that tell most, and again with these alone. */
export function learnSenses(clauses: readonly LabelledClause[]): SenseModel {
  const told = clauses.filter(({ told: { senses, kind } }) => senses !== undefined || EFFECTS[kind] !== undefined);
  const often = countFeatures(told);
  const common = told.map((clause) => ({
    ...clause,
    features: clause.features.filter(([hash]) => (often.get(hash)?.clauses ?? 0) >= FEWEST_CLAUSES),
  }));
  const worth = new Map<number, number>();
  for (const sense of NAMES) {
    const { weights, classes } = trainModel(examplesOf(common, sense), classesOf(sense), WIDE, LESSONS);
    for (const [hash, { size }] of often) {
      const at = (hash & (WIDE - 1)) * classes;
      const own = weights.subarray(at, at + classes);
      const mean = own.reduce((sum, weight) => sum + weight, 0) / classes;
      const spread = own.reduce((sum, weight) => sum + (weight - mean) ** 2, 0);
      worth.set(getKey(hash), (worth.get(getKey(hash)) ?? 0) + spread * size);
    }
  }
  const kept = [...worth]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, KEPT)
    .map(([key]) => key)
    .toSorted((one, other) => one - other);
  const keys = writeKeys(kept);
  const places = loadKeys(keys);
  const known = told.map((clause) => ({ ...clause, features: toPlaces(clause.features, places) }));
  const models = Object.fromEntries(
    NAMES.map((sense) => [sense, trainModel(examplesOf(known, sense), classesOf(sense), KEPT, LESSONS)]),
  ) as { readonly [sense in Sense]: Model };
  return { keys, models };
}

/** In how many clauses a feature stands, and how much it weighs in all of them; those of too few clauses are worth nothing. */
function countFeatures(clauses: readonly LabelledClause[]): ReadonlyMap<number, { readonly clauses: number; readonly size: number }> {
  const found = new Map<number, { clauses: number; size: number }>();
  for (const { features } of clauses)
    for (const [hash, weight] of features) {
      const known = found.get(hash) ?? { clauses: 0, size: 0 };
      found.set(hash, { clauses: known.clauses + 1, size: known.size + weight * weight });
    }
  return new Map([...found].filter(([, one]) => one.clauses >= FEWEST_CLAUSES));
}

function examplesOf(clauses: readonly LabelledClause[], sense: Sense): readonly Example[] {
  const values: readonly string[] = SENSES[sense];
  return clauses.flatMap(({ features, told: { kind, senses } }) => {
    const value = senses?.[sense] ?? (sense === "effect" ? EFFECTS[kind] : undefined);
    return value === undefined ? [] : [{ features, label: values.indexOf(value) }];
  });
}

function classesOf(sense: Sense): number {
  return SENSES[sense].length;
}

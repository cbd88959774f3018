import type { SeenClause } from "./features.ts";
import { clauseFeatures } from "./features.ts";
import type { NoteField } from "./kinds.ts";
import { loadKeys, toPlaces } from "./known-features.ts";
import { getShares, type LoadedRegression, loadRegression, type Regression } from "./regression.ts";
import { SENSE_WEIGHTS } from "./sense-weights.gen.ts";

/** What a clause is told apart by beside its kind: each sense has one of its values. */
export const SENSES = {
  // What the clause is about, whatever words stand in it: "panicky when swum over" is a feeling.
  subject: ["body", "illness", "move", "kit", "day", "person", "feeling", "talk"],
  // What a plan has to do because of it, and no more.
  effect: ["nothing", "ask", "stop", "ease", "less", "none", "only", "more"],
  // Whether it is so now, is old and still there, is over, is still to come, or is somebody else's.
  time: ["now", "lasting", "over", "later", "someone"],
  // Whether it holds always, or on some days, in one variant, under a condition.
  scope: ["always", "when"],
} as const;

export type Sense = keyof typeof SENSES;

/** How likely each value of each sense is; the shares of a sense add up to 1. */
export type SenseShares = { readonly [sense in Sense]: { readonly [value in (typeof SENSES)[sense][number]]: number } };

/** The features that were kept, and what each of them says of each sense. */
export type SenseWeights = { readonly keys: string } & { readonly [sense in Sense]: Regression };

interface Loaded {
  readonly places: ReadonlyMap<number, number>;
  readonly models: ReadonlyMap<Sense, LoadedRegression>;
}

let known: Loaded | undefined;

function load(): Loaded {
  return {
    places: loadKeys(SENSE_WEIGHTS.keys),
    models: new Map(NAMES.map((name) => [name, loadRegression(SENSE_WEIGHTS[name])])),
  };
}

/** How likely each value of each sense is for each clause of a note, with the committed weights (`npm run notes:train`). */
export function readSenses(clauses: readonly SeenClause[], field: NoteField): readonly SenseShares[] {
  const read = READ[field].get(clauses);
  if (read !== undefined) return read;
  const { places, models } = (known ??= load());
  const found = clauses.slice(0, MOST_CLAUSES).map((_, at) => {
    const features = toPlaces(clauseFeatures(clauses, at, field), places);
    return Object.fromEntries(
      [...models].map(([name, model]) => {
        const shares = getShares(model, features);
        return [name, Object.fromEntries(SENSES[name].map((value, index) => [value, shares[index] ?? 0]))];
      }),
    ) as unknown as SenseShares;
  });
  READ[field].set(clauses, found);
  return found;
}

const NAMES = Object.keys(SENSES) as readonly Sense[];

/** More than a person writes. */
const MOST_CLAUSES = 120;
const READ: { readonly [field in NoteField]: WeakMap<readonly SeenClause[], readonly SenseShares[]> } = {
  injuries: new WeakMap(),
  wishes: new WeakMap(),
};

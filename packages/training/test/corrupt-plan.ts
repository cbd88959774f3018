import fc from "fast-check";
import type { Plan } from "../src/model/plan.ts";

/** Values of the right type that no plan should hold. */
const NUMBERS = [Number.NaN, -1, 0, 0.5, 1e9, 1e308, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE];
const TEXTS = ["", " ", "Flying", "2026-02-30", "__proto__", "toString", "RPE 11", "3:00 /km", "500 kg", "ü".repeat(5000)];

/** One value of a plan and what may come in its place, by the type it has. */
export interface Corruption {
  readonly path: readonly string[];
  readonly number: number;
  readonly text: string;
  readonly list: "empty" | "double" | "reverse";
  readonly omit: boolean;
}

/** What a careless or hostile author does to a plan: replaces values, empties, doubles or turns lists, leaves optional fields out. */
export function corruptions(plan: Plan): fc.Arbitrary<readonly Corruption[]> {
  const corruption = fc.record({
    path: fc.constantFrom(...placesOf(plan)),
    number: fc.oneof(fc.constantFrom(...NUMBERS), fc.double()),
    text: fc.oneof(fc.constantFrom(...TEXTS), fc.string()),
    list: fc.constantFrom("empty" as const, "double" as const, "reverse" as const),
    omit: fc.boolean(),
  });
  return fc.array(corruption, { minLength: 1, maxLength: 6 });
}

/** The plan with the corruptions made one after the other; a place that an earlier one took away is passed over. */
export function corrupt(plan: Plan, changes: readonly Corruption[]): Plan {
  const copy = structuredClone(plan);
  for (const change of changes) {
    const holder = change.path.slice(0, -1).reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), copy);
    const key = change.path.at(-1);
    if (isHolder(holder) && key !== undefined && key in holder) replace(holder, key, change);
  }
  return copy;
}

type Holder = { [key: string]: unknown };

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

/** Every place of the plan that holds a value, as its path. */
function placesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  const here = path.length === 0 ? [] : [path];
  return isHolder(value) ? [...here, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))] : here;
}

/** Fields that may be absent. */
const OPTIONAL = new Set([
  "sets",
  "reps",
  "weight",
  "duration",
  "distance",
  "intensity",
  "notes",
  "substitutions",
  "load",
  "pace",
  "power",
  "rpe",
  "why",
]);

function replace(holder: Holder, key: string, { number, text, list, omit }: Corruption): void {
  const value = holder[key];
  const isLine = "dose" in holder;
  if (omit && isLine && OPTIONAL.has(key)) delete holder[key];
  else if (typeof value === "number") holder[key] = number;
  else if (typeof value === "string") holder[key] = text;
  else if (typeof value === "boolean") holder[key] = !value;
  else if (Array.isArray(value)) holder[key] = list === "empty" ? [] : list === "double" ? [...value, ...value] : value.toReversed();
}

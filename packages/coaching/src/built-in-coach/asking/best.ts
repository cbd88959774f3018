import { type Diary } from "../own-data/diary.ts";
import { percentChange } from "../own-data/figures.ts";
import { type Lift, type Test } from "../own-data/subject.ts";
import { getResults, said } from "../own-data/tests.ts";
import { clock, weight } from "../say.ts";
import type { CoachView } from "../view.ts";

/** A best with every value it had, the oldest first. */
export interface Best {
  readonly name: string;
  readonly kind: "load" | Test["kind"] | "skill";
  readonly values: readonly { readonly value: number; readonly on: string }[];
  readonly metres?: number;
}

const METRES: { readonly [name in string]?: number } = { "5 km": 5000, "10 km": 10_000, "half marathon": 21_097, marathon: 42_195 };

export function bestOfTest(test: Test, diary: Diary): Best {
  const results = getResults(test, diary);
  const metres = METRES[test.name];
  return {
    name: test.name,
    kind: test.benchmark === "handstand_walk" ? "skill" : test.kind,
    values: inOrder(
      results,
      results.filter(({ source }) => source === "personal best"),
    ),
    ...(metres !== undefined && { metres }),
  };
}

export function bestOfLift({ name, fits, benchmark }: Lift, { benchmarks, bests }: Diary): Best {
  const tested = benchmarks.flatMap(({ field, value, on }) => (field === benchmark ? [{ value, on }] : []));
  const stored = bests.flatMap(({ name: of, metric, number, on }) =>
    metric === "weight" && fits.test(of) && number !== undefined ? [{ value: number, on }] : [],
  );
  const known = new Set(tested.map(({ value }) => value));
  const all = tested.length === 0 ? stored : [...tested, ...stored.filter(({ value }) => known.has(value))];
  return { name, kind: "load", values: inOrder(all, stored) };
}

type Value = Best["values"][number];

/**
 * A value stored in two places, or confirmed later, counts from its first day; the newest from the day of its personal best, which names when it was
 * reached, while a benchmark names when it was entered.
 */
function inOrder(all: readonly Value[], stored: readonly Value[]): Best["values"] {
  const sorted = all.toSorted((a, b) => a.on.localeCompare(b.on));
  const steps = sorted.filter(({ value }, at) => at === 0 || value !== sorted[at - 1]?.value);
  return steps.map(({ value, on }, at) => ({
    value,
    on: (at === steps.length - 1 ? stored.find((each) => each.value === value)?.on : undefined) ?? on,
  }));
}

export function said1(value: number, { kind, name }: Best, view: CoachView): string {
  if (kind === "load") return weight(view, value);
  if (kind === "count") return `${value}`;
  return said({ kind: kind === "skill" ? "count" : kind, name } as Test, value);
}

/** "+14 W (+7 %)", "1:55 faster (−8 %)" */
export function changeText(before: number, after: number, best: Best, view: CoachView): string {
  const gap = Math.abs(after - before);
  if (gap === 0) return "the same";
  const percent = percentChange(before, after) ?? "from nothing";
  if (best.kind === "time")
    return `${gap < 60 ? `${Math.round(10 * gap) / 10} s` : `${clock(Math.round(gap))} min`} ${after < before ? "faster" : "slower"} (${percent})`;
  return `${after > before ? "+" : "−"}${said1(Math.round(10 * gap) / 10, best, view)} (${percent})`;
}

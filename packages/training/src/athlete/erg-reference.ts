import type { SecondsPer500Metres } from "../units/units.ts";
import { getDate } from "./age-of-value.ts";
import type { ConditioningBenchmarks } from "./athlete.ts";

/** Seconds per 500 m that one sprint makes long pieces faster at most (dose-progression.md section 8.2, row2k). */
const MOST_FASTER: SecondsPer500Metres = 2;

/**
 * The numbers after a newer sprint on the rower. Of long pieces it is an estimate, so they get faster by little at a time and slower at once; it says
 * nothing of the ski erg, which keeps its splits. Another value of the same day corrects the old one.
 */
export function withNewerSprint(was: ConditioningBenchmarks, is: ConditioningBenchmarks): ConditioningBenchmarks {
  const { ergs, ...numbers } = is;
  const [before, now] = [splitOf(was), splitOf(is)];
  if (before === undefined || now === undefined) return numbers;
  const [then, today] = [was, is].map((values) => getDate(values, "row500m"));
  if (before === now && then === today) return is;
  if (then === today && then !== undefined) return numbers;
  const { row, ski } = ergs ?? { row: before, ski: before };
  return { ...numbers, ergs: { row: Math.max(now, row - MOST_FASTER), ski } };
}

/** The numbers after long pieces that were faster than the sprint says: they move long rows, and no ski erg. */
export function withFasterRows(was: ConditioningBenchmarks, row: SecondsPer500Metres): ConditioningBenchmarks {
  const before = splitOf(was);
  return before === undefined ? was : { ...was, ergs: { row, ski: was.ergs?.ski ?? before } };
}

/** The time over 500 m is the split itself. */
function splitOf({ row500m }: ConditioningBenchmarks): SecondsPer500Metres | undefined {
  return row500m === undefined ? undefined : Number(row500m);
}

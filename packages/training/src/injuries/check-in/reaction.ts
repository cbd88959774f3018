import type { RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "../return-ladder/places.ts";
import type { PainReport } from "./check-in.ts";

/** How a region took a session (return-ladders.md section 3). */
export type Reaction = "green" | "amber" | "red";

/** The most pain during a session that is fine, by region (return-ladders.md sections 5.1 to 5.11). */
const CEILING: { readonly [place in LadderPlace]: number } = {
  calf: 3,
  foot: 3,
  shin: 2,
  knee: 2,
  thigh: 2,
  groin: 2,
  back: 3,
  shoulder: 3,
  arm: 3,
  neck: 2,
  ribs: 2,
};
const DEFAULT_CEILING = 3;
const STRAIN_CEILING = 2;

/** From here on pain in a session is red whatever the ceiling; of a bone from 1. */
const ALWAYS_RED = 6;

export function painCeiling(finding: Pick<RegionFinding, "region" | "phrase"> & Partial<Pick<RegionFinding, "kind">>): number {
  if (finding.kind === "bone") return 0;
  const place = ladderPlace(finding);
  const ceiling = place === undefined ? DEFAULT_CEILING : CEILING[place];
  return finding.kind === "strain" ? Math.min(STRAIN_CEILING, ceiling) : ceiling;
}

/** Median of the last three mornings; the score of the report before there are any. */
export function morningBaseline(score: number, mornings: readonly number[]): number {
  const last = mornings.slice(-3).toSorted((a, b) => a - b);
  if (last.length === 0) return score;
  const middle = (last.length - 1) / 2;
  return ((last[Math.floor(middle)] ?? score) + (last[Math.ceil(middle)] ?? score)) / 2;
}

/** Whether the session and the morning after it hurt no more than the region may: only such a day is a step. */
export function isWithinCeiling({ worst = 0, morning = 0 }: PainReport, ceiling: number): boolean {
  return Math.max(worst, morning) <= ceiling;
}

/** Undefined where the answers say too little: pain within the ceiling and no word of the next morning is no green. */
export function getReaction(
  { worst, altered, morning, signs = [] }: PainReport,
  { ceiling, baseline }: { readonly ceiling: number; readonly baseline: number },
): Reaction | undefined {
  const rise = morning === undefined ? 0 : morning - baseline;
  const pain = worst ?? 0;
  const isBone = ceiling === 0;
  if (signs.length > 0 || altered === true || pain >= (isBone ? 1 : ALWAYS_RED) || pain > ceiling + 2 || rise >= 3) return "red";
  if (pain > ceiling || rise >= 2) return "amber";
  return worst === undefined || morning === undefined ? undefined : "green";
}

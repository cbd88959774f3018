import { getDate } from "../../athlete/age-of-value.ts";
import type { Athlete, BenchmarkLift, Level } from "../../athlete/athlete.ts";
import type { Kilograms } from "../../units/units.ts";
import type { Plan, Session } from "../../model/plan.ts";
import { EASIER_RPE_DIFFERENCE, type FeltEffort } from "./felt-effort.ts";

/** Gain of a maximum over a block of five weeks by level (strength.md section 7). */
const BLOCK_GAIN: { readonly [level in Level]: readonly [least: number, most: number] } = {
  beginner: [0.03, 0.06],
  intermediate: [0.015, 0.03],
  advanced: [0.005, 0.015],
  elite: [0, 0.01],
};
const FULL_BLOCK = 5;

/** From this percentage a set says something about the maximum. */
const MIN_HEAVY_PERCENT = 65;
/** Sessions with heavy sets of a lift that have to be done, and their share of those planned. */
const FEWEST_SESSIONS = 2;
const LEAST_SHARE = 0.6;

/** Blocks in a row without a test: beyond this an estimate is no evidence any more. */
const FURTHEST_FROM_MEASURED = 1.1;

/**
 * Maxima at the end of a block, of the lifts whose heavy work was done: the level's gain, its upper end when the block felt easier
 * than planned, its lower end when it felt harder, none when it felt much harder. A maximum entered since the block began is
 * better than any estimate.
 */
export function reEstimatedMaxima(
  athlete: Athlete,
  plan: Plan,
  done: readonly Session[],
  felt: FeltEffort,
): { readonly [lift in BenchmarkLift]?: Kilograms } {
  const { oneRepMax } = athlete.strength;
  const planned = plan.weeks.flatMap((week) => week.sessions);
  const gain = getGain(athlete.level, felt) * Math.min(1, plan.weeks.length / FULL_BLOCK);
  const found: { [lift in BenchmarkLift]?: Kilograms } = {};
  for (const lift of Object.keys(oneRepMax) as BenchmarkLift[]) {
    const entered = oneRepMax[lift];
    const base = plan.startsFrom?.oneRepMax[lift] ?? entered;
    const recordedOn = getDate(athlete.strength, lift);
    if (entered === undefined || base === undefined || (recordedOn !== undefined && recordedOn > plan.startDate)) continue;
    const sessions = done.filter((session) => isHeavyFor(session, lift)).length;
    const enough = sessions >= FEWEST_SESSIONS && sessions >= LEAST_SHARE * planned.filter((session) => isHeavyFor(session, lift)).length;
    const estimate = Math.floor(2 * Math.min(entered * FURTHEST_FROM_MEASURED, base * (1 + (enough ? gain : 0))) + 1e-9) / 2;
    if (estimate > entered) found[lift] = estimate;
  }
  return found;
}

function getGain(level: Level, { difference = 0, step }: FeltEffort): number {
  const [least, most] = BLOCK_GAIN[level];
  if (step === 0) return 0;
  if (step === 0.5) return least;
  return difference <= EASIER_RPE_DIFFERENCE ? most : (least + most) / 2;
}

function isHeavyFor(session: Session, lift: BenchmarkLift): boolean {
  return session.blocks.strength.some(({ load }) => load?.lift === lift && (load.percent ?? 0) >= MIN_HEAVY_PERCENT);
}

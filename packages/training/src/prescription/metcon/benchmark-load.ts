import type { Level } from "../../athlete/athlete.ts";
import type { BenchmarkMovement } from "../../catalogue/benchmark-workout.ts";
import { BARBELL_STEP, roundLoad } from "../../physiology/rounding.ts";
import { formatLoad } from "../../units/format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Load } from "../../model/plan.ts";
import { mildLoad } from "../load/mild-limits.ts";
import { sizesOwned } from "../implement-load.ts";
import { metconLoad } from "./implements.ts";

export interface BenchmarkLoad {
  readonly load: Load;
  /** Set when it is lighter than prescribed: "32.5 kg". */
  readonly change?: string;
}

/**
 * The load of a movement: as prescribed when the athlete's level and maximum carry it, else the load of the level. Undefined
 * without a load, "unknown" when a barbell has no maximum to take it from.
 */
export function benchmarkLoad(context: PlanContext, name: string, movement: BenchmarkMovement): BenchmarkLoad | undefined | "unknown" {
  const { load: prescribed, bodyWeights } = movement;
  if (bodyWeights !== undefined) return "unknown";
  const own = metconLoad(context, name);
  if (own === "no-barbell") return "unknown";
  if (own === undefined || prescribed === undefined) return own === undefined ? undefined : { load: own.load };
  const full = context.sex === "male" ? prescribed.men : prescribed.women;
  const kilograms =
    own.load.oneRepMax === undefined
      ? implementOf(context, name, full, own.load.kilograms)
      : barOf(context, full, own.load.oneRepMax * mildLoad(context, name));
  const load: Load = { ...own.load, kilograms };
  return kilograms >= full - ROUNDING ? { load } : { load, change: formatLoad(kilograms, context.unit) };
}

/** A test is done as prescribed by who is near it: the lighter one is for the many repetitions of other days. */
function implementOf(context: PlanContext, name: string, full: number, usual: number): number {
  const sizes = sizesOwned(context, name);
  const isThere = sizes === undefined || sizes.includes(full);
  const isWhole = mildLoad(context, name) === 1 && context.health.percent === 100;
  const isNear = (context.level === "advanced" || context.level === "elite") && usual >= NEAR_PRESCRIBED * full;
  return isNear && isThere && isWhole ? Math.max(usual, full) : usual;
}

const NEAR_PRESCRIBED = 0.7;

/** The most of a maximum that a barbell of a test weighs, by level (microcycles.md section 7). */
const MOST_PERCENT: { readonly [level in Level]: number } = { beginner: 40, intermediate: 50, advanced: 60, elite: 70 };
/** CrossFit rounds pounds to kilograms its own way. */
const ROUNDING = 2.5;

/** The prescribed barbell on the athlete's plates, or what the level carries of it; never less than the empty bar. */
function barOf({ level, unit, bar }: PlanContext, prescribed: number, oneRepMax: number): number {
  const step = BARBELL_STEP[unit];
  const most = step * Math.floor((oneRepMax * MOST_PERCENT[level]) / 100 / step + 1e-9);
  return Math.max(bar, Math.min(roundLoad(prescribed, step), most));
}

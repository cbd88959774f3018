import { LIFT_NAMES, type TrainingLift } from "../../athlete/lifts/training-lifts.ts";
import type { Load } from "../../model/plan.ts";
import { formatWeight } from "../../units/format.ts";
import type { WeightUnit } from "../../units/mass.ts";

export interface LoadReason {
  /** What is lifted, when its maximum is taken from another lift: "pause squat". */
  readonly variation?: string | undefined;
  readonly load: Load | undefined;
  /** Planned percent, before plates. */
  readonly percent: number;
  readonly reps: number;
  readonly rpe: number;
  readonly role: "main" | "retention" | "secondary" | "volume" | "light" | "technique" | "olympic";
  readonly isDeload: boolean;
  /** Where the one-repetition maximum comes from. */
  readonly source: string | undefined;
  readonly unit: WeightUnit;
}

/** One sentence on where the weight comes from and how hard it should be. */
export function whyLoad(reason: LoadReason): string {
  const effort = reason.isDeload
    ? "the deload keeps it easy"
    : reason.role === "olympic"
      ? "speed decides, stop when the bar slows"
      : getEffort(reason.rpe);
  if (reason.load?.oneRepMax === undefined) {
    return `You have no tested maximum for this lift, so choose the weight by effort: ${reason.reps} reps at RPE ${reason.rpe}, ${effort}.`;
  }
  const { lift, oneRepMax, estimated } = reason.load;
  const name = reason.variation ?? (lift === undefined ? "lift" : (LIFT_NAMES[lift as TrainingLift] ?? lift));
  const known = formatWeight(oneRepMax, reason.unit);
  const maximum = estimated ? `an estimated ${name} maximum of ${known}` : `your ${known} ${name}`;
  const origin = estimated && reason.source !== undefined ? ` (from ${reason.source})` : "";
  return `${inTenths(Math.round((200 * reason.load.kilograms) / oneRepMax) / 2)}% of ${maximum}${origin}, rounded to the nearest plates; ${effort}.`;
}

/** Most percents are halves already. */
function inTenths(percent: number): number {
  return Number.isInteger(2 * percent) ? percent : Number(percent.toFixed(1));
}

function getEffort(rpe: number): string {
  const reserve = 10 - rpe;
  if (reserve >= 4) return "fast and clean, far from failure";
  if (reserve <= 0.5) return "close to the limit";
  return `about ${reserve === 1 ? "one rep" : `${Number.isInteger(reserve) ? reserve : `${Math.floor(reserve)}–${Math.ceil(reserve)}`} reps`} left in reserve`;
}

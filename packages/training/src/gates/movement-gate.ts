import type { Athlete } from "../athlete/athlete.ts";
import { GATES } from "./gate-table.ts";

export type GateResult =
  | { readonly met: true }
  | {
      readonly met: false;
      /** Why, as a sentence to the athlete. */
      readonly reason: string;
      /** Catalogue names to do instead, best first. */
      readonly instead: readonly string[];
    };

/**
 * Whether an athlete may do a skilled movement (microcycles.md section 6): strict before kipping, and each skill on the strength
 * it needs. An unknown number does not open a gate. Full Olympic lifts are closed to novices in a metcon only.
 */
export function movementGate(exerciseName: string, athlete: Athlete, where: "practice" | "metcon" = "practice"): GateResult {
  const gate = GATES.get(exerciseName);
  if (gate !== undefined && !gate.met(athlete)) return { met: false, reason: gate.reason, instead: gate.instead };
  const simple = isOldNovice(athlete) ? FOR_OLD_NOVICES.get(exerciseName) : undefined;
  if (simple !== undefined)
    return {
      met: false,
      reason: "At your age and new to lifting, train the first months without heavy bars and deep squats.",
      instead: simple,
    };
  const olympic = where === "metcon" ? OLYMPIC_IN_METCON.get(exerciseName) : undefined;
  if (olympic !== undefined && (athlete.level === "beginner" || athlete.strength.oneRepMax[olympic.lift] === undefined)) {
    return { met: false, reason: "Full Olympic lifts under fatigue need a tested lift and some experience.", instead: olympic.instead };
  }
  return MET;
}

/** From seventy years on, without a year of lifting and without a lift that was ever tested. */
function isOldNovice({ age = 0, trainingYears = 0, history, strength }: Athlete): boolean {
  const years = history?.trainingYears?.lift ?? trainingYears;
  return age >= OLD && years < 1 && Object.keys(strength.oneRepMax).length === 0;
}

const OLD = 70;

/** Weights that can be put down, seats to sit back on, and backs that are held. */
const FOR_OLD_NOVICES: ReadonlyMap<string, readonly string[]> = new Map([
  ["Back squat", ["Goblet squat to box", "Leg press"]],
  ["Front squat", ["Goblet squat to box", "Leg press"]],
  ["Pause squat", ["Goblet squat to box", "Leg press"]],
  ["Goblet squat", ["Goblet squat to box", "Leg press"]],
  ["Trap-bar deadlift", ["Kettlebell deadlift", "Dumbbell Romanian deadlift"]],
  ["Deadlift", ["Kettlebell deadlift", "Dumbbell Romanian deadlift"]],
  ["Romanian deadlift", ["Dumbbell Romanian deadlift", "Kettlebell deadlift"]],
  ["Hip thrust", ["Dumbbell Romanian deadlift", "Kettlebell deadlift"]],
  ["Bench press", ["Dumbbell bench press", "Dumbbell floor press", "Incline push-up"]],
  ["Overhead press", ["Seated dumbbell press", "Landmine press"]],
  ["Push press", ["Seated dumbbell press", "Landmine press"]],
  ["Barbell row", ["Seated cable row", "Chest-supported row", "Band row"]],
]);

const MET: GateResult = { met: true };

const OLYMPIC_IN_METCON: ReadonlyMap<string, { readonly lift: "snatch" | "cleanAndJerk"; readonly instead: readonly string[] }> = new Map([
  ["Snatch", { lift: "snatch" as const, instead: ["Dumbbell snatch", "Kettlebell swing (Russian)"] }],
  ["Overhead squat", { lift: "snatch" as const, instead: ["Goblet squat", "Air squat"] }],
  ["Clean and jerk", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Dumbbell thruster"] }],
  ["Squat clean", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Kettlebell swing (Russian)"] }],
]);

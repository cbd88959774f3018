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
  const olympic = where === "metcon" ? OLYMPIC_IN_METCON.get(exerciseName) : undefined;
  if (olympic !== undefined && (athlete.level === "beginner" || athlete.strength.oneRepMax[olympic.lift] === undefined)) {
    return { met: false, reason: "Full Olympic lifts under fatigue need a tested lift and some experience.", instead: olympic.instead };
  }
  return MET;
}

const MET: GateResult = { met: true };

const OLYMPIC_IN_METCON: ReadonlyMap<string, { readonly lift: "snatch" | "cleanAndJerk"; readonly instead: readonly string[] }> = new Map([
  ["Snatch", { lift: "snatch" as const, instead: ["Dumbbell snatch", "Kettlebell swing (Russian)"] }],
  ["Overhead squat", { lift: "snatch" as const, instead: ["Goblet squat", "Air squat"] }],
  ["Clean and jerk", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Dumbbell thruster"] }],
  ["Squat clean", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Kettlebell swing (Russian)"] }],
]);

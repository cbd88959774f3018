import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Violation } from "./plan.ts";

/** Placeholder so that the server links while the rules are being written: replace this file. */
export function validatePlan(_plan: Plan, _athlete: Athlete): readonly Violation[] {
  return [];
}

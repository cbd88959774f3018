import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Violation } from "./plan.ts";
import { barbellLoads, loadTexts } from "./rules/barbell-loads.ts";
import { completeness } from "./rules/completeness.ts";
import { easyShare } from "./rules/easy-share.ts";
import { gates } from "./rules/gates.ts";
import { hardDays } from "./rules/hard-days.ts";
import { heavySingles } from "./rules/heavy-singles.ts";
import { injuries } from "./rules/injuries.ts";
import { paces } from "./rules/paces.ts";
import { longRunPart } from "./rules/long-run-share.ts";
import { phases } from "./rules/phases.ts";
import { raceDays } from "./rules/race.ts";
import { raceParts } from "./rules/race-parts.ts";
import { repCurve } from "./rules/rep-curve.ts";
import { type Rule, ruleFacts } from "./rules/rule.ts";
import { runVolume } from "./rules/run-volume.ts";
import { availability, sessionDays } from "./rules/session-days.ts";
import { strengthVolume } from "./rules/strength-volume.ts";
import { texts } from "./rules/texts.ts";
import { weeklyLoad } from "./rules/weekly-load.ts";
import { wellFormed } from "./rules/well-formed.ts";
import { dislikes, equipment, variety } from "./rules/wishes.ts";

const RULES: readonly Rule[] = [
  sessionDays,
  availability,
  hardDays,
  phases,
  weeklyLoad,
  strengthVolume,
  barbellLoads,
  loadTexts,
  texts,
  repCurve,
  heavySingles,
  paces,
  runVolume,
  longRunPart,
  injuries,
  raceDays,
  raceParts,
  gates,
  completeness,
  easyShare,
  equipment,
  dislikes,
  variety,
];

/**
 * Every invariant that the plan breaks for this athlete; empty for a plan a coach could sign. It never throws, whatever
 * the numbers and texts of the plan are: what is not a number or a day is a violation too, and then the only one looked for.
 */
export function validatePlan(plan: Plan, athlete: Athlete): readonly Violation[] {
  const malformed = wellFormed(plan);
  if (malformed.length > 0) return malformed;
  const facts = ruleFacts(plan, athlete);
  return RULES.flatMap((rule) => rule(facts));
}

import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Violation } from "./plan.ts";
import { barbellLoads, loadTexts } from "./rules/barbell-loads.ts";
import { completeness } from "./rules/completeness.ts";
import { easyShare } from "./rules/easy-share.ts";
import { gates } from "./rules/gates.ts";
import { hardDays } from "./rules/hard-days.ts";
import { injuries } from "./rules/injuries.ts";
import { paces } from "./rules/paces.ts";
import { phases } from "./rules/phases.ts";
import { raceDays } from "./rules/race.ts";
import { repCurve } from "./rules/rep-curve.ts";
import { type Rule, ruleFacts } from "./rules/rule.ts";
import { runVolume } from "./rules/run-volume.ts";
import { availability, sessionDays } from "./rules/session-days.ts";
import { weeklyLoad } from "./rules/weekly-load.ts";
import { dislikes, equipment, variety } from "./rules/wishes.ts";

const RULES: readonly Rule[] = [
  sessionDays,
  availability,
  hardDays,
  phases,
  weeklyLoad,
  barbellLoads,
  loadTexts,
  repCurve,
  paces,
  runVolume,
  injuries,
  raceDays,
  gates,
  completeness,
  easyShare,
  equipment,
  dislikes,
  variety,
];

/** Every invariant that the plan breaks for this athlete; empty for a plan a coach could sign. */
export function validatePlan(plan: Plan, athlete: Athlete): readonly Violation[] {
  const facts = ruleFacts(plan, athlete);
  return RULES.flatMap((rule) => rule(facts));
}

import type { Athlete } from "#training/athlete/athlete.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { validatePlan } from "#training/checks/validate.ts";
import { type Block, START } from "../athlete-arbitrary.ts";
import { hasOtherWords } from "../dislike-phrases.ts";
import { getPhrases, isWritten } from "../injury-phrases.ts";
import { brokenProperties } from "../properties/index.ts";

/** Everything wrong with the plan of an athlete: what `validatePlan` reports and what the independent properties find. */
export function planProblems(athlete: Athlete, block: Block): readonly string[] {
  const result = generatePlan(athlete, { startDate: START, ...block });
  // What follows from an athlete's own words and recent training only the rules of plans can say.
  const isFree = isWritten(athlete.injuries) || hasOtherWords(athlete.dislikes) || athlete.history !== undefined;
  const isRed = isWritten(athlete.injuries) || getPhrases(athlete.injuries).some((phrase) => phrase.isRed);
  if (result.kind === "referral") return isRed && result.referral.text !== "" ? [] : ["a referral without a red flag, or without a word"];
  const violations = validatePlan(result.plan, athlete);
  return [
    ...violations.map(({ rule, message, sessionId }) => `validatePlan ${rule}: ${sessionId ?? ""} ${message}`),
    ...(isFree ? [] : brokenProperties(result.plan, athlete)),
  ];
}

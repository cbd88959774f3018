import { generatePlan, type Plan } from "@ironpace/training";
import { SAMPLE_START, sampleAthlete } from "./sample-athlete.ts";

/** The block of the sample athlete, made by the engine. */
export const samplePlan: Plan = madePlan();

function madePlan(): Plan {
  const result = generatePlan(sampleAthlete, { startDate: SAMPLE_START, weeks: 12 });
  if (result.kind === "referral") throw new Error(result.referral.text);
  return result.plan;
}

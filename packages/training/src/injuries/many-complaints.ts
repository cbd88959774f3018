import type { HealthFinding } from "../health/group.ts";
import type { RegionFinding } from "./injury.ts";

/** Places that hurt moderately or worse, from which there is less training and a referral instead of more substitutes. */
const TOO_MANY = 6;

/** Undefined while a plan can still go around what hurts. */
export function manyComplaints(regions: readonly RegionFinding[]): HealthFinding | undefined {
  const hurting = regions.filter(({ grade }) => grade >= 2);
  const [first] = hurting;
  if (first === undefined || hurting.length < TOO_MANY) return undefined;
  return {
    group: "many-complaints",
    label: `pain in ${hurting.length} places`,
    phrase: first.phrase,
    limits: { rpe: 3, sessionMinutes: 30, scoredMinutes: 0, tests: false, clearance: "required" },
    note: `${hurting.length} places hurt at once. That is too much to train around: see a doctor or physiotherapist first and let them say which one comes first. Until then short easy movement is the plan.`,
    race: "do-not-start",
  };
}

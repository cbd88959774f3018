import type { HealthFinding } from "../../health/group.ts";
import type { RegionFinding } from "../injury.ts";

/** Places that hurt moderately or worse, from which there is less training and a referral instead of more substitutes. */
const TOO_MANY = 6;
/** From so many on everything that hurts is trained around at once: less of it, one hard day, and somebody who looks at the whole. */
const MANY = 4;

/** Undefined while a plan can still go around what hurts; one complaint that is named by several regions counts once. */
export function manyComplaints(regions: readonly RegionFinding[]): HealthFinding | undefined {
  const hurting = regions.filter(({ grade }) => grade >= 2);
  const [first] = hurting;
  if (first === undefined) return undefined;
  if (hurting.length >= TOO_MANY)
    return {
      group: "many-complaints",
      label: `pain in ${hurting.length} places`,
      phrase: first.phrase,
      limits: { rpe: 3, sessionMinutes: 30, scoredMinutes: 0, tests: false, clearance: "required" },
      note: `${hurting.length} places hurt at the same time. That is too much to train around: see a doctor or physiotherapist first and let them say which one to treat first. Until then, keep to short, easy movement.`,
      race: "do-not-start",
    };
  const places = new Set(hurting.map(({ phrase }) => phrase)).size;
  if (places < MANY) return undefined;
  return {
    group: "many-complaints",
    label: `pain in ${places} places`,
    phrase: first.phrase,
    limits: { rpe: 7, volume: 0.75, hardDays: 1, scoredMinutes: 0, tests: false, clearance: "advise" },
    note: `${places} places hurt at once, so you do a quarter less of everything, with one hard day a week at most and nothing against the clock. Let a doctor or physiotherapist look at all of them together and say which one to treat first: a shared cause (a new load, too little sleep or food, a joint disease) is missed if each is looked at alone.`,
    race: "adapt",
  };
}

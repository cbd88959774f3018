import type { Athlete } from "../../packages/training/src/athlete/athlete.ts";
import type { Day } from "../../packages/training/src/calendar/day.ts";
import { describeDayLimit } from "../../packages/training/src/free-text/availability.ts";
import type { DayLimit } from "../../packages/training/src/free-text/day-limit.ts";
import { type HealthLimits, NO_LIMITS } from "../../packages/training/src/health/limits.ts";
import { activityNames } from "../../packages/training/src/injuries/activities.ts";
import { readAthlete } from "../../packages/training/src/injuries/read-injuries.ts";
import { withoutWithheld } from "../../packages/training/src/statements/audit/audit-readings.ts";
import { dislikedMovements } from "../../packages/training/src/statements/wished-exercises/dislikes.ts";

/** Something that one sentence of a note does to every week of a plan, or to days of it. */
export interface DrasticEffect {
  /** The words it was read from. */
  readonly phrase: string;
  readonly effect: string;
}

/** Lists what a note takes out of a plan, closes, caps or holds back, with the words that each effect was read from. */
export function listDrasticEffects(athlete: Athlete, today: Day): readonly DrasticEffect[] {
  const { redFlags, regions, health, days, audit } = readAthlete(athlete, today);
  const followed = withoutWithheld(athlete, audit?.withheld);
  const disliked = dislikedMovements(followed);
  return [
    ...redFlags.map(({ phrase, class: name }) => ({ phrase, effect: `stops everything: ${name}` })),
    ...health.findings
      .map(({ phrase, limits, group }) => ({ phrase, effect: `${group}: ${ofLimits(limits).join(", ")}` }))
      .filter(({ effect }) => !effect.endsWith(": ")),
    ...regions
      .filter(({ grade, hurts = [] }) => grade > 0 || hurts.length > 0)
      .map(({ phrase, region, grade, hurts = [] }) => ({
        phrase,
        effect: `${region} grade ${grade}${hurts.length === 0 ? "" : `, out: ${activityNames(hurts).join(", ")}`}`,
      })),
    ...days.filter(isDrastic).map((limit) => ({ phrase: limit.phrase, effect: limit.rhythm ?? describeDayLimit(limit) })),
    ...(disliked.length === 0 ? [] : [{ phrase: followed.dislikes ?? "", effect: `disliked: ${disliked.join(", ")}` }]),
  ];
}

function isDrastic({ isLong, wanted, extra, closed, isOff, only, without, minutes, isEasy, isBusy, notLong }: DayLimit): boolean {
  if (isLong === true || (extra ?? []).length > 0) return false;
  return (
    isOff === true ||
    isEasy === true ||
    isBusy === true ||
    only !== undefined ||
    wanted !== undefined ||
    minutes !== undefined ||
    notLong !== undefined ||
    closed.length + without.length > 0
  );
}

/** Ceilings below these change a plan as a whole. */
const HARMLESS: Partial<Record<keyof HealthLimits, number>> = {
  rpe: 8,
  aerobicRpe: 8,
  percent: 80,
  hardDays: 3,
  heat: 28,
  scoredMinutes: 15,
};
/** Lines beside the sessions, and what only makes a session longer. */
const IGNORED: ReadonlySet<string> = new Set([
  "warmupMinutes",
  "cooldownMinutes",
  "opened",
  "tests",
  "rest",
  "heartRate",
  "breathHolding",
  "outdoors",
  "growsFreely",
]);

function ofLimits(limits: Partial<HealthLimits>): readonly string[] {
  return Object.entries(limits).flatMap(([field, value]) => {
    if (IGNORED.has(field) || value === true || (field === "clearance" && value !== "required" && value !== "stop")) return [];
    if (JSON.stringify(value) === JSON.stringify(NO_LIMITS[field as keyof HealthLimits]) || value === Infinity) return [];
    const harmless = HARMLESS[field as keyof HealthLimits];
    if (harmless !== undefined && Number(value) >= harmless) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    return [`${field} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`];
  });
}

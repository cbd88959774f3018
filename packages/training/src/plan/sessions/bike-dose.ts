import type { SessionBrief } from "../draft.ts";

/** Minutes at threshold or sweet spot of a full session. */
export const FULL_RIDE_DOSE = { beginner: 12, intermediate: 20, advanced: 28, elite: 32 } as const;

/** Of the day, harder than easy: more when the week has easy days enough beside it. */
const SHARE = { fewDays: 0.23, manyDays: 0.32 } as const;
const MANY_DAYS = 5;

export function hardShare({ context }: SessionBrief): number {
  return context.athlete.availability.daysPerWeek >= MANY_DAYS ? SHARE.manyDays : SHARE.fewDays;
}

import type { Athlete, Competition } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, days, getPlan } from "./plan-builder.ts";

/** A Hyrox on the Saturday of the fifth week: ten days of taper, nothing hard in the last four, four easy days. */
export const RACE_DAY = "2026-12-26";
export const racer = (over: Partial<Competition> = {}): Partial<Athlete> => ({
  competitions: [{ type: "hyrox", date: RACE_DAY, priority: "A", ...over }],
});
export const RACE: DayDraft = { weekday: 6, code: "RACE", hard: true, intensityLevel: 9, duration: 100 };

/** Weeks of 350 minutes. */
export const LOADING = days([1, 2, 3, 4, 5], { duration: 70 });
/** About half of them. */
export const TAPER = days([3, 4, 5, 6, 7], { duration: 40 });

/** Five weeks with the race, and one after it. */
export function block(
  fourth: readonly DayDraft[],
  fifth: readonly DayDraft[],
  sixth: readonly DayDraft[] = [],
  over: Partial<Plan> = {},
): Plan {
  return getPlan([LOADING, LOADING, LOADING, fourth, fifth, sixth], over);
}

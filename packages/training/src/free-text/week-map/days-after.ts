import { nextWeekday } from "../../calendar/day.ts";
import type { DayLimit } from "../day-limit.ts";
import { LEGS_SPARED } from "./beside-commitment.ts";
import { tiresLegs } from "./commitment.ts";

/** The days after a match or a hard class on the feet hold no heavy legs and nothing fast, told or not (48 hours, periodization.md section 3). */
export function withDaysAfter(days: readonly DayLimit[]): readonly DayLimit[] {
  const more = days.flatMap(({ commitment, weekdays, phrase, from, until, except }): readonly DayLimit[] => {
    if (commitment === undefined || !tiresLegs(commitment)) return [];
    const isTold = days.some(({ after, phrase: other }) => after !== undefined && other === phrase);
    if (isTold || from !== undefined || until !== undefined) return [];
    const after = except === undefined ? {} : { except };
    return [{ phrase, weekdays: weekdays.map(nextWeekday), closed: LEGS_SPARED, without: [], after }];
  });
  return more.length === 0 ? days : [...days, ...more];
}

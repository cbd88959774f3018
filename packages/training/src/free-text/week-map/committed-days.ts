import type { Athlete } from "../../athlete/athlete.ts";
import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../day-limit.ts";
import { getEffort, isLong, isOfPlan } from "./commitment.ts";

/** What is done anyway is a day of training, as long as it lasts, whatever the profile says; only a long one is the long day of the plan. */
export function withCommitments(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const kept = days.flatMap(({ commitment, from, weekdays }) =>
    commitment === undefined || from !== undefined ? [] : weekdays.map((weekday) => ({ weekday, commitment })),
  );
  if (kept.length === 0) return athlete;
  const { longDay, ...availability } = athlete.availability;
  const { weekdays = EVERY_DAY, daysPerWeek } = availability;
  const open = [...new Set([...weekdays, ...kept.map(({ weekday }) => weekday)])].toSorted((a, b) => a - b);
  const minutes: { [day in Weekday]?: number } = { ...availability.minutes };
  for (const { weekday, commitment } of kept) {
    const told = minutes[weekday];
    if (availability.minutes !== undefined && (told === undefined || commitment.isLengthTold))
      minutes[weekday] = Math.max(told ?? 0, commitment.minutes + (told === undefined ? AROUND_MINUTES : 0));
  }
  const isKept = (day: Weekday): boolean =>
    kept.every(({ weekday, commitment }) => weekday !== day || (isOfPlan(commitment, athlete.focus) && isLong(commitment)));
  const long = kept.find(({ commitment }) => isOfPlan(commitment, athlete.focus) && isLong(commitment))?.weekday ?? longDay;
  return {
    ...athlete,
    availability: {
      ...availability,
      weekdays: open,
      // A seventh day has to be an easy one: a match on it takes the place of a session.
      daysPerWeek: Math.min(
        daysPerWeek === EVERY_DAY.length || kept.some(({ commitment }) => getEffort(commitment) <= EASY_EFFORT)
          ? EVERY_DAY.length
          : MOST_BESIDE_HARD,
        daysPerWeek + open.length - weekdays.length,
      ),
      ...(availability.minutes === undefined ? {} : { minutes }),
      ...(long === undefined || !isKept(long) ? {} : { longDay: long }),
    },
  };
}

const EASY_EFFORT = 4;
const MOST_BESIDE_HARD = 6;

/** Getting changed, where the profile knows nothing of the day. */
const AROUND_MINUTES = 15;

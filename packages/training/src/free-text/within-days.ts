import type { Athlete } from "../athlete/athlete.ts";
import type { Weekday } from "../calendar/day.ts";
import { EQUIPMENT, equipmentKey } from "../catalogue/equipment.ts";
import type { DayLimit } from "./availability.ts";

const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const FEWEST_DAYS = 3;

/** The athlete without the weekdays that the text rules out; the profile stays where too few days would be left. */
export function withDaysOff(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const off = new Set(days.filter(({ isOff }) => isOff === true).flatMap(({ weekdays }) => weekdays));
  const short = days.filter(({ minutes }) => minutes !== undefined);
  if (short.length > 0)
    return withDaysOff(
      withMinutes(athlete, short),
      days.filter(({ minutes }) => minutes === undefined),
    );
  if (off.size === 0) return athlete;
  const { availability } = athlete;
  const weekdays = (availability.weekdays ?? EVERY_DAY).filter((day) => !off.has(day));
  if (weekdays.length < FEWEST_DAYS) return athlete;
  const { longDay, ...rest } = availability;
  return {
    ...athlete,
    availability: {
      ...rest,
      weekdays,
      daysPerWeek: Math.min(availability.daysPerWeek, weekdays.length),
      ...(longDay === undefined || off.has(longDay) ? {} : { longDay }),
    },
  };
}

function withMinutes(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const minutes: { [day in Weekday]?: number } = { ...athlete.availability.minutes };
  for (const { weekdays, minutes: most = Infinity } of days)
    for (const day of weekdays) minutes[day] = Math.min(minutes[day] ?? Infinity, most);
  return { ...athlete, availability: { ...athlete.availability, minutes } };
}

/** What there is to train with on a day with these limits; undefined where nothing of it changes. */
export function equipmentOn(athlete: Athlete, limits: readonly DayLimit[]): readonly string[] | undefined {
  const without = new Set(limits.flatMap((limit) => limit.without));
  const only = limits.find((limit) => limit.only !== undefined)?.only;
  if (without.size === 0 && only === undefined) return undefined;
  const owned = only ?? athlete.equipment ?? EQUIPMENT;
  return owned.filter((item) => !without.has(equipmentKey(item)));
}

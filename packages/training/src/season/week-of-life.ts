import type { Athlete } from "../athlete/athlete.ts";
import { daysAway } from "../athlete/interruptions.ts";
import type { Day } from "../calendar/day.ts";
import { limitsOnDay } from "../free-text/availability.ts";
import type { DayLimit } from "../free-text/day-limit.ts";
import { weekDates } from "./race-window.ts";

/** Days of a week without training, or without the own kit, from which it is the natural place of a deload (convention). */
const FEWEST_AWAY = 2;
const FEWEST_HAMPERED = 3;
/** Nights in a row leave a week half awake. */
const FEWEST_NIGHTS = 2;
/** Most of a week. */
const FEWEST_AMPLE = 4;

/** Whether days away, a journey without the own kit or night shifts take something of a week. */
export function isTakenWeek(athlete: Athlete, days: readonly DayLimit[], monday: Day): boolean {
  if (daysAway(athlete, monday) >= FEWEST_AWAY) return true;
  const dated = days.filter(({ from }) => from !== undefined);
  if (dated.length === 0) return false;
  const count = (hampers: (limit: DayLimit) => boolean): number =>
    weekDates(monday).filter((date) => limitsOnDay(dated, date).some(hampers)).length;
  return count(lacksKit) >= FEWEST_HAMPERED || count(({ isEasy }) => isEasy === true) >= FEWEST_NIGHTS;
}

function lacksKit({ only, closed, without, after, commitment }: DayLimit): boolean {
  if (after !== undefined || commitment !== undefined) return false;
  return (
    only !== undefined || without.length > 0 || closed.some((activity) => activity === "bike" || activity === "swim" || activity === "run")
  );
}

/** Whether the athlete writes of most of a week that it has more time or energy than others. */
export function isAmpleWeek(days: readonly DayLimit[], monday: Day): boolean {
  const ample = days.filter(({ isAmple }) => isAmple === true);
  return ample.length > 0 && weekDates(monday).filter((date) => limitsOnDay(ample, date).length > 0).length >= FEWEST_AMPLE;
}

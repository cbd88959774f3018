import type { Athlete } from "../../athlete/athlete.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { coachThere } from "../../free-text/day-wishes/coach-there.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { isWeightlifter } from "../../selection/strength/meet.ts";

/** The snatch and the clean and jerk on the days on which the coach is there, light strength on the others, as far as races and hard days allow. */
export function onCoachDays(athlete: Athlete, races: readonly Race[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const weekdays = isWeightlifter(athlete) ? coachThere(`${athlete.injuries ?? ""}. ${athlete.dislikes ?? ""}`) : [];
  const isFree = ({ date }: SessionSlot): boolean =>
    races.every((race) => {
      const days = daysBetween(date, race.date);
      return days > BEFORE_RACE || days < -AFTER_RACE;
    });
  return weekdays.reduce<readonly SessionSlot[]>((week, weekday) => {
    const there = week.find((slot) => slot.weekday === weekday);
    if (there === undefined || there.code === "OLs" || codeFacts(there.code).type !== "strength" || !isFree(there)) return week;
    const alone = week.filter((slot) => slot.code === "OLs" && !weekdays.includes(slot.weekday) && isFree(slot));
    return alone.map((slot) => swapped(week, slot, there)).find((changed) => doubles(changed) <= doubles(week)) ?? week;
  }, slots);
}

const BEFORE_RACE = 4;
const AFTER_RACE = 6;

function swapped(week: readonly SessionSlot[], one: SessionSlot, other: SessionSlot): readonly SessionSlot[] {
  const on = ({ date, weekday, minutes }: SessionSlot, from: SessionSlot): SessionSlot => ({ ...from, date, weekday, minutes });
  return week.map((slot) => (slot === one ? on(one, other) : slot === other ? on(other, one) : slot));
}

/** Days of heavy legs or hard work that follow each other. */
function doubles(week: readonly SessionSlot[]): number {
  return week.filter((slot, index) => {
    const next = week[index + 1];
    const isNext = next !== undefined && daysBetween(slot.date, next.date) === 1;
    return isNext && ((slot.heavyLower && next.heavyLower) || (slot.hard && next.hard));
  }).length;
}

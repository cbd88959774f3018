import type { Athlete } from "../athlete/athlete.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import { coachThere } from "../free-text/coach-there.ts";
import { codeFacts } from "../model/session-codes.ts";
import { isWeightlifter } from "../selection/strength/meet.ts";

/** The snatch and the clean and jerk on the days on which the coach is there, light strength on the others. */
export function onCoachDays(athlete: Athlete, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const weekdays = isWeightlifter(athlete) ? coachThere(`${athlete.injuries ?? ""}. ${athlete.dislikes ?? ""}`) : [];
  if (weekdays.length === 0) return slots;
  const isThere = ({ weekday }: SessionSlot): boolean => weekdays.includes(weekday);
  const alone = slots.filter((slot) => slot.code === "OLs" && !isThere(slot));
  const free = slots.filter((slot) => slot.code !== "OLs" && isThere(slot) && codeFacts(slot.code).type === "strength");
  const partner = new Map<SessionSlot, SessionSlot>();
  for (const [index, slot] of alone.entries()) {
    const other = free[index];
    if (other === undefined) break;
    partner.set(slot, other);
    partner.set(other, slot);
  }
  return slots.map((slot) => {
    const other = partner.get(slot);
    return other === undefined ? slot : { ...other, date: slot.date, weekday: slot.weekday, minutes: slot.minutes };
  });
}

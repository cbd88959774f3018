import { daysBetween } from "../calendar/day.ts";
import type { PlanContext } from "../context/context.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import { limitsOnDay } from "../free-text/availability.ts";
import { codeFacts } from "../model/session-codes.ts";

/** A swim on a day without a pool changes its day with another session, or becomes an easy ride where no day of the week has one. */
export function outsideClosedDays(context: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  const { days } = context.reading;
  if (days.length === 0) return [...slots];
  const isOpen = ({ date }: SessionSlot): boolean => !limitsOnDay(days, date).some(({ closed }) => closed.includes("swim"));
  let week = [...slots];
  for (const swim of slots.filter((slot) => isSwim(slot) && !isOpen(slot))) {
    const others = week.filter((slot) => !isSwim(slot) && slot.code !== "RACE" && slot.test === undefined && isOpen(slot));
    const best = others.toSorted((a, b) => cost(context, week, swim, a) - cost(context, week, swim, b))[0];
    week = week
      .map((slot) => {
        if (slot === swim) return best === undefined ? asEasyEngine(swim) : onDayOf(context, swim, best);
        return slot === best ? onDayOf(context, slot, swim) : slot;
      })
      .toSorted((a, b) => a.date.localeCompare(b.date));
  }
  return week;
}

function isSwim({ code }: SessionSlot): boolean {
  return code === "SW" || code === "SWs";
}

/** Minutes that the other session loses on the day of the swim, and what should stay where it is. */
function cost({ athlete }: PlanContext, week: readonly SessionSlot[], swim: SessionSlot, other: SessionSlot): number {
  const next = week.find(({ date }) => daysBetween(swim.date, date) === 1);
  const isTired = other.code === "RL" && next !== undefined && next !== other && (next.hard || codeFacts(next.code).keyRun);
  const lost = Math.max(0, other.minutes - (athlete.availability.minutes?.[swim.weekday] ?? Infinity));
  return lost + (isTired ? 70 : 0) + (other.hard ? 40 : 0) + (other.heavyLower ? 20 : 0) + (other.isKey === true ? 60 : 0);
}

function onDayOf({ athlete }: PlanContext, slot: SessionSlot, { date, weekday }: SessionSlot): SessionSlot {
  return { ...slot, date, weekday, minutes: Math.min(slot.minutes, athlete.availability.minutes?.[weekday] ?? Infinity) };
}

function asEasyEngine(slot: SessionSlot): SessionSlot {
  const { swim: _swim, ...rest } = slot;
  return { ...rest, code: "ZE", rpe: Math.min(slot.rpe, codeFacts("ZE").rpe), hard: false, heavyLower: false };
}

import type { Athlete } from "../athlete/athlete.ts";
import type { Weekday } from "../calendar/day.ts";
import type { Minutes } from "../units/units.ts";
import type { Session } from "../model/plan.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";

/** Load without the race itself, which no rule of growth is about. */
export function loadOf(sessions: readonly Pick<Session, "code" | "load">[]): number {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : session.load), 0);
}

/** Minutes without the race itself. */
export function minutesOf(sessions: readonly Pick<Session, "code" | "duration">[]): Minutes {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : session.duration), 0);
}

export function slotLoad(slots: readonly SessionSlot[]): number {
  return slots.reduce((sum, slot) => sum + (slot.code === "RACE" ? 0 : slot.minutes * slot.rpe), 0);
}

export function slotMinutes(slots: readonly SessionSlot[]): Minutes {
  return slots.reduce((sum, slot) => sum + (slot.code === "RACE" ? 0 : slot.minutes), 0);
}

/** Within what the day has, and no shorter than a session worth doing. */
export function capped(minutes: Minutes, weekday: Weekday, athlete: Athlete): Minutes {
  const available = athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  return Math.max(SHORTEST_SESSION, Math.min(minutes, Math.floor(available)));
}

/** All sessions shorter by one factor, so that the week's load is the target; none below the shortest worth doing. */
export function scaleTo(slots: readonly SessionSlot[], target: number, athlete: Athlete): SessionSlot[] {
  const factor = largestFactor((tried) => slotLoad(scaled(slots, tried, athlete)) <= target);
  return scaled(slots, factor, athlete);
}

/** The largest factor from 0.1 to 1.4 that keeps within a limit, to a three-thousandth. */
export function largestFactor(fits: (factor: number) => boolean): number {
  let low = 0.1;
  let high = 1.4;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function scaled(slots: readonly SessionSlot[], factor: number, athlete: Athlete): SessionSlot[] {
  return slots.map((slot) => {
    if (slot.code === "RACE" || slot.code === "RC") return slot;
    return { ...slot, minutes: capped(Math.round(Math.min(slot.minutes, slot.minutes * factor)), slot.weekday, athlete) };
  });
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

import type { Focus } from "../athlete/athlete.ts";
import type { PlanContext } from "../context/context.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import type { SessionCode } from "../model/plan.ts";
import type { WeekFrame } from "../season/phases.ts";
import { capped, slotMinutes } from "./slot-load.ts";

/** Sessions that have a length of their own: runs by distance, long rides, recovery, and what a race decides. */
const OWN_LENGTH: ReadonlySet<SessionCode> = new Set<SessionCode>(["RL", "RE", "RT", "RI", "REs", "BK", "RC", "RACE"]);
/** Of its usual length a session is at most so much longer: sets have their limit (microcycles.md section 3). */
const MOST = 1.35;
/** Whose weeks find their hours themselves. */
const OWN_HOURS: ReadonlySet<Focus> = new Set<Focus>(["triathlon", "crossfit"]);
/** Of the minutes trained today. */
const OF_TODAY = 0.95;

/**
 * The other sessions as long as the athlete trains today, where the days have the time: the first week starts from the minutes of the last
 * ones (race-demands.md section 1), and the usual length of a session is only for who told none. What an injury or health takes stays less.
 */
export function withToldMinutes(context: PlanContext, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const { athlete, health, reading } = context;
  const told = athlete.history?.weeklyMinutes?.value;
  const isLess = health.clearance === "required" || health.volume < 1 || reading.regions.some(({ grade }) => grade >= 2);
  const isLight = frame.isDeload || slots.some(({ isTaper, isRecovery, code }) => isTaper || isRecovery || code === "RACE");
  if (told === undefined || isLess || isLight || OWN_HOURS.has(athlete.focus)) return slots;
  // Simulations and the last hard work before a race have the length of their race.
  const isLonger = ({ code }: SessionSlot): boolean =>
    !OWN_LENGTH.has(code) && (code !== "HX" || frame.hyrox === undefined || frame.hyrox.kind === "rounds");
  const others = slots.filter(isLonger);
  const missing = OF_TODAY * told * frame.volume - slotMinutes(slots);
  const factor = Math.min(MOST, 1 + missing / Math.max(1, slotMinutes(others)));
  if (factor <= 1) return slots;
  return slots.map((slot) =>
    isLonger(slot)
      ? { ...slot, minutes: Math.min(health.sessionMinutes, capped(5 * Math.round((slot.minutes * factor) / 5), slot.weekday, athlete)) }
      : slot,
  );
}

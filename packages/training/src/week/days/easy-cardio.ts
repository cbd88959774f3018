import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { easyCardioIn } from "../../athlete/stated/stated-cardio.ts";
import { ENGINE_MACHINES } from "../../catalogue/cardio-mode.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Minutes } from "../../units/units.ts";

const MAX_EASY_MINUTES: Minutes = 25;
const MIN_EASY_MINUTES: Minutes = 15;
const UNTOLD_DAY: Minutes = 90;

/** The easy endurance that a lifter wants to keep: after the lifting of the days with the most room, and after no heavy legs where others have it. */
export function withEasyCardio({ athlete, health, picker }: PlanContext, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  if (!FOCUS_TRAITS[athlete.focus].isLifting) return slots;
  const wanted = easyCardioIn(`${athlete.dislikes ?? ""}. ${athlete.injuries ?? ""}`);
  if (wanted === 0 || picker.open([...ENGINE_MACHINES.inTurn, ...ENGINE_MACHINES.otherwise]).length === 0) return slots;
  const ofDay = ({ weekday }: SessionSlot): Minutes =>
    Math.min(athlete.availability.minutes?.[weekday] ?? UNTOLD_DAY, health.sessionMinutes);
  const open = slots
    .filter((slot) => slot.code !== "RACE" && slot.easyAfter === undefined && ofDay(slot) >= SHORTEST_LIFTING + MIN_EASY_MINUTES)
    .toSorted((a, b) => Number(a.heavyLower) - Number(b.heavyLower) || ofDay(b) - a.minutes - (ofDay(a) - b.minutes))
    .slice(0, wanted);
  return slots.map((slot) => {
    if (!open.includes(slot)) return slot;
    const easyAfter = 5 * Math.floor(Math.min(MAX_EASY_MINUTES, ofDay(slot) - Math.min(slot.minutes, SHORTEST_LIFTING)) / 5);
    return { ...slot, easyAfter, minutes: Math.min(slot.minutes, ofDay(slot) - easyAfter) };
  });
}

/** Less lifting is none. */
const SHORTEST_LIFTING: Minutes = 45;

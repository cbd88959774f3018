import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { Minutes } from "../../units/units.ts";
import { ENGINE_MACHINES } from "../../catalogue/cardio-mode.ts";
import { isOnMachines } from "../hyrox/hyrox-minutes.ts";
import { allMinutes, capped, slotMinutes } from "../slots/slot-load.ts";

/** Sessions that have a length of their own: runs by distance, long rides, recovery, and what a race decides. */
const OWN_LENGTH: ReadonlySet<SessionCode> = new Set<SessionCode>(["RL", "RE", "RT", "RI", "REs", "BK", "RC", "RACE"]);
/** A session is at most this many times its usual length: sets have their limit (microcycles.md section 3). */
const MAX_SESSION_STRETCH = 1.35;
/** Share of the minutes trained today that the first week plans. */
const SHARE_OF_STATED_MINUTES = 0.95;

/** Share of them in a deload, before its load is measured. */
const DELOAD_SHARE = 0.85;

/**
 * The other sessions as long as the athlete trains today, where the days have the time: the first week starts from the minutes of the last
 * ones (race-demands.md section 1), and the usual length of a session is only for who told none. What an injury or health takes stays less.
 */
export function withToldMinutes(context: PlanContext, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const { athlete, health, reading } = context;
  const told = athlete.history?.weeklyMinutes?.value;
  const isLess = health.clearance === "required" || health.volume < 1 || reading.regions.some(({ grade }) => grade >= 2);
  const isLight =
    frame.season?.phase === "recovery" || slots.some(({ isTaper, isRecovery, code }) => isTaper || isRecovery || code === "RACE");
  if (told === undefined || isLess || isLight || !FOCUS_TRAITS[athlete.focus].fillsStatedHours) return slots;
  const wanted = SHARE_OF_STATED_MINUTES * told * (frame.isDeload ? DELOAD_SHARE : frame.volume);
  const longer = longerSessions(context, frame, slots, wanted);
  // A deload is a share of what the loading weeks are, and ends where its sessions do.
  return frame.isDeload ? longer : withEasyAfter(context, longer, wanted);
}

function longerSessions(context: PlanContext, frame: WeekFrame, slots: readonly SessionSlot[], wanted: Minutes): readonly SessionSlot[] {
  const { athlete, health } = context;
  // Simulations and the last hard work before a race have the length of their race.
  const isLonger = ({ code, date }: SessionSlot): boolean =>
    !OWN_LENGTH.has(code) && (code !== "HX" || frame.hyrox === undefined || isOnMachines(context, frame, date));
  const others = slots.filter(isLonger);
  const factor = Math.min(MAX_SESSION_STRETCH, 1 + (wanted - slotMinutes(slots)) / Math.max(1, slotMinutes(others)));
  if (factor <= 1) return slots;
  return slots.map((slot) =>
    isLonger(slot)
      ? { ...slot, minutes: Math.min(health.sessionMinutes, capped(5 * Math.round((slot.minutes * factor) / 5), slot.weekday, athlete)) }
      : slot,
  );
}

const MOST_AFTER: { readonly [level in Level]: Minutes } = { beginner: 15, intermediate: 25, advanced: 40, elite: 60 };
/** After hard work the legs come down, no more. */
const MOST_AFTER_HARD: Minutes = 30;
const LEAST_AFTER: Minutes = 10;
/** Where the minutes go first: after easy runs, then after the stations, then after the lifting. */
const LENGTHENED_CODES: readonly SessionCode[] = ["RE", "REs", "ZE", "HX", "SUE", "SL", "SF", "SU", "SFm", "RT", "RI"];

/** The rest of the minutes, easy and after the sessions of the longer days; no more running for it. */
function withEasyAfter(
  { athlete, health, level, picker }: PlanContext,
  slots: readonly SessionSlot[],
  wanted: Minutes,
): readonly SessionSlot[] {
  if (
    !FOCUS_TRAITS[athlete.focus].fillsHoursOnMachines ||
    picker.open([...ENGINE_MACHINES.inTurn, ...ENGINE_MACHINES.otherwise]).length === 0
  )
    return slots;
  const found = [...slots];
  for (const code of LENGTHENED_CODES) {
    for (const [index, slot] of found.entries()) {
      if (slot.code !== code || slot.isKey === true || slot.easyAfter !== undefined) continue;
      const day = Math.min(athlete.availability.minutes?.[slot.weekday] ?? UNTOLD_DAY, health.sessionMinutes);
      const most = Math.min(MOST_AFTER[level], slot.hard ? MOST_AFTER_HARD : MOST_AFTER.elite);
      const easyAfter = 5 * Math.floor(Math.min(most, wanted - slotMinutes(found), day - allMinutes(slot)) / 5);
      if (easyAfter >= LEAST_AFTER) found[index] = { ...slot, easyAfter };
    }
  }
  return found;
}

/** Who told no minutes for a day has an hour and a half. */
const UNTOLD_DAY: Minutes = 90;

import type { SessionSlot } from "../context/session-slot.ts";
import { daysBetween } from "../calendar/day.ts";
import type { Race } from "../demand/race.ts";
import { raceDay } from "../season/race-window.ts";

/** Days before a meet on which the last heavy squat and deadlift belong (race-demands.md section 9). */
const LAST_HEAVY = { PS: { from: 10, to: 8 }, PD: { from: 12, to: 8 } } as const;
/** From here on a heavy day is the last one. */
const LAST_WEEK = 14;

/** Nearer than this nothing is lifted any more. */
const LAST_LIFT = 3;
const RACE_WEEK = 6;
const LIGHT_RPE = 6;

/** In the week of a meet the first session squats and benches lightly, the second benches (race-demands.md section 9); not in the easy days after another race. */
function raceWeek(races: readonly Race[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const lifted = slots.filter(({ code, date }) => {
    const race = races.find(({ format, taperDays, date: day }) => format.kind === "powerlifting" && taperDays > 0 && day >= date);
    const days = race === undefined ? Infinity : daysBetween(date, race.date);
    return code !== "RACE" && code !== "RC" && days <= RACE_WEEK && days >= LAST_LIFT && raceDay(races, date).after === undefined;
  });
  const codes = ["PS", "PB"] as const;
  return slots.map((slot) => {
    const code = codes[lifted.indexOf(slot)];
    if (code === undefined || slot.code === code) return slot;
    return { ...slot, code, rpe: LIGHT_RPE, hard: false, heavyLower: false, isRecovery: code === "PS" };
  });
}

/** The last heavy week before a meet pulls first and squats after it, where the usual order would put either outside its days. */
export function meetWeek(races: readonly Race[], planned: readonly SessionSlot[], highestRpe: number): readonly SessionSlot[] {
  const slots = highestRpe < LIGHT_RPE ? planned : raceWeek(races, planned);
  const squat = slots.find(({ code, heavyLower }) => code === "PS" && heavyLower);
  const pull = slots.find(({ code, heavyLower }) => code === "PD" && heavyLower);
  if (squat === undefined || pull === undefined || squat.date > pull.date) return slots;
  const race = races.find(({ format, taperDays, date }) => format.kind === "powerlifting" && taperDays > 0 && date > pull.date);
  if (race === undefined) return slots;
  const days = { PS: daysBetween(squat.date, race.date), PD: daysBetween(pull.date, race.date) };
  const isSwapped =
    days.PD >= LAST_HEAVY.PS.to && days.PD <= LAST_HEAVY.PS.from && days.PS >= LAST_HEAVY.PD.to && days.PS <= LAST_HEAVY.PD.from;
  if (days.PS >= LAST_WEEK || !isSwapped) return slots;
  return slots.map((slot) => {
    if (slot === squat) return { ...slot, code: "PD", rpe: pull.rpe };
    return slot === pull ? { ...slot, code: "PS", rpe: squat.rpe } : slot;
  });
}

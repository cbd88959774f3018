import type { SessionSlot } from "../context/session-slot.ts";
import { daysBetween } from "../calendar/day.ts";
import type { Race } from "../demand/race.ts";
import { raceDay } from "../season/race-window.ts";
import type { SessionCode } from "../model/plan.ts";

/** Days before a meet on which the last heavy squat and deadlift belong (race-demands.md section 9). */
const LAST_HEAVY = { PS: { from: 10, to: 8 }, PD: { from: 12, to: 8 } } as const;
/** From here on a heavy day is the last one. */
const LAST_WEEK = 14;
/** Days between the last heavy pull and the last heavy squat. */
const BETWEEN = 2;
/** The bench press is heavy until so many days before. */
const LAST_HEAVY_BENCH = 4;

/** Nearer than this nothing is lifted any more. */
const LAST_LIFT = 3;
const RACE_WEEK = 6;
const LIGHT_RPE = 6;
const REST_RPE = 2;

/**
 * In the week of a meet the first session squats and pulls lightly, the second benches; where the second comes too late for a heavy
 * bench press the first holds all three (race-demands.md section 9); not in the easy days after another race.
 */
function raceWeek(races: readonly Race[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const daysLeft = ({ date }: SessionSlot): number => {
    const race = races.find(({ format, taperDays, date: day }) => format.kind === "powerlifting" && taperDays > 0 && day >= date);
    return race === undefined ? Infinity : daysBetween(date, race.date);
  };
  const lifted = slots.filter(
    (slot) =>
      slot.code !== "RACE" &&
      slot.code !== "RC" &&
      daysLeft(slot) <= RACE_WEEK &&
      daysLeft(slot) >= LAST_LIFT &&
      raceDay(races, slot.date).after === undefined,
  );
  const isLate = lifted[1] !== undefined && daysLeft(lifted[1]) < LAST_HEAVY_BENCH;
  const codes = isLate ? (["PB", "PV"] as const) : (["PS", "PB"] as const);
  return slots.map((slot) => {
    const index = lifted.indexOf(slot);
    // Two light sessions are enough; a third would bench on two days running.
    if (index >= codes.length) return { ...slot, code: "RC", rpe: REST_RPE, hard: false, heavyLower: false };
    const code = codes[index];
    if (code === undefined || slot.code === code) return slot;
    return { ...slot, code, rpe: LIGHT_RPE, hard: false, heavyLower: false, isRecovery: code === "PS" };
  });
}

const LIFTING: ReadonlySet<SessionCode> = new Set<SessionCode>(["PS", "PB", "PD", "PV", "PT"]);

/** The last heavy week before a meet pulls first and squats after it, each within its days, the other sessions around them. */
export function meetWeek(races: readonly Race[], planned: readonly SessionSlot[], highestRpe: number): readonly SessionSlot[] {
  const slots = highestRpe < LIGHT_RPE ? planned : raceWeek(races, planned);
  const squat = slots.find(({ code, heavyLower }) => code === "PS" && heavyLower);
  const pull = slots.find(({ code, heavyLower }) => code === "PD" && heavyLower);
  if (squat === undefined || pull === undefined) return slots;
  const race = races.find(({ format, taperDays, date }) => format.kind === "powerlifting" && taperDays > 0 && date > pull.date);
  if (race === undefined) return slots;
  const days = (slot: SessionSlot): number => daysBetween(slot.date, race.date);
  const isWithin = (slot: SessionSlot, code: "PS" | "PD"): boolean =>
    days(slot) <= LAST_HEAVY[code].from && days(slot) >= LAST_HEAVY[code].to;
  if (Math.max(days(squat), days(pull)) >= LAST_WEEK || (isWithin(squat, "PS") && isWithin(pull, "PD"))) return slots;
  const open = slots.filter(({ code }) => LIFTING.has(code));
  const pairs = open.flatMap((first) =>
    open.filter((second) => days(first) - days(second) >= BETWEEN).map((second) => [first, second] as const),
  );
  const [newPull, newSquat] = pairs.find(([first, second]) => isWithin(first, "PD") && isWithin(second, "PS")) ?? [];
  if (newPull === undefined || newSquat === undefined) return slots;
  const others = open.filter((slot) => slot !== squat && slot !== pull);
  return slots.map((slot) => {
    if (!open.includes(slot)) return slot;
    const from = slot === newPull ? pull : slot === newSquat ? squat : others.shift();
    return from === undefined ? slot : { ...slot, code: from.code, rpe: from.rpe, hard: from.hard, heavyLower: from.heavyLower };
  });
}

import type { SessionSlot } from "../../context/session-slot.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { raceDay } from "../../season/race-window.ts";
import { LAST_HEAVY as LAST } from "../../selection/strength/meet.ts";
import type { SessionCode } from "../../model/plan.ts";

const LAST_HEAVY = { PS: LAST.squat, PD: LAST.pull } as const;
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
  const [first, second] = lifted;
  const isLate = second !== undefined && daysLeft(second) < LAST_HEAVY_BENCH;
  // Where the meet is in the next calendar week its other light day is there too.
  const isOnlyHere = first !== undefined && second === undefined && daysLeft(first) > LAST_LIFT;
  const isLast = first !== undefined && daysLeft(first) < LAST_HEAVY_BENCH;
  const codes = isLast ? (["PV"] as const) : isLate || isOnlyHere ? (["PB", "PV"] as const) : (["PS", "PB"] as const);
  return slots.map((slot) => {
    const index = lifted.indexOf(slot);
    // Two light sessions are enough; a third would bench on two days running.
    if (index >= codes.length) return { ...slot, code: "RC", rpe: REST_RPE, hard: false, heavyLower: false };
    const code = codes[index];
    if (code === undefined || slot.code === code) return slot;
    return { ...slot, code, rpe: LIGHT_RPE, hard: false, heavyLower: false, isRecovery: code === "PS" };
  });
}

/** Sessions of which the last heavy week can change the days. */
const MOVABLE_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["PS", "PB", "PD", "PV", "PT", "ZE"]);

/** The last heavy week before a meet pulls first and squats after it, each within its days, the other sessions around them. */
export function meetWeek(
  races: readonly Race[],
  planned: readonly SessionSlot[],
  { highestRpe, lastHeavyLegs }: { readonly highestRpe: number; readonly lastHeavyLegs?: Day | undefined },
): readonly SessionSlot[] {
  const slots = highestRpe < LIGHT_RPE ? planned : raceWeek(races, planned);
  const race = races.find(
    ({ format, taperDays, date }) => format.kind === "powerlifting" && taperDays > 0 && date > (slots[0]?.date ?? ""),
  );
  if (race === undefined) return slots;
  const days = (slot: SessionSlot): number => daysBetween(slot.date, race.date);
  const isWithin = (slot: SessionSlot, code: "PS" | "PD", earlier = 0): boolean =>
    days(slot) <= LAST_HEAVY[code].from + earlier && days(slot) >= LAST_HEAVY[code].to;
  // The easy days after another race stay easy, whatever the meet would like there.
  const open = slots.filter(
    (slot) => MOVABLE_CODES.has(slot.code) && days(slot) > RACE_WEEK && raceDay(races, slot.date).after === undefined,
  );
  // Legs that were heavy on the last day of the week before are not heavy again on the first one.
  const isRested = ({ date }: SessionSlot): boolean => lastHeavyLegs === undefined || daysBetween(lastHeavyLegs, date) > 1;
  const heavySlot = open.find(({ code, heavyLower }) => heavyLower && (code === "PS" || code === "PD"));
  const isPlaced = (code: "PS" | "PD"): boolean => open.some((slot) => slot.code === code && slot.heavyLower && isWithin(slot, code));
  const rested = slots.map((slot) =>
    open.includes(slot) && slot.heavyLower && !isRested(slot)
      ? { ...slot, code: "PV" as const, rpe: LIGHT_RPE, hard: false, heavyLower: false }
      : slot,
  );
  if (heavySlot === undefined || (isPlaced("PS") && isPlaced("PD"))) return rested;
  const pairs = open.flatMap((first) =>
    open.filter((second) => isRested(first) && days(first) - days(second) >= LAST.between).map((second) => [first, second] as const),
  );
  const [pull, squat] =
    DAYS_EARLIER.map((by) => pairs.find(([first, second]) => isWithin(first, "PD", by) && isWithin(second, "PS", by))).find(
      (pair) => pair !== undefined,
    ) ?? [];
  if (pull === undefined || squat === undefined) return rested;
  const heavy = getEffort(heavySlot);
  // The bench press first: it is one of the three.
  const others = open
    .filter(({ code }) => code !== "PS" && code !== "PD")
    .toSorted((a, b) => CODE_ORDER.indexOf(a.code) - CODE_ORDER.indexOf(b.code));
  return slots.map((slot) => {
    if (!open.includes(slot)) return slot;
    if (slot === pull || slot === squat) return { ...slot, ...heavy, code: slot === pull ? "PD" : "PS" };
    const from = others.shift();
    return from === undefined
      ? { ...slot, code: "PV", rpe: LIGHT_RPE, hard: false, heavyLower: false }
      : { ...slot, code: from.code, ...getEffort(from) };
  });
}

/** Where no two days of the week fit, a day sooner, or two, rather than nothing heavy at all. */
const DAYS_EARLIER = [0, 1, 2] as const;

const CODE_ORDER: readonly SessionCode[] = ["PB", "PV", "PT", "ZE"];

function getEffort({ rpe, hard, heavyLower, isRecovery }: SessionSlot): Pick<SessionSlot, "rpe" | "hard" | "heavyLower" | "isRecovery"> {
  return { rpe, hard, heavyLower, isRecovery };
}

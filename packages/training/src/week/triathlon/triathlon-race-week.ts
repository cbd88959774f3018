import type { Athlete } from "../../athlete/athlete.ts";
import { addDays, daysBetween, getWeekday } from "../../calendar/day.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { triathlonEvent, type TriathlonEvent } from "../../season/demand/triathlon.ts";
import type { SessionCode } from "../../model/plan.ts";
import { raceDay } from "../../season/race-window.ts";
import type { Minutes } from "../../units/units.ts";
import { capped } from "../slots/slot-load.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";

/** A session of the last days before a triathlon. */
interface Role {
  readonly code: SessionCode;
  /** Days before the race, the best first. */
  readonly days: readonly number[];
  readonly minutes: { readonly [event in TriathlonEvent]: Minutes };
  readonly rpe: number;
}

const RIDE_ROLE: Role = { code: "BQ", days: [5, 4, 3], minutes: { sprint: 45, olympic: 55, half: 70, full: 70 }, rpe: 4 };
const RIDE_AND_JOG: Role = { ...RIDE_ROLE, code: "BK", days: [4, 5, 3] };
const RUN_ROLE: Role = { code: "RE", days: [3, 4], minutes: { sprint: 30, olympic: 32, half: 34, full: 34 }, rpe: 4 };
const SWIM_ROLE: Role = { code: "SW", days: [4, 2, 3], minutes: { sprint: 25, olympic: 28, half: 30, full: 30 }, rpe: 4 };
const SPIN_ROLE: Role = { code: "BK", days: [1], minutes: { sprint: 30, olympic: 35, half: 45, full: 45 }, rpe: 3 };
const LAST_SWIM: Role = { code: "SW", days: [2], minutes: { sprint: 22, olympic: 24, half: 26, full: 26 }, rpe: 3 };
/** In a duathlon an easy run stands where the swim would be. */
const LAST_RUN: Role = { code: "RE", days: [2], minutes: { sprint: 25, olympic: 25, half: 25, full: 25 }, rpe: 3 };
const EASY_ROLE: Role = { code: "RC", days: [6, 2, 4], minutes: { sprint: 20, olympic: 20, half: 25, full: 25 }, rpe: 2 };

/** Race-demands.md section 7: all three sports in the race week, and what is left out first where there are fewer days. */
const ROLES_BY_DAYS: readonly (readonly Role[])[] = [
  [],
  [RIDE_AND_JOG],
  [RIDE_AND_JOG, SWIM_ROLE],
  [RIDE_ROLE, RUN_ROLE, SWIM_ROLE],
  [RIDE_ROLE, RUN_ROLE, SWIM_ROLE, SPIN_ROLE],
  [RIDE_ROLE, RUN_ROLE, SWIM_ROLE, SPIN_ROLE, LAST_SWIM],
  [RIDE_ROLE, RUN_ROLE, SWIM_ROLE, SPIN_ROLE, LAST_SWIM, EASY_ROLE],
];

/** From so many days before the race on the days have roles. */
const TRIATHLON_RACE_WEEK = 6;

/** A week of seven sessions keeps its recovery. */
function getRoles(last: readonly SessionSlot[], { format }: Race): readonly Role[] {
  const withSwims = ROLES_BY_DAYS[Math.min(last.length, ROLES_BY_DAYS.length - 1)] ?? [];
  const isDuathlon = format.kind === "triathlon" && format.format.swim === 0;
  const roles = isDuathlon ? withSwims.map((role) => (role.code === "SW" ? { ...LAST_RUN, days: role.days } : role)) : withSwims;
  return last.some(({ code }) => code === "RC") && !roles.includes(EASY_ROLE) && roles.length > 3
    ? [...roles.slice(0, -1), EASY_ROLE]
    : roles;
}

/** Whether the day has a role of its own, whose minutes no taper changes. */
export function isTriathlonRaceWeek({ focus }: Pick<Athlete, "focus">, races: readonly Race[], date: string): boolean {
  const race = focus === "triathlon" ? raceAhead(races, date) : undefined;
  return race !== undefined && holdsLastDays({ date, weekday: getWeekday(date) }, race);
}

/** Less than this of a session that touches race effort is only its warm-up. */
const LEAST_OF_ROLE = 0.65;
/** A ride of the race week is no shorter than this (race-demands.md section 7 and dose-progression.md R1). */
const SHORTEST_RIDE = 32;

/** Where the weeks before were small its sessions are shorter, all by the same share. */
export function shortenedRole(slot: SessionSlot, factor: number): SessionSlot {
  const least = Math.max(
    slot.code === "BQ" || slot.code === "BK" ? SHORTEST_RIDE : SHORTEST_SESSION,
    Math.round(LEAST_OF_ROLE * slot.minutes),
  );
  return { ...slot, minutes: Math.min(slot.minutes, Math.max(least, Math.round(slot.minutes * factor))) };
}

/** The triathlon that is tapered for and whose last days hold this one. */
function triathlonAhead(races: readonly Race[], date: string): Race | undefined {
  return races.find((race) => {
    const days = daysBetween(date, race.date);
    return race.format.kind === "triathlon" && race.taperDays > 0 && days >= 1 && days <= TRIATHLON_RACE_WEEK;
  });
}

/** The last days before a triathlon with a swim, a ride and a run on the days that suit them. */
export function triathlonRaceWeek(athlete: Athlete, races: readonly Race[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const isLast = (slot: SessionSlot): boolean => slot.code !== "RACE" && raceAhead(races, slot.date) !== undefined;
  const last = slots.filter(isLast);
  const [first] = last;
  const race = first === undefined ? undefined : raceAhead(races, first.date);
  if (first === undefined || race === undefined || !holdsLastDays(first, race)) return slots;
  const days = freeDays({ athlete, race, races, first, needed: last.length, slots: slots.filter((slot) => !isLast(slot)) });
  const placed: SessionSlot[] = [];
  for (const role of getRoles(last, race)) {
    const open = days.filter((day) => !placed.some(({ date }) => date === addDays(race.date, -day)));
    const day = role.days.find((wanted) => open.includes(wanted)) ?? nearest(open, role.days[0] ?? 3);
    if (day !== undefined) placed.push(getSlot(athlete, { race, role, days: day }));
  }
  return [...slots.filter((slot) => !isLast(slot)), ...placed].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** A race from Thursday on has its last days in its own week, an earlier one in the week before. */
const FIRST_OWN_WEEK = 4;

function holdsLastDays({ date, weekday }: Pick<SessionSlot, "date" | "weekday">, race: Race): boolean {
  const isOwnWeek = race.date <= addDays(date, 7 - weekday);
  return isOwnWeek === getWeekday(race.date) >= FIRST_OWN_WEEK;
}

function raceAhead(races: readonly Race[], date: string): Race | undefined {
  const { race, after, before } = raceDay(races, date);
  const ahead = race === undefined && after === undefined ? triathlonAhead(races, date) : undefined;
  return before?.race === ahead ? ahead : undefined;
}

function nearest(days: readonly number[], wanted: number): number | undefined {
  return days.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

interface Days {
  readonly athlete: Athlete;
  readonly race: Race;
  readonly races: readonly Race[];
  readonly first: SessionSlot;
  readonly needed: number;
  readonly slots: readonly SessionSlot[];
}

/** Days before the race within the week of the first slot; those the athlete can train on first, the rest only where they are too few. */
function freeDays({ athlete: { availability }, race, races, first, needed, slots }: Days): readonly number[] {
  const monday = addDays(first.date, 1 - first.weekday);
  const all = Array.from({ length: TRIATHLON_RACE_WEEK }, (_, index) => index + 1).filter((days) => {
    const date = addDays(race.date, -days);
    return (
      date >= monday && date <= addDays(monday, 6) && raceAhead(races, date) !== undefined && !slots.some((slot) => slot.date === date)
    );
  });
  const usable = all.filter((days) => {
    const weekday = getWeekday(addDays(race.date, -days));
    return (
      availability.weekdays?.includes(weekday) !== false &&
      (availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY) >= SHORTEST_SESSION
    );
  });
  return usable.length >= needed ? usable : all;
}

interface Placed {
  readonly race: Race;
  readonly role: Role;
  readonly days: number;
}

function getSlot(athlete: Athlete, { race, role: { code, minutes, rpe }, days }: Placed): SessionSlot {
  const date = addDays(race.date, -days);
  const weekday = getWeekday(date);
  const event = race.format.kind === "triathlon" ? triathlonEvent(race.format.name) : "olympic";
  const effort = { rpe: days === 1 ? Math.min(rpe, 3) : rpe, hard: false, heavyLower: false, isTaper: true, isRecovery: false };
  return { ...effort, code, date, weekday, minutes: capped(minutes[event], weekday, athlete) };
}

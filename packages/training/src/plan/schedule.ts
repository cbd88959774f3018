import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day, type Weekday } from "../calendar/day.ts";
import type { Minutes } from "../units/units.ts";
import type { PlanContext } from "./context.ts";
import { isHard, adaptToPhase } from "./level-adaptation.ts";
import type { WeekFrame } from "./phases.ts";
import type { PlanWeek, Session, SessionCode } from "./plan.ts";
import { daysFromRace, isRaceWindow, type Race } from "./race.ts";
import { raceWeekPlacements, codeNearRace } from "./race-week.ts";
import { codeFacts, deloadRpe } from "./session-codes.ts";
import { baseMinutes, startingLongRun } from "./session-minutes.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";
import type { Placement } from "./week-search.ts";

/** A session with its day, its time and how hard it is meant to be, before it has content. */
export interface SessionSlot {
  readonly code: SessionCode;
  readonly weekday: Weekday;
  readonly date: Day;
  readonly minutes: Minutes;
  readonly rpe: number;
  readonly hard: boolean;
  readonly heavyLower: boolean;
  readonly isTaper: boolean;
  readonly isRecovery: boolean;
}

/** How much the load of a loading week may grow, and how far it may come back after a lighter week. */
const GROWTH = { direct: 1.18, afterRest: 1.08 } as const;

/** What a plan is scheduled from. */
export interface ScheduleFacts {
  readonly context: PlanContext;
  readonly frames: readonly WeekFrame[];
  readonly placements: readonly Placement[];
  readonly race: Race | undefined;
}

/** Days, codes and minutes of a week, from what the weeks before it became. */
export function scheduleWeek(facts: ScheduleFacts, frame: WeekFrame, done: readonly PlanWeek[]): SessionSlot[] {
  const { context, race } = facts;
  const loading = done.filter((week) => !isReduced(week, race));
  const slots = weekSlots(facts, frame, longRunMinutes(context, facts.frames[0]?.macroWeek ?? 1, loading));
  if (frame.isDeload) return loading.length === 0 ? slots : scaleTo(slots, deloadTarget(loading) * frame.volume, context.athlete);
  if (isReduced(frame, race)) return race === undefined || race.taperDays === 0 ? slots : taper(facts, race, slots, loading);
  const last = loading.at(-1);
  const limit =
    last === undefined
      ? Number.POSITIVE_INFINITY
      : loadOf(last.sessions) * (last.week === frame.week - 1 ? GROWTH.direct : GROWTH.afterRest);
  return slotLoad(slots) > limit ? scaleTo(slots, limit, context.athlete) : slots;
}

/** Mean load of the last three loading weeks. */
export function deloadTarget(loading: readonly Pick<PlanWeek, "sessions">[]): number {
  return mean(loading.slice(-3).map((week) => loadOf(week.sessions)));
}

/** True when the week rests, tapers or recovers, so that it is no measure for others. */
export function isReduced(frame: Pick<WeekFrame, "isDeload" | "startDate">, race: Race | undefined): boolean {
  return (
    frame.isDeload || Array.from({ length: 7 }, (_, index) => addDays(frame.startDate, index)).some((date) => isRaceWindow(race, date))
  );
}

/** Load without the race itself, which no rule of growth is about. */
export function loadOf(sessions: readonly Pick<Session, "code" | "load">[]): number {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : session.load), 0);
}

function slotLoad(slots: readonly SessionSlot[]): number {
  return slots.reduce((sum, slot) => sum + (slot.code === "RACE" ? 0 : slot.minutes * slot.rpe), 0);
}

function weekSlots({ context, placements, race }: ScheduleFacts, frame: WeekFrame, longRun: Minutes): SessionSlot[] {
  const days = raceWeekPlacements(frame, placements, race, context.athlete);
  return days.map(({ weekday, code: printed }) => {
    const date = addDays(frame.startDate, weekday - 1);
    const fromRace = race === undefined ? undefined : daysFromRace(race, date);
    const adapted = adaptToPhase(printed, context.level, frame.phase, frame.macroWeek, context.isNoviceRunner);
    const code = race === undefined || fromRace === undefined ? adapted : codeNearRace(adapted, fromRace, race, context.athlete.focus);
    const isRecovery = race !== undefined && fromRace !== undefined && fromRace > 0 && fromRace <= race.easyDays;
    const isTaper = race !== undefined && fromRace !== undefined && fromRace < 0 && fromRace >= -Math.max(2, race.taperDays);
    const easy = frame.isDeload || isRecovery;
    const rpe = Math.min(context.highestRpe, easy && code !== "RACE" ? deloadRpe(code) : rpeOf(code, context, frame));
    const wanted = minutesOf(context, frame, code, longRun, race, easy);
    return {
      code,
      weekday,
      date,
      minutes: code === "RACE" ? (race?.minutes ?? 60) + 25 : capped(nearRace(wanted, fromRace), weekday, context.athlete),
      rpe,
      hard: !easy && (code === "RACE" || (isHard(code, context.level) && rpe >= 7)),
      heavyLower: !easy && codeFacts(code).heavyLower,
      isTaper,
      isRecovery,
    };
  });
}

const WORKOUTS: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "ML", "MM", "OLs", "SLm"]);

/** A beginner's Olympic session is technique; in the first two weeks workouts are held back. */
function rpeOf(code: SessionCode, context: PlanContext, frame: WeekFrame): number {
  if (code === "OLs" && context.level === "beginner") return 6;
  return codeFacts(code).rpe - (WORKOUTS.has(code) && frame.macroWeek <= 2 ? 1 : 0);
}

function minutesOf(
  context: PlanContext,
  frame: WeekFrame,
  code: SessionCode,
  longRun: Minutes,
  race: Race | undefined,
  easy: boolean,
): Minutes {
  if (code === "RACE") return race?.minutes ?? 60;
  const base = baseMinutes(code, context.level);
  const full = code === "RL" ? Math.min(base, longRun) : base;
  if (code === "RC") return full;
  const isLong = code === "RL" || code === "BK";
  const volume = frame.isDeload ? (isLong ? DELOAD_LONG : 1) : code === "RL" ? 1 : frame.volume;
  const minutes = full * volume * (easy && !frame.isDeload ? 0.6 : 1);
  return code === "RL" ? Math.round(minutes) : 5 * Math.round(minutes / 5);
}

/** Long sessions get shorter in a deload than the others. */
const DELOAD_LONG = 0.75;

/** Two days before a race half an hour, on the last day no more than twenty minutes. */
function nearRace(minutes: Minutes, fromRace: number | undefined): Minutes {
  if (fromRace === -1) return Math.min(minutes, SHORTEST_SESSION);
  return fromRace === -2 ? Math.min(minutes, 30) : minutes;
}

function capped(minutes: Minutes, weekday: Weekday, athlete: Athlete): Minutes {
  const available = athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  return Math.max(SHORTEST_SESSION, Math.min(minutes, Math.floor(available)));
}

/** Time of the long run around the running itself. */
const AROUND_LONG_RUN = 9;
const LONG_RUN_GROWTH = 1.08;
const EASY_SECONDS_PER_METRE = { beginner: 0.45, intermediate: 0.375, advanced: 0.33, elite: 0.29 } as const;

/** The long run of this week: from the start value of the level, a little longer than the last one of a loading week. */
function longRunMinutes(context: PlanContext, firstMacroWeek: number, loading: readonly PlanWeek[]): Minutes {
  const last = loading.at(-1)?.sessions.find((session) => session.code === "RL");
  if (last !== undefined) return AROUND_LONG_RUN + Math.floor((last.duration - AROUND_LONG_RUN) * LONG_RUN_GROWTH);
  const { athlete, level, capacities } = context;
  const metres = startingLongRun(level, athlete.focus, athlete.conditioning.run10k !== undefined);
  const { paces } = capacities;
  const perMetre = paces === undefined ? EASY_SECONDS_PER_METRE[level] : (paces.easy.fast + paces.easy.slow) / 2000;
  return AROUND_LONG_RUN + Math.floor((metres * perMetre * LONG_RUN_GROWTH ** (0.75 * (firstMacroWeek - 1))) / 60);
}

/** All sessions shorter by one factor, so that the week's load is the target; none below the shortest worth doing. */
function scaleTo(slots: readonly SessionSlot[], target: number, athlete: Athlete): SessionSlot[] {
  let low = 0.3;
  let high = 1.3;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (slotLoad(scaled(slots, middle, athlete)) > target) high = middle;
    else low = middle;
  }
  return scaled(slots, low, athlete);
}

function scaled(slots: readonly SessionSlot[], factor: number, athlete: Athlete): SessionSlot[] {
  return slots.map((slot) => {
    if (slot.code === "RACE" || slot.code === "RC") return slot;
    return { ...slot, minutes: capped(Math.round(Math.min(slot.minutes, slot.minutes * factor)), slot.weekday, athlete) };
  });
}

/** The mean volume of the taper, of the loading weeks before. */
const TAPER_SHARE = 0.5;

/** Shortens the sessions before the race, more the nearer it is, so that the whole taper is about half the volume of the loading weeks. */
function taper(facts: ScheduleFacts, race: Race, slots: readonly SessionSlot[], loading: readonly PlanWeek[]): SessionSlot[] {
  const { context, frames } = facts;
  const before = loading.filter((week) => daysFromRace(race, week.startDate) < 0);
  const reference =
    before.length === 0
      ? slotMinutes(slots)
      : mean(before.slice(-3).map((week) => week.sessions.reduce((sum, session) => sum + session.duration, 0)));
  const longRun = longRunMinutes(context, frames[0]?.macroWeek ?? 1, before);
  const all = frames
    .filter((frame) => isReduced(frame, race))
    .flatMap((frame) => weekSlots(facts, frame, longRun).filter((slot) => slot.isTaper));
  const days = frames
    .flatMap((frame) => Array.from({ length: 7 }, (_, index) => daysFromRace(race, addDays(frame.startDate, index))))
    .filter((day) => day < 0 && day >= -race.taperDays);
  const target = (TAPER_SHARE * reference * days.length) / 7;
  let low = 0.1;
  let high = 1.4;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (slotMinutes(all.map((slot) => shortened(slot, middle, race, context.athlete))) > target) high = middle;
    else low = middle;
  }
  return slots.map((slot) => (slot.isTaper ? shortened(slot, low, race, context.athlete) : slot));
}

function shortened(slot: SessionSlot, factor: number, race: Race, athlete: Athlete): SessionSlot {
  const days = -daysFromRace(race, slot.date);
  const progress = 0.75 + (0.5 * Math.min(14, days)) / 14;
  return { ...slot, minutes: capped(Math.round(Math.min(slot.minutes, slot.minutes * factor * progress)), slot.weekday, athlete) };
}

function slotMinutes(slots: readonly SessionSlot[]): number {
  return slots.reduce((sum, slot) => sum + (slot.code === "RACE" ? 0 : slot.minutes), 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { addDays, type Day } from "../calendar/day.ts";
import { daysFromRace, type Race } from "../demand/race.ts";
import { taperAnchors, taperShare } from "../demand/taper-shares.ts";
import type { PlanWeek } from "../model/plan.ts";
import type { WeekFrame } from "../season/phases.ts";
import { weekDates } from "../season/race-window.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import type { Minutes } from "../units/units.ts";
import type { SlotFacts } from "./schedule-facts.ts";
import { isTriathlonRaceWeek, shortenedRole } from "./triathlon-race-week.ts";
import { baseMinutes } from "./session-minutes.ts";
import { capped, largestFactor, mean, minutesOf, slotMinutes } from "./slot-load.ts";

/** What the volume around races is measured in: the block's weeks, and the loading weeks before. */
export interface RaceVolumeFacts extends SlotFacts {
  readonly frames: readonly WeekFrame[];
  /** Loading weeks before, the last one last. */
  readonly loading: readonly PlanWeek[];
  /** The sessions of a week at the length they would like to have. */
  readonly slotsOf: (frame: WeekFrame) => readonly SessionSlot[];
}

/** Seven days of a taper or of the days after a race. */
interface Window {
  readonly race: Race;
  /** Before the race 1, 2, 3 counted back from it; after it -1, -2, … */
  readonly number: number;
}

/** With less than a week to go sessions stay this short: nothing can be built any more. */
const MINI_TAPER_MINUTES = 40;

/**
 * The slots of a week at the volume that the races around it leave: each seven days before and after a race hold the event's share of a
 * mean loading week (race-demands.md tables 10 and 11), day by day. The long run of the season keeps its own length; effort and days stay.
 */
export function raceVolume(facts: RaceVolumeFacts, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  if (facts.races.length === 0) return slots;
  const known = new Map<string, Volume>();
  return slots.map((slot) => {
    const window = slot.code === "RACE" ? undefined : windowOf(facts.races, slot.date);
    if (window === undefined) return slot;
    const key = `${window.race.date} ${window.number}`;
    const volume = known.get(key) ?? volumeOf(facts, window);
    known.set(key, volume);
    return inWindow(facts, slot, window, { ...volume, others: slots });
  });
}

/** Minutes of the last run before a race: twenty easy ones and four strides, which also decide a start with limits (return-ladders.md section 9). */
const LAST_RUN: Minutes = 27;

/** An easy run two to three days before a race of running; where two are, the nearer one. */
function isLastRun({ code, date }: SessionSlot, { race, number }: Window, others: readonly SessionSlot[]): boolean {
  const days = -daysFromRace(race, date);
  if (code !== "RE" || number < 0 || race.format.kind !== "running" || days < 2 || days > 4) return false;
  return !others.some((other) => other.code === "RE" && other.date > date && -daysFromRace(race, other.date) >= 2);
}

function windowOf(races: readonly Race[], date: Day): Window | undefined {
  const next = races.find(
    (race) => race.taperDays > 0 && race.date > date && -daysFromRace(race, date) <= 7 * Math.ceil(race.taperDays / 7),
  );
  if (next !== undefined) return { race: next, number: Math.ceil(-daysFromRace(next, date) / 7) };
  const last = races.findLast((race) => race.date < date);
  if (last === undefined) return undefined;
  const number = Math.ceil(daysFromRace(last, date) / 7);
  return number > last.after.weeks.length ? undefined : { race: last, number: -number };
}

/** Of a usual day. */
function shareOn({ race, number }: Window, date: Day): number {
  if (number < 0) return race.after.weeks[-number - 1] ?? 1;
  return taperShare(taperAnchors(race.format), -daysFromRace(race, date), race.taperDays);
}

/** The search goes from 0.1 to 1.4. */
const RANGE = 1.6;

/** What a window leaves of its sessions. */
interface Volume {
  readonly factor: number;
  /** Whether the last run keeps its minutes: in a small week they are more than the taper has. */
  readonly keepsLastRun: boolean;
}

/** By what the sessions of a window are shorter, so that together they are its share. */
function volumeOf(facts: RaceVolumeFacts, window: Window): Volume {
  const { frames, loading, races, slotsOf } = facts;
  const isInside = (date: Day): boolean => {
    const found = windowOf(races, date);
    return found?.race === window.race && found.number === window.number;
  };
  const touched = frames.filter(({ startDate }) => weekDates(startDate).some(isInside));
  const inside = touched.flatMap((frame) => slotsOf(frame)).filter(({ code, date }) => code !== "RACE" && isInside(date));
  const days = touched.flatMap(({ startDate }) => weekDates(startDate)).filter(isInside);
  const usual =
    loading.length === 0
      ? mean(touched.map((frame) => usualMinutes(facts, slotsOf(frame))))
      : mean(loading.slice(-3).map(({ sessions }) => minutesOf(sessions)));
  const target = (usual / 7) * days.reduce((sum, date) => sum + shareOn(window, date), 0);
  const fits = (factor: number, keepsLastRun: boolean): boolean =>
    slotMinutes(inside.map((slot) => inWindow(facts, slot, window, { factor, keepsLastRun, others: inside }))) <= target;
  const keepsLastRun = fits(LEAST_FACTOR, true);
  return { factor: largestFactor((tried) => fits(tried, keepsLastRun)), keepsLastRun };
}

/** What a loading week with these sessions would take: in a taper they are shorter already. */
function usualMinutes({ context: { athlete, level } }: RaceVolumeFacts, slots: readonly SessionSlot[]): Minutes {
  return slots.reduce((sum, { code, minutes, weekday }) => {
    if (code === "RACE") return sum;
    return sum + Math.max(minutes, code === "RC" ? 0 : capped(baseMinutes(code, level, athlete.focus), weekday, athlete));
  }, 0);
}

const LEAST_FACTOR = 0.1;

function inWindow(
  facts: RaceVolumeFacts,
  slot: SessionSlot,
  window: Window,
  { factor, keepsLastRun, others }: Volume & { readonly others: readonly SessionSlot[] },
): SessionSlot {
  const short = shortened(facts, slot, window, factor);
  if (!keepsLastRun || !isLastRun(slot, window, others)) return short;
  const least = capped(Math.min(LAST_RUN, slot.minutes), slot.weekday, facts.context.athlete);
  return { ...short, minutes: Math.max(short.minutes, least) };
}

function shortened({ context, frames, races }: RaceVolumeFacts, slot: SessionSlot, window: Window, factor: number): SessionSlot {
  if (slot.code === "RC") return slot;
  if (window.number > 0 && isTriathlonRaceWeek(context.athlete, races, slot.date)) return shortenedRole(slot, factor);
  const isMini = frames[0] !== undefined && window.number > 0 && daysFromRace(window.race, addDays(frames[0].startDate, 7)) > 0;
  const most: Minutes = isMini ? Math.min(MINI_TAPER_MINUTES, slot.minutes) : slot.minutes;
  // The length of these is the season's, by days before the race.
  if (slot.code === "RL" && window.number > 0 && isOfSeason(frames, slot)) return { ...slot, minutes: most };
  // Race pace and stations are the last to lose minutes (race-demands.md section 10: shares act on easy minutes first).
  const kept = slot.code === "HX" && window.number > 0 && window.race.format.kind === "hyrox" ? KEPT : 1;
  const minutes = Math.min(most, slot.minutes * shareOn(window, slot.date) * factor * RANGE * kept);
  return { ...slot, minutes: capped(Math.round(minutes), slot.weekday, context.athlete) };
}

const KEPT = 1.7;

function isOfSeason(frames: readonly WeekFrame[], { date }: SessionSlot): boolean {
  return frames.some(({ startDate, season }) => season?.run !== undefined && startDate <= date && date < addDays(startDate, 7));
}

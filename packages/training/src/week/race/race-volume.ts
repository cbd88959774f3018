import type { PlanContext } from "../../context/context.ts";
import { addDays, type Day } from "../../calendar/day.ts";
import { daysFromRace, type Race } from "../../season/demand/races/race.ts";
import { taperAnchors, taperShare } from "../../season/demand/races/taper-shares.ts";
import type { PlanWeek, SessionCode } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SeasonStart } from "../../season/season.ts";
import type { SeasonWeek } from "../../season/season-week.ts";
import { weekDates } from "../../season/race-window.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Minutes } from "../../units/units.ts";
import type { SlotFacts } from "../schedule-facts.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";
import { NO_LONGER_LONG } from "../slots/week-slots.ts";
import { isTriathlonRaceWeek, shortenedRole } from "../triathlon/triathlon-race-week.ts";
import { baseMinutes } from "../load/session-minutes.ts";
import { capped, largestFactor, mean, getMinutes, slotMinutes } from "../slots/slot-load.ts";

/** What the volume around races is measured in: the block's weeks, and the loading weeks before. */
export interface RaceVolumeFacts extends SlotFacts {
  readonly frames: readonly WeekFrame[];
  readonly start?: SeasonStart;
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

/** With less than a week to go sessions stay this short, or as short as a usual day of running: nothing can be built any more. */
const MINI_TAPER_MINUTES = 40;

/**
 * The slots of a week at the volume that the races around it leave: each seven days before and after a race hold the event's share of a
 * mean loading week (race-demands.md tables 10 and 11), day by day. The long run of the season keeps its own length; effort and days stay.
 */
export function raceVolume(facts: RaceVolumeFacts, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  if (facts.races.length === 0) return slots;
  const known = new Map<string, Volume>();
  return slots.map((slot) => {
    const window = slot.code === "RACE" ? undefined : findWindow(facts.races, slot.date);
    if (window === undefined) return slot;
    const key = `${window.race.date} ${window.number}`;
    const volume = known.get(key) ?? getVolume(facts, window);
    known.set(key, volume);
    return inWindow(facts, slot, window, volume);
  });
}

/** Minutes below which a session of a taper is not worth the way to it: a shorter one is all warm-up (practice). */
const MIN_TAPER_MINUTES: { readonly [code in SessionCode]?: Minutes } = { RE: 27, REs: 28, RT: 32, RI: 34, RL: 34, SFm: 24 };

/** A fast run needs ten minutes before it and a jog behind it, and squats their way up. */
const LEAST_BEFORE_HYROX: { readonly [code in SessionCode]?: Minutes } = { RT: 26, RI: 26, SL: 22, SF: 22 };

const TOUCH_WITH_WARMUP: Minutes = 28;

/** Both lifts with their ways up and full rests. */
const LEAST_OF_LIFTS: Minutes = 32;

/** The fewest minutes of a session before a race of the runner's own; twenty easy ones and four strides are the last run. */
export function minInTaper({ code }: Pick<SessionSlot, "code">, { format, priority }: Pick<Race, "format" | "priority">): Minutes {
  if (format.kind === "weightlifting" && code === "OLs") return LEAST_OF_LIFTS;
  // The touch before a smaller race has its warm-up: what is saved of one week is not worth a cold start.
  if (code === "HX" && format.kind === "hyrox" && priority === "B") return TOUCH_WITH_WARMUP;
  const least = format.kind === "running" ? MIN_TAPER_MINUTES : format.kind === "hyrox" ? LEAST_BEFORE_HYROX : undefined;
  return least?.[code] ?? SHORTEST_SESSION;
}

function findWindow(races: readonly Race[], date: Day): Window | undefined {
  const next = races.find(
    (race) => race.taperDays > 0 && race.date > date && -daysFromRace(race, date) <= 7 * Math.ceil(race.taperDays / 7),
  );
  if (next !== undefined) return { race: next, number: Math.ceil(-daysFromRace(next, date) / 7) };
  const last = races.findLast((race) => race.date < date);
  if (last === undefined) return undefined;
  const number = Math.ceil(daysFromRace(last, date) / 7);
  return number > last.after.weeks.length ? undefined : { race: last, number: -number };
}

/** Share of a usual day. */
function shareOn({ race, number }: Window, date: Day): number {
  if (number < 0) return race.after.weeks[-number - 1] ?? 1;
  return taperShare(taperAnchors(race.format), -daysFromRace(race, date), race.taperDays);
}

/** The search goes from 0.1 to 1.4. */
const SEARCH_RANGE = 1.6;

/** By what the sessions of a window get shorter, and its long run where the others are as short as sessions get. */
interface Volume {
  readonly factor: number;
  readonly long: number;
}

/** By what the sessions of a window are shorter, so that together they are its share. */
function getVolume(facts: RaceVolumeFacts, window: Window): Volume {
  const { frames, loading, races, slotsOf } = facts;
  const isInside = (date: Day): boolean => {
    const found = findWindow(races, date);
    return found?.race === window.race && found.number === window.number;
  };
  const touched = frames.filter(({ startDate }) => weekDates(startDate).some(isInside));
  const inside = touched.flatMap((frame) => slotsOf(frame)).filter(({ code, date }) => code !== "RACE" && isInside(date));
  const days = touched.flatMap(({ startDate }) => weekDates(startDate)).filter(isInside);
  const isHyrox = window.race.format.kind === "hyrox";
  const usual =
    loading.length === 0
      ? Math.max(
          runningToday(facts),
          mean(touched.map((frame) => (isHyrox ? usualMinutes(facts, slotsOf(frame)) : slotMinutes(slotsOf(frame))))),
          // The race week itself is small: without weeks before it the first week of training after it says what is usual.
          ...frames
            .filter((frame) => isUsual(frame))
            .slice(0, 1)
            .map((frame) => OF_LATER * slotMinutes(slotsOf(frame))),
        )
      : mean(loading.slice(-3).map(({ sessions }) => getMinutes(sessions)));
  const target = (usual / 7) * days.reduce((sum, date) => sum + shareOn(window, date), 0);
  const minutes = (volume: Volume): Minutes => slotMinutes(inside.map((slot) => inWindow(facts, slot, window, volume)));
  const long = LONG_SHARES.find((share) => minutes({ factor: LEAST_FACTOR, long: share }) <= target) ?? SHORTEST_LONG;
  return { factor: largestFactor((factor) => minutes({ factor, long }) <= target), long };
}

/** Minutes of a week as the athlete runs today: without loading weeks in the plan it is the only measure. */
function runningToday({ start }: RaceVolumeFacts): Minutes {
  if (start === undefined || start.run.defaults.includes("weekly")) return 0;
  return (start.run.weekly * start.easyPace) / 60_000 + AROUND_RUN * start.runsPerWeek;
}

const AROUND_RUN: Minutes = 8;

/** A later week may have grown. */
const OF_LATER = 0.9;

function isUsual({ isDeload, season }: WeekFrame): boolean {
  return !isDeload && season?.phase !== "taper" && season?.phase !== "recovery";
}

/** What a loading week with these sessions would take: in a taper they are shorter already. */
function usualMinutes({ context: { athlete, level } }: RaceVolumeFacts, slots: readonly SessionSlot[]): Minutes {
  return slots.reduce((sum, { code, minutes, weekday }) => {
    if (code === "RACE") return sum;
    return sum + Math.max(minutes, code === "RC" ? 0 : capped(baseMinutes(code, level, athlete.focus), weekday, athlete));
  }, 0);
}

const LEAST_FACTOR = 0.1;
/** Shares of the season's long run to try in turn, where the other sessions of a small week are as short as sessions get. */
const LONG_SHARES = [1, 0.95, 0.9] as const;
const SHORTEST_LONG = 0.85;

function inWindow(facts: RaceVolumeFacts, slot: SessionSlot, window: Window, { factor, long }: Volume): SessionSlot {
  const { context, frames, races } = facts;
  if (slot.code === "RC") return slot;
  if (window.number > 0 && isTriathlonRaceWeek(context.athlete, races, slot.date)) return shortenedRole(slot, factor);
  const isMini = frames[0] !== undefined && window.number > 0 && daysFromRace(window.race, addDays(frames[0].startDate, 7)) > 0;
  const most: Minutes = isMini ? Math.min(Math.max(MINI_TAPER_MINUTES, runningToday(facts) / 7), slot.minutes) : slot.minutes;
  // The length of these is the season's, by days before the race.
  const season = slot.code === "RL" && window.number > 0 ? findSeason(frames, slot) : undefined;
  if (season?.run !== undefined) {
    // On the way to a larger race the last long run before a smaller one is a short one.
    const isNear = season.phase !== "taper" && -daysFromRace(window.race, slot.date) < window.race.lastLong;
    return { ...slot, minutes: Math.round(most * (season.phase === "taper" ? long : isNear ? NO_LONGER_LONG : 1)) };
  }
  // Before a Hyrox the last seven days are short enough for it to matter.
  const isEarly = window.number > 1 && window.race.format.kind === "hyrox";
  const least = isEarly
    ? SHORTEST_SESSION
    : window.number > 0 || slot.code === "RE" || slot.code === "REs"
      ? leastBefore(context, slot, window.race)
      : SHORTEST_SESSION;
  // Race pace and stations are the last to lose minutes (race-demands.md section 10: shares act on easy minutes first).
  const kept = slot.code === "HX" && window.number > 0 && window.race.format.kind === "hyrox" ? KEPT_STATION_FACTOR : 1;
  const minutes = Math.min(most, Math.max(least, slot.minutes * shareOn(window, slot.date) * factor * SEARCH_RANGE * kept));
  return { ...slot, minutes: capped(Math.round(minutes), slot.weekday, context.athlete) };
}

/** Who has no bar for the lifts needs none of their minutes. */
function leastBefore({ picker }: PlanContext, slot: SessionSlot, race: Race): Minutes {
  const lifts = slot.code !== "OLs" || PLATFORM_LIFTS.some((name) => picker.allows(name));
  return lifts ? minInTaper(slot, race) : SHORTEST_SESSION;
}

const PLATFORM_LIFTS = ["Snatch", "Clean and jerk"] as const;

const KEPT_STATION_FACTOR = 1.7;

function findSeason(frames: readonly WeekFrame[], { date }: SessionSlot): SeasonWeek | undefined {
  return frames.find(({ startDate }) => startDate <= date && date < addDays(startDate, 7))?.season;
}

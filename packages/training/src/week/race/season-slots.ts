import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import { dislikedRunMinutes } from "../../statements/wished-exercises/disliked-long.ts";
import { LONGEST_WEEKS_MORE } from "../../season/long-run-part.ts";
import type { SeasonRun } from "../../season/season-week.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { Weekday } from "../../calendar/day.ts";
import type { Session } from "../../model/plan.ts";
import type { Metres, Minutes, Seconds } from "../../units/units.ts";
import { AROUND_LONG_RUN, easySecondsPerMetre } from "../run/long-run-progression.ts";
import { maxRunDays } from "../run/run-days.ts";
import { isRunCode, longRunSlot, sessionRunMetres, slotMetres } from "../run/run-metres.ts";
import { capped, largestFactor } from "../slots/slot-load.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";

type ByLevel = { readonly [level in Level]: Minutes };

/** The fewest minutes of a run that is worth its name, and the most of one that is not the long one. */
const LIGHT_WEEK_SHARE = 0.9;
const LEAST_EASY: Minutes = 28;
const MIN_RUN_MINUTES: { readonly [code in SessionCode]?: Minutes } = { RE: LEAST_EASY, REs: 40, RT: 40, RI: 42 };
const MOST_EASY: ByLevel = { beginner: 65, intermediate: 95, advanced: 100, elite: 105 };
const MOST_QUALITY: ByLevel = { beginner: 60, intermediate: 85, advanced: 95, elite: 110 };
/** Who runs more than this in a week has longer easy runs. */
const HIGH_WEEK: Metres = 100_000;

function mostEasy(level: Level, week: Metres): Minutes {
  return MOST_EASY[level] * Math.min(1.5, Math.max(1, week / HIGH_WEEK));
}

/** A deload leaves some minutes of each day free. */
const DELOAD_DAY = 0.8;

/** Beside the long run the others stay shorter than it. */
const OF_LONG_RUN = 0.85;
/** A quality run is no longer than the long run, where that is longer than this. */
const MAX_QUALITY_MINUTES: { readonly runner: Minutes; readonly others: Minutes } = { runner: 45, others: 65 };
/** It covers more ground in its minutes. */
const QUALITY_OF_LONG = 0.92;

/** The second of two long days is up to so much of the first, and takes so much more of the week than another easy run. */
const SECOND_OF_LONG = 0.65;
const SECOND_WEIGHT = 2.2;

/** The week's running shared out: the long run as the season has it, the rest over the other runs. */
export function seasonSlots(context: PlanContext, slots: readonly SessionSlot[], run: SeasonRun, isLight: boolean): SessionSlot[] {
  const easy = easySecondsPerMetre(context);
  const { athlete, level } = context;
  const long = longRunSlot(run.long, easy);
  const more = isLight ? 0 : aroundMore(context);
  // What health adds around the runs is added last, and has its room in the day.
  const fitted = (minutes: Minutes, weekday: Weekday): Minutes =>
    Math.max(SHORTEST_SESSION, capped(minutes + more, weekday, athlete) - more);
  const fixed = slots.map((slot) => (slot.code === "RL" && !slot.isRecovery ? { ...slot, minutes: fitted(long, slot.weekday) } : slot));
  // Without a long run the easy one is the longest of the week.
  const hasLong = fixed.some(({ code }) => code === "RL");
  const isRunner = athlete.focus === "running";
  // Who comes back from an injury gets back what was run before, report by report.
  const { regions } = context.reading;
  const hasReported = (athlete.injuryReports ?? []).length + (athlete.easings ?? []).length > 0;
  const isOrdered = !hasReported && regions.every(({ closesNothing }) => closesNothing === true);
  const rest = run.metres - fixed.reduce((sum, slot) => sum + (isShared(slot) ? 0 : slotMetres(slot, easy)), 0);
  const shared = (factor: number): SessionSlot[] =>
    fixed.map((slot) => {
      if (!isShared(slot)) return slot;
      const day = isLight
        ? DELOAD_DAY * (athlete.availability.minutes?.[slot.weekday] ?? Number.POSITIVE_INFINITY)
        : Number.POSITIVE_INFINITY;
      const longest =
        slot.isSecondLong === true
          ? SECOND_OF_LONG * long
          : slot.code === "RE"
            ? Math.min(mostEasy(level, run.metres), Math.max(40, hasLong ? OF_LONG_RUN * long : long))
            : Math.min(
                MOST_QUALITY[level],
                isRunner && hasLong
                  ? Math.max(MAX_QUALITY_MINUTES.runner, QUALITY_OF_LONG * long)
                  : Math.max(MAX_QUALITY_MINUTES.others, long),
              );
      const least = Math.min(slot.minutes, (isLight ? LIGHT_WEEK_SHARE : 1) * (MIN_RUN_MINUTES[slot.code] ?? LEAST_EASY));
      // A deload keeps the order of its runs.
      const mostOfDeload =
        isLight && hasLong && isOrdered ? Math.max(LIGHT_WEEK_SHARE * LEAST_EASY, QUALITY_OF_LONG * long) : Number.POSITIVE_INFINITY;
      const most = Math.max(Math.min(least, mostOfDeload), Math.min(longest, day, mostOfDeload));
      const minutes = Math.max(
        Math.min(least, most),
        Math.min(most, slot.minutes * (slot.isSecondLong === true ? SECOND_WEIGHT : 1) * factor * SEARCH_RANGE),
      );
      return { ...slot, minutes: fitted(Math.round(minutes), slot.weekday) };
    });
  const week = shared(
    largestFactor((factor) => shared(factor).reduce((sum, slot) => sum + (isShared(slot) ? slotMetres(slot, easy) : 0), 0) <= rest),
  );
  const most = longestSlotBeside(context, run, week, BUILT_LENGTH_RATIO);
  return week.map((slot) => {
    if (slot.code === "RL") {
      const minutes = Math.max(SHORTEST_SESSION, Math.min(slot.minutes, most));
      return { ...slot, minutes: more === 0 || slot.isRecovery ? minutes : capped(minutes + more, slot.weekday, athlete) };
    }
    return isShared(slot) && more > 0 ? { ...slot, minutes: capped(slot.minutes + more, slot.weekday, athlete) } : slot;
  });
}

/** Minutes that health adds around a run, above all the walks of a heart: they are not taken from its kilometres. */
function aroundMore({ health, athlete }: PlanContext): Minutes {
  return (health.cooldownMinutes > 0 ? SLOW_ENDS : 0) + ((athlete.age ?? 0) >= AGE_OF_BALANCE ? BALANCE_MINUTES : 0);
}

const SLOW_ENDS: Minutes = 5;
const AGE_OF_BALANCE = 60;
const BALANCE_MINUTES: Minutes = 1;

/** Seconds of a run that is an easy run, whatever its share of a small week (race-demands.md table 5.2). */
const ALWAYS_ALLOWED = 45 * 60;
/** The others may come out a little longer than planned. The long run is held to its share as the week is built. */
const BUILT_LENGTH_RATIO = 1.12;

/** The long run that is its part of a week whose other runs hold so many metres; where these fill their days it is five points more. */
function longBeside(
  others: Metres,
  { maxLongRunShare, longestBefore, keepsLength }: Pick<SeasonRun, "maxLongRunShare" | "longestBefore" | "keepsLength">,
  areFull: boolean,
): Metres {
  const within = (share: number): Metres => (others * share) / (1 - share);
  // The three longest weeks have their five points already.
  if (longestBefore === undefined) return within(maxLongRunShare);
  return Math.max(
    within(maxLongRunShare),
    Math.min(areFull && keepsLength !== true ? Number.POSITIVE_INFINITY : longestBefore, within(maxLongRunShare + LONGEST_WEEKS_MORE)),
  );
}

/** Whether the runs beside the long one have no minutes left in their days: what the week is to hold is in the long run or nowhere. */
export function fillTheirDays(
  { availability: { minutes } }: Pick<Athlete, "availability">,
  runs: readonly { readonly code: SessionCode; readonly weekday: Weekday; readonly minutes: Minutes }[],
): boolean {
  const others = runs.filter(({ code }) => isRunCode(code) && code !== "RL");
  return minutes !== undefined && others.length > 0 && others.every((run) => run.minutes >= (minutes[run.weekday] ?? Infinity) - FULL_DAY);
}

/** Minutes that a full day may have left. */
const FULL_DAY: Minutes = 5;

/** Minutes of the long run that a week with these slots has room for, when they come out at `built` times their plan. */
export function longestSlotBeside(context: PlanContext, run: SeasonRun, slots: readonly SessionSlot[], built = 1): Minutes {
  if (run.maxLongRunShare >= 1 || slots.some(({ test }) => test !== undefined)) return Number.POSITIVE_INFINITY;
  const easy = easySecondsPerMetre(context);
  // Only as the week is built it is known whether the erg has room.
  const others = slots.map((slot) => ({ ...slot, erg: 0 }));
  // Beside one run among stations what is run farthest today stays in the plan; how far it goes is seen as the week is built.
  const isAlone = slots.filter(({ code }) => isRunCode(code) && code !== "RL").length === 1;
  return longRunSlot(
    Math.max(
      ALWAYS_ALLOWED / easy,
      isAlone ? (run.longestBefore ?? 0) : 0,
      longBeside(built * otherMetres(others, easy), run, fillTheirDays(context.athlete, slots)),
    ),
    easy,
  );
}

function otherMetres(slots: readonly SessionSlot[], easy: number): Metres {
  return slots.reduce((sum, slot) => sum + (slot.code === "RL" ? 0 : slotMetres(slot, easy)), 0);
}

/** Seconds that the long run of a week may take beside the other runs as they were built, and those that are still to be built. */
export function longestBeside(context: PlanContext, run: SeasonRun, sessions: readonly Session[], toCome: readonly SessionSlot[]): Seconds {
  // A test holds less running than the session in its place: the long run of the season stays.
  const isTestWeek = toCome.some(({ test }) => test !== undefined) || sessions.some(({ updates }) => updates !== undefined);
  if (run.maxLongRunShare >= 1 || isTestWeek) return Number.POSITIVE_INFINITY;
  const easy = easySecondsPerMetre(context);
  const built = sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : sessionRunMetres(session, easy)), 0);
  const careful = toCome.map((slot) => (slot.code === "HX" ? { ...slot, minutes: slot.minutes - STATIONS_MORE } : slot));
  const areFull = fillTheirDays(context.athlete, [...sessions.map((session) => ({ ...session, minutes: session.duration })), ...toCome]);
  return Math.max(ALWAYS_ALLOWED, longBeside(built + STILL_PLANNED * otherMetres(careful, easy), run, areFull) * easy);
}

/** What is not built yet may come out shorter. */
const STILL_PLANNED = 0.94;
/** Rounds at stations may take so much longer than planned. */
const STATIONS_MORE: Minutes = 10;

/** The search ends at 1.4: little running needs more than that of a big week. */
const SEARCH_RANGE = 2;

/** Runs whose length follows the week: not the long one, not those among stations, and nothing that a race keeps short. */
function isShared({ code, isTaper, isRecovery }: SessionSlot): boolean {
  return isRunCode(code) && code !== "RL" && code !== "HX" && !isTaper && !isRecovery;
}

/** What the days of the athlete have room for: a week's running and its longest run in metres. */
export function runRoom(
  context: PlanContext,
  placements: readonly Pick<SessionSlot, "code" | "weekday">[],
  { weekly, race }: { readonly weekly: Metres; readonly race: Metres },
): { readonly week: number; readonly long: number } {
  const easy = easySecondsPerMetre(context);
  const { minutes: available } = context.athlete.availability;
  const most = ({ code, weekday }: Pick<SessionSlot, "code" | "weekday">): Minutes =>
    Math.min(
      (available?.[weekday] ?? Number.POSITIVE_INFINITY) - aroundMore(context),
      code === "RL"
        ? Math.min(MAX_RUN_MINUTES[isUltra(race) ? "ultra" : "usual"], AROUND_LONG_RUN + dislikedRunMinutes(context))
        : code === "RE"
          ? mostEasy(context.level, weekly)
          : MOST_QUALITY[context.level],
    );
  const metres = placements.map((placement) => slotMetres({ code: placement.code, minutes: most(placement) }, easy));
  const long = placements.findIndex(({ code }) => code === "RL");
  // Where there are more runs than the week may hold, the shortest do not count.
  const held = metres.toSorted((one, other) => other - one).slice(0, maxRunDays(context));
  return { week: held.reduce((sum, one) => sum + one, 0), long: long === -1 ? 0 : (metres[long] ?? 0) };
}

/** No run in training takes longer: 195 minutes and what is around it, before an ultra five hours. */
const MAX_RUN_MINUTES = { usual: 205, ultra: 310 } as const;

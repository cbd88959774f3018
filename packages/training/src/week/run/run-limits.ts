import type { Day } from "../../calendar/day.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { PlanWeek } from "../../model/plan.ts";
import { RUN_GROWTH_AFTER_DELOAD, nextLongRun, nextWeek, type RunRamp } from "../../season/run-ramp.ts";
import type { SeasonRun } from "../../season/season-week.ts";
import { runSeconds } from "./run-history.ts";
import type { Metres } from "../../units/units.ts";
import { sessionRunMetres, slotMetres, weekRunMetres } from "./run-metres.ts";

/** What was really planned or run before a week, as far as the next depends on it. */
export interface RunBefore {
  /** Loading weeks, the latest last; those before the block have numbers up to 0. */
  readonly loading: readonly PlanWeek[];
  /** Every week of the block so far. */
  readonly built: readonly PlanWeek[];
  readonly ramp: RunRamp;
  readonly level: Level;
  /** Seconds per metre of easy running. */
  readonly easy: number;
  /** The longest run of the four weeks before the block. */
  readonly longestBefore: Metres;
  /** The running of a week before the block. */
  readonly weeklyBefore: Metres;
  /** Running is what is trained for: its weeks follow each other without exception. */
  readonly isRunner: boolean;
  /** A sore region has passed its test: runs with walks count as running. */
  readonly isReturning: boolean;
  /** Whether days of the week from this Monday were away or ill. */
  readonly isInterrupted: (monday: Day) => boolean;
}

/** Easy weeks at the start of a block after which it begins once more, and the share of its longest run that is the first long one then. */
const EASY_START = { weeks: 3, long: 0.9 } as const;

/** Share of the running before a race in the first whole week after it. */
const RUN_SHARE_AFTER_RACE = 0.9;

const RUN_MEMORY_WEEKS = 4;
/** What is built may be this much more than its limit (dose-progression.md section 9, V2). */
const BUILT_TOLERANCE = 1.03;
/** Planned minutes hold so much more or less than what the last week became: what surrounds a run takes the same time in any week. */
const PLANNED_RATIO_LIMITS = { least: 0.95, most: 1.2, metres: 1000 } as const;

/** The season's running of a week, no further than the weeks before it lead. */
export function isWithinReach(run: SeasonRun, week: number, before: RunBefore): SeasonRun {
  const { built, ramp, level, easy } = before;
  const loading = [...before.loading, ...trainedThrough(before)];
  const last = loading.at(-1);
  const { longestBefore, weeklyBefore } = before;
  // A race and a deload before the first loading week built nothing.
  if (last === undefined && built.length >= EASY_START.weeks)
    return { ...run, metres: Math.min(run.metres, weeklyBefore), long: Math.min(run.long, EASY_START.long * longestBefore) };
  // Nor did a race in the first days: the way back begins a little below what was run before it.
  if (last === undefined && built.length > 0 && run.isAfterRace === true)
    return { ...run, metres: Math.min(run.metres, RUN_SHARE_AFTER_RACE * weeklyBefore), long: Math.min(run.long, longestBefore) };
  // One small week between is no new measure (dose-progression.md section 9, V2).
  const metres =
    last === undefined
      ? 0
      : Math.max(
          0,
          ...loading
            .slice(-2)
            .map((earlier) => Math.max(weekRunMetres(earlier, easy), before.isReturning ? runWalkMetres(earlier, easy) : 0)),
        ) || runWalkMetres(last, easy);
  const grown =
    last === undefined || metres === 0
      ? Number.POSITIVE_INFINITY
      : last.week === week - 1
        ? nextWeek(ramp, metres, level)
        : RUN_GROWTH_AFTER_DELOAD * metres;
  // A first week that holds less than what is run today takes nothing from the weeks after it.
  const limit = built.length < RUN_MEMORY_WEEKS && !before.isRunner ? Math.max(grown, weeklyBefore) : grown;
  const lately = built.slice(-RUN_MEMORY_WEEKS).map(({ sessions }) =>
    Math.max(
      0,
      // Runs with walks between them have no metres: their seconds count.
      ...sessions
        .filter(({ code }) => code !== "RACE")
        .map((session) => Math.max(sessionRunMetres(session, easy), runSeconds(session) / easy)),
    ),
  );
  const longest = Math.max(built.length < RUN_MEMORY_WEEKS ? longestBefore : 0, ...lately);
  // The other runs stay as long as they are: what the week may grow by is all that the long run may.
  const lastLong = last === undefined ? 0 : longestRunMetres(last, easy);
  const beside = metres === 0 || last === undefined ? 0 : weekRunMetres(last, easy) - lastLong;
  const room = beside <= 0 ? Number.POSITIVE_INFINITY : Math.max(lastLong, limit - beside);
  // After a week that an illness or an absence took, the long run comes back before it grows.
  const latest = built.at(-1);
  const farthest = latest !== undefined && before.isInterrupted(latest.startDate) ? longest : nextLongRun(ramp, longest);
  const long = built.length === 0 || longest === 0 ? run.long : Math.min(run.long, farthest, room);
  return {
    ...run,
    metres: Math.min(run.metres, BUILT_TOLERANCE * asPlanned(last, last === undefined ? 0 : weekRunMetres(last, easy), easy) * limit),
    long,
  };
}

/** After a race that is trained through, a week that ran no less than the last loading week is one itself: the next goes on from it. */
function trainedThrough({ loading, built, easy, isRunner, isInterrupted }: RunBefore): readonly PlanWeek[] {
  const [last, latest] = [loading.at(-1), built.at(-1)];
  if (!isRunner || last === undefined || latest === undefined || latest === last || latest.isDeload) return [];
  if (latest.sessions.some(({ code }) => code === "RACE") || isInterrupted(latest.startDate)) return [];
  return weekRunMetres(latest, easy) >= weekRunMetres(last, easy) ? [latest] : [];
}

function longestRunMetres({ sessions }: PlanWeek, easy: number): Metres {
  return Math.max(0, ...sessions.filter(({ code }) => code !== "RACE").map((session) => sessionRunMetres(session, easy)));
}

/** Metres of a week of runs with walks between them, from their seconds of running and the easy pace (`easy`, seconds per metre). */
function runWalkMetres({ sessions }: PlanWeek, easy: number): Metres {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : runSeconds(session) / easy), 0);
}

/** Metres that the minutes of a week are planned as, for each that is run in them. */
function asPlanned(week: PlanWeek | undefined, built: Metres, easy: number): number {
  if (week === undefined || built === 0) return 1;
  const planned = week.sessions.reduce(
    (sum, session) =>
      sum +
      (session.code === "HX"
        ? sessionRunMetres(session, easy)
        : slotMetres({ ...session, ...getStimulus(session), minutes: session.duration }, easy)),
    0,
  );
  return Math.min(
    PLANNED_RATIO_LIMITS.most,
    1 + PLANNED_RATIO_LIMITS.metres / built,
    Math.max(PLANNED_RATIO_LIMITS.least, planned / built),
  );
}

function getStimulus({ work }: PlanWeek["sessions"][number]): Pick<SessionSlot, "stimulus"> {
  return work === undefined ? {} : { stimulus: work.stimulus };
}

import type { Athlete, Level } from "../athlete/athlete.ts";
import type { Capacities } from "../athlete/capacities.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { SeasonDemand } from "./demand/demand.ts";
import { recovery } from "./demand/races/after-race.ts";
import { formatFor } from "./demand/races/race-calendar.ts";
import { climbOfRace } from "./demand/races/race-climb.ts";
import { runningReadiness } from "./demand/readiness.ts";
import { seasonDemand } from "./demand/season-demand.ts";
import type { StartingRun } from "./demand/starting-run.ts";
import type { Metres, SecondsPerKilometre } from "../units/units.ts";
import { runRamp } from "./run-ramp.ts";
import { runSeason } from "./run-season.ts";
import type { RunWeek } from "./run-shares.ts";
import { seasonRace, type SeasonRace } from "./season-race.ts";
import { isDeloadWeek, seasonPhase, weeksBefore } from "./season-phases.ts";
import type { SeasonRun, SeasonWeek } from "./season-week.ts";
import type { Phase, SeasonPhase } from "../model/plan.ts";

/** Whose season it is. */
export interface SeasonAthlete {
  readonly athlete: Athlete;
  readonly level: Level;
  readonly capacities: Pick<Capacities, "vdot" | "paces">;
  /** What was told of body and health; absent where only the running is asked. */
  readonly reading?: InjuryReading;
}

/** The running of the athlete as the season begins, and what the week has room for. */
export interface SeasonStart {
  readonly run: StartingRun;
  readonly easyPace: SecondsPerKilometre;
  readonly runsPerWeek: number;
  /** Metres of the long runs of the block before, which count as well. */
  readonly earlierLongRuns: readonly Metres[];
  /** Metres a week and in the longest run that the athlete's days have room for. */
  readonly room: { readonly week: Metres; readonly long: Metres };
}

/** A week as its block frames it. */
export interface FramedWeek {
  readonly startDate: Day;
  readonly isDeload: boolean;
  readonly phase: Phase;
}

/** The season of the framed weeks, and how far running comes until the race after them. */
export interface Season {
  readonly weeks: readonly SeasonWeek[];
  /** Running in the weeks between the block and its race. */
  readonly ahead: readonly SeasonRun[];
}

/** Weeks that say what somebody runs. */
const REMEMBERED_WEEKS = 4;

const PHASE_OF: { readonly [phase in Phase]: SeasonPhase } = { foundation: "base", development: "build", performance: "specific" };
/** Nobody plans further. */
const MOST_AHEAD = 40;

/** The weeks of a block in their season; with a start also their running. */
export function season(facts: SeasonAthlete, framed: readonly FramedWeek[], start?: SeasonStart): Season {
  const all = [...framed, ...weeksAhead(facts.athlete, framed)];
  const placed = all.map((week) => getPlace(facts.athlete, week));
  const runs = start === undefined ? [] : getRuns(facts, start, placed);
  const weeks = framed.map((_, index): SeasonWeek => {
    const run = runs[index];
    const isShort = start !== undefined && isOutOfReach(facts, start, { placed, runs, index });
    return {
      phase: placed[index]?.week.phase ?? "base",
      ...(run === undefined ? {} : { run }),
      ...(isShort ? { isOutOfReach: true } : {}),
    };
  });
  return { weeks, ahead: runs.slice(framed.length) };
}

/** Whether the longest run and the biggest week before the running race of a week reach less than 85 % of its floors. */
function isOutOfReach(
  { athlete, level, capacities }: SeasonAthlete,
  start: SeasonStart,
  { placed, runs, index }: { readonly placed: readonly Placed[]; readonly runs: readonly SeasonRun[]; readonly index: number },
): boolean {
  const { race, week } = placed[index] ?? {};
  if (race === undefined || week?.weeks !== 0 || race.format.kind !== "running") return false;
  const form = { athlete, level, capacities, easyPace: start.easyPace, weekly: start.run.weekly };
  const before = runs.slice(0, index);
  const longest = Math.max(start.run.longest, ...before.map(({ long }) => long));
  const biggest = Math.max(start.run.weekly, ...before.map(({ metres }) => metres));
  const readiness = runningReadiness({ longest, week: biggest }, getDemand(race, form), getDemand(race, { ...form, isToFinish: true }));
  return readiness !== "ready" && readiness !== "tight";
}

interface Placed {
  readonly race: SeasonRace | undefined;
  readonly week: RunWeek;
}

/** The weeks after the block up to its race, each with the deload that is due. */
function weeksAhead(athlete: Athlete, framed: readonly FramedWeek[]): FramedWeek[] {
  const last = framed.at(-1);
  if (last === undefined) return [];
  const first = addDays(last.startDate, 7);
  const race = seasonRace(athlete, first);
  if (race === undefined) return [];
  const count = Math.min(MOST_AHEAD, weeksBefore(race.competition.date, first) + 1);
  return Array.from({ length: count }, (_, index) => {
    const startDate = addDays(first, 7 * index);
    const weeks = weeksBefore(race.competition.date, startDate);
    return { startDate, isDeload: isDeloadWeek(race.table, weeks, athlete.age), phase: last.phase };
  });
}

function getPlace(athlete: Athlete, { startDate, isDeload, phase }: FramedWeek): Placed {
  const race = seasonRace(athlete, startDate);
  const after = recoveryShare(athlete, startDate);
  const weeks = race === undefined ? undefined : weeksBefore(race.competition.date, startDate);
  const found = race === undefined || weeks === undefined ? PHASE_OF[phase] : seasonPhase(race.table, weeks);
  const isRecovery = after !== undefined && found !== "taper";
  return {
    race,
    week: {
      phase: isRecovery ? "recovery" : found,
      isDeload,
      ...(weeks === undefined ? {} : { weeks }),
      ...(isRecovery ? { recovery: after } : {}),
    },
  };
}

/** A week that holds so much of a loading week is one. */
const NEARLY_ALL = 0.84;

/** Share of a loading week, in the weeks after an A or B race; undefined when none lies so near. */
function recoveryShare({ competitions = [], focus, age }: Athlete, monday: Day): number | undefined {
  const shares = competitions.flatMap((competition) => {
    if (competition.priority === "C") return [];
    const days = daysBetween(competition.date, monday);
    // A race early in the week leaves most of it for recovery.
    const index = Math.floor((days + 3) / 7);
    const share = index < 0 ? undefined : recovery(formatFor(competition, focus), competition.priority, age).weeks[index];
    return share === undefined || days < -3 || share >= NEARLY_ALL ? [] : [share];
  });
  return shares.length === 0 ? undefined : Math.min(...shares);
}

/** Race by race: each goes on from what the weeks before it have reached. */
function getRuns({ athlete, level, capacities }: SeasonAthlete, start: SeasonStart, placed: readonly Placed[]): SeasonRun[] {
  const runs: SeasonRun[] = [];
  let from: StartingRun = start.run;
  const ramp = runRamp(athlete, from);
  while (runs.length < placed.length) {
    const first = placed[runs.length];
    const length = placed.slice(runs.length).findIndex(({ race }) => race?.competition !== first?.race?.competition);
    const part = placed.slice(runs.length, length === -1 ? undefined : runs.length + length);
    const demand = getDemand(first?.race, { athlete, level, capacities, easyPace: start.easyPace, weekly: start.run.weekly });
    const isFirst = runs.length === 0;
    const format = first?.race?.format;
    const raceMetres = format?.kind === "running" ? (format.distance ?? 10_000) : 0;
    const added = runSeason(
      {
        start: from,
        longestBefore: start.run.longest,
        ramp,
        level,
        demand,
        ...(first?.race === undefined ? {} : { table: first.race.table }),
        ...(!isFirst && first?.race === undefined ? { isAfterRace: true } : {}),
        raceMetres,
        isClimbing: first?.race !== undefined && climbOfRace(first.race.competition) !== undefined,
        runsPerWeek: start.runsPerWeek,
        earlierLongRuns: isFirst ? start.earlierLongRuns : [],
        room: start.room.week,
        longRoom: start.room.long,
        ...(isFirst && isCalibrated(start.run, raceMetres) ? { calibration: calibrationRun(start) } : {}),
      },
      part.map(({ week }) => week),
    );
    runs.push(...added);
    const lately = runs.slice(-REMEMBERED_WEEKS);
    // A race in the first weeks takes nothing from what was run before the plan.
    const before = runs.length < REMEMBERED_WEEKS ? start.run : { weekly: 0.6 * from.weekly, longest: 0 };
    from = {
      ...from,
      weekly: Math.max(before.weekly, ...lately.map(({ metres }) => metres)),
      longest: Math.max(before.longest, ...lately.map(({ long }) => long)),
    };
  }
  return runs;
}

function getDemand(race: SeasonRace | undefined, form: Parameters<typeof seasonDemand>[2]): SeasonDemand {
  return seasonDemand(race?.format, race?.competition, form);
}

/** Where the longest run is not known and the race is long, the first long run finds out (race-demands.md section 1.2). */
export function isCalibrated(run: StartingRun, raceMetres: Metres): boolean {
  return run.defaults.includes("longest") && raceMetres > 20_000;
}

const MAX_CALIBRATION_RUN = { ofUsual: 1.5, seconds: 75 * 60 } as const;

function calibrationRun({ run, easyPace }: SeasonStart): Metres {
  return Math.min(MAX_CALIBRATION_RUN.ofUsual * run.longest, (1000 * MAX_CALIBRATION_RUN.seconds) / easyPace);
}

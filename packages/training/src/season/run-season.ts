import type { Level } from "../athlete/athlete.ts";
import type { SeasonDemand } from "./demand/demand.ts";
import type { StartingRun } from "./demand/starting-run.ts";
import type { Metres } from "../units/units.ts";
import { longestShare, weekShare, type RunWeek } from "./run-shares.ts";
import { RUN_GROWTH_AFTER_DELOAD, nextLongRun, nextWeek, type RunRamp, MAX_LONG_RUN_GROWTH } from "./run-ramp.ts";
import { LONGEST_WEEKS_MORE, longRunPart } from "./long-run-part.ts";
import type { PhaseTable } from "./season-phases.ts";
import type { SeasonRun } from "./season-week.ts";

/** What the running of a season is built from. */
export interface RunSeasonFacts {
  readonly start: Pick<StartingRun, "weekly" | "longest" | "defaults">;
  /** Longest run of the weeks before the plan. */
  readonly longestBefore: Metres;
  readonly ramp: RunRamp;
  readonly level: Level;
  readonly demand: SeasonDemand;
  readonly table?: PhaseTable;
  /** The race before these weeks is over and none is ahead: nothing asks for more than was run before it. */
  readonly isAfterRace?: true;
  /** 0 without a running race. */
  readonly raceMetres: Metres;
  /** It goes over trails. */
  readonly isClimbing?: boolean;
  readonly runsPerWeek: number;
  readonly earlierLongRuns: readonly Metres[];
  /** What the athlete's days have room for in a week. */
  readonly room: Metres;
  /** What the longest day has room for. */
  readonly longRoom: Metres;
  /** The first long run finds out what the athlete can run: it may be this long. */
  readonly calibration?: Metres;
}

const DELOAD_SHARES = { usual: 0.68, small: 0.8 } as const;
/** The long run remembers so many weeks. */
const RUN_MEMORY_WEEKS = 4;
/** Long run of a deload as a share of the longest so far. */
const DELOAD_LONG = { usual: 0.66, small: 0.75 } as const;
/** Less running than this leaves little to rest from. */
export const SMALL_RUNNING: Metres = 15_000;

/** Running of each week, forwards from the start by the ramp, under what the place of the week before the race asks for. */
export function runSeason(facts: RunSeasonFacts, weeks: readonly RunWeek[]): readonly SeasonRun[] {
  const { ramp, level, start } = facts;
  const aim = aims(facts);
  const known = start.defaults.includes("longest") ? 0 : facts.longestBefore;
  const usual = longRunPart(facts.runsPerWeek, facts.raceMetres, facts.isClimbing);
  const runs: SeasonRun[] = [];
  const longest = [start.longest];
  let loading = start.weekly;
  let rested = false;
  let loaded = 0;
  let lastLong = 0;
  let inARow = 0;
  weeks.forEach((week, index) => {
    const isLoading = !week.isDeload && week.phase !== "taper" && week.recovery === undefined;
    let metres = (week.recovery ?? weekShare(week, facts.table)) * Math.max(loading, isLoading ? aim.week : 0);
    if (isLoading) {
      const limit = index === 0 ? loading : rested ? RUN_GROWTH_AFTER_DELOAD * loading : nextWeek(ramp, loading, level);
      const gentle = index === 0 ? loading : stepTowards(aim.week, loading, weeksTo(week, facts.table?.peak[1]));
      metres = Math.min(facts.room, limit, Math.max(metres, gentle, Math.min(loading, facts.room)));
      loading = metres;
    } else if (week.isDeload) metres = DELOAD_SHARES[loading < SMALL_RUNNING ? "small" : "usual"] * loading;
    rested = !isLoading;
    const before = Math.max(...longest.slice(-RUN_MEMORY_WEEKS));
    const first = index === 0 ? facts.calibration : undefined;
    const isAfterLongest = week.weeks !== undefined && facts.table !== undefined && week.weeks < facts.table.longest;
    // Once the longest run is done, what it became is the measure, not what it should have been.
    const measure = isAfterLongest ? Math.min(aim.long, Math.max(...longest)) : aim.long;
    // Never start below the current longest run.
    const kept = isLoading && !isAfterLongest ? keptLong(ramp, loaded, start.longest) : 0;
    // Without a race the longest run of whoever runs far enough grows as slowly.
    const planned = facts.table === undefined && isLoading ? Math.min(measure, (1 + WITHOUT_RACE * (loaded + 1)) * start.longest) : measure;
    const isFarUltra = isLoading && week.phase === "base" && facts.raceMetres > ULTRA_FROM;
    inARow = isLoading ? inARow + 1 : 0;
    const stepsBack = isFarUltra && inARow % (GROWING_WEEKS + 1) === 0;
    const more = usual + LONGEST_WEEKS_MORE;
    const isPeak = isLongest(week, facts.table);
    const left = isLoading ? leftOver(facts, metres, before, measure) : 0;
    const grown = isLoading && !isPeak ? stepTowards(OF_LONGEST * measure, lastLong, weeksTo(week, facts.table?.longest)) : 0;
    // Far from the race a small week would come down to minutes: there the deload is measured by the long run before it.
    const light = week.isDeload && loading < SMALL_RUNNING ? DELOAD_LONG.small * lastLong : 0;
    const wanted = Math.max(planned * longestShare(week, facts), Math.min(kept, measure), left, grown, light);
    const ofWeek = isPeak || (left > 0 && left === wanted) ? more * metres : Math.max(usual * metres, Math.min(known, more * metres));
    if (isLoading) loaded++;
    const long = Math.min(
      wanted,
      first ?? nextLongRun(ramp, before),
      week.isDeload ? DELOAD_LONG[loading < SMALL_RUNNING ? "small" : "usual"] * Math.max(...longest) : Number.POSITIVE_INFINITY,
      week.phase === "taper" ? Number.POSITIVE_INFINITY : Math.max(ofWeek, first ?? 0),
      stepsBack ? STEP_BACK * before : Number.POSITIVE_INFINITY,
      facts.longRoom,
    );
    longest.push(long);
    if (isLoading) lastLong = long;
    const maxLongRunShare = first !== undefined || week.phase === "taper" ? 1 : isPeak ? more : usual;
    runs.push({
      metres: Math.round(metres),
      long: Math.round(long),
      maxLongRunShare,
      ...(facts.isAfterRace === true ? { isAfterRace: true } : {}),
      ...(isPeak ? {} : { longestBefore: Math.max(known, ...(isFarUltra ? [] : longest.slice(1, -1))) }),
      ...(isFarUltra ? { keepsLength: true } : {}),
    });
  });
  return withSteps(runs, weeks, facts);
}

/** Far from an ultra there is time: the long run leaves the week its other half, and steps back after so many weeks of growing. */
const ULTRA_FROM: Metres = 45_000;
const GROWING_WEEKS = 3;
const STEP_BACK = 0.85;

/** Share of the longest run that earlier steps may reach: the last step belongs to the weeks of the longest run. */
const OF_LONGEST = 0.95;
/** Share of the weeks to a race that are no deload. */
const LOADING_PART = 0.75;

function weeksTo({ weeks }: RunWeek, last: number | undefined): number | undefined {
  return weeks === undefined || last === undefined || weeks <= last ? undefined : Math.max(1, LOADING_PART * (weeks - last));
}

/** An even step from week to week towards what the race asks for; nothing without a race or once it is near. */
function stepTowards(aim: Metres, last: Metres, weeks: number | undefined): Metres {
  return weeks === undefined || last === 0 ? 0 : Math.max(0, Math.min(aim, last + (aim - last) / weeks));
}

/** Without a race nobody hurries: of the longest run, in a loading week. */
const WITHOUT_RACE = 0.04;

/** Share of the longest run of the last weeks: in the first loading week, the step in each that follows, and at most. */
const KEPT_LONG = { first: 1, step: 0.05, most: 1.2, careful: { step: 0.03, most: 1.12 } } as const;
/** What the longest run of today may become in the weeks of it, and by what other days cannot hold. */
const LONGEST_OF_START = 1.12;

/** The long run grows from what is run today as far as the race asks; more slowly for who has to be careful. */
function keptLong({ growth }: RunRamp, loaded: number, longest: Metres): Metres {
  const { step, most } = growth < GROWTH_OF_MOST ? KEPT_LONG.careful : KEPT_LONG;
  return Math.min(KEPT_LONG.first + step * loaded, most) * longest;
}

const GROWTH_OF_MOST = 0.1;

/** What the other days cannot hold of the week's running goes into the long run, a tenth at a time, as long as its day has the minutes. */
function leftOver({ start, demand, room, longRoom }: RunSeasonFacts, metres: Metres, before: Metres, measure: Metres): Metres {
  if (start.defaults.length > 0 || longRoom === 0) return 0;
  return Math.min(
    metres - (room - longRoom),
    MAX_LONG_RUN_GROWTH * before,
    measure,
    Math.max(demand.longestRun.floor, LONGEST_OF_START * start.longest),
  );
}

/** The longest run and the two loading weeks before it. */
function isLongest({ weeks, isDeload }: RunWeek, table: PhaseTable | undefined): boolean {
  if (table === undefined || weeks === undefined || isDeload || weeks < table.longest) return false;
  const loading = weeks - table.longest - (weeks > table.lastDeload && table.lastDeload >= table.longest ? 1 : 0);
  return loading <= 2;
}

/** Whoever runs more than the race asks for keeps it; from less the peak grows with what is run now. */
const PEAK_OF_START = 1.35;
/** Without a race volume grows a little, then only what is done in it (race-demands.md section 13). */
const PEAK_WITHOUT_RACE = 1.2;

function aims(facts: RunSeasonFacts): { readonly week: Metres; readonly long: Metres } {
  const { demand, start, room, longRoom, table, ramp } = facts;
  if (facts.isAfterRace === true) return { week: Math.min(start.weekly, room), long: Math.min(start.longest, longRoom) };
  const { target, most = target } = demand.peakWeek;
  const hasRace = table !== undefined;
  const peak = hasRace ? Math.max(target, PEAK_OF_START * start.weekly) : PEAK_WITHOUT_RACE * start.weekly;
  const week = Math.max(start.weekly, Math.min(most, peak));
  const { target: farEnough } = demand.longestRun;
  const kept = (hasRace ? LONGEST_OF_START : PEAK_WITHOUT_RACE) * start.longest;
  // The part of the week limits what is run today too.
  const long = Math.max(farEnough, Math.min(kept, LONG_AS_BEFORE * farEnough), hasRace ? start.longest : 0);
  return { week: Math.min(week, room, hasRace ? Infinity : ramp.mostWithoutRace), long: Math.min(long, longRoom) };
}

const LONG_AS_BEFORE = 1.25;

/** Numbers the long runs that count towards the race. */
function withSteps(
  runs: readonly SeasonRun[],
  weeks: readonly RunWeek[],
  { demand: { longRuns }, earlierLongRuns }: RunSeasonFacts,
): readonly SeasonRun[] {
  const counts = (index: number): boolean => {
    const week = weeks[index];
    const run = runs[index];
    return (
      week?.weeks !== undefined &&
      week.weeks > 0 &&
      week.phase !== "recovery" &&
      !week.isDeload &&
      run !== undefined &&
      run.long >= longRuns.metres
    );
  };
  const steps = runs.flatMap((_, index) => (counts(index) ? [index] : []));
  const done = earlierLongRuns.filter((metres) => metres >= longRuns.metres).length;
  const towards = Math.max(0, ...steps.map((index) => runs[index]?.long ?? 0));
  return runs.map((run, index) =>
    counts(index) ? { ...run, step: { number: done + 1 + steps.indexOf(index), of: done + steps.length, towards } } : run,
  );
}

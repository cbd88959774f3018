import type { Athlete, Competition, Level } from "../../athlete/athlete.ts";
import { type EntryKind, getEntry } from "../../athlete/hyrox-entry.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import type { CompetitionFormat } from "../../catalogue/competition-format.ts";
import type { Metres, Minutes, Seconds, SecondsPerKilometre } from "../../units/units.ts";
import type { HyroxDemand, SeasonDemand } from "./demand.ts";
import { predictedSeconds, trailSeconds } from "./predicted-time.ts";
import { type ClimbingRace, climbOfRace, flatMetres } from "./races/race-climb.ts";
import { isUltra, runningDemand } from "./running-demand.ts";

/** What of the athlete the demand depends on. */
export interface SeasonForm {
  readonly athlete: Athlete;
  readonly level: Level;
  readonly capacities: Pick<Capacities, "vdot">;
  readonly easyPace: SecondsPerKilometre;
  /** What the athlete runs in a week already. */
  readonly weekly?: Metres;
  /** Only to finish, whatever the times say. */
  readonly isToFinish?: boolean;
}

const TEN_K = 10_000;

/** Above the table the peak week grows with what is run already. */
const MORE_THAN_NOW = 1.1;

/** The running that a season is built for: of its race, and without one of a 10 km or a Hyrox at the athlete's level. */
export function seasonDemand(format: CompetitionFormat | undefined, competition: Competition | undefined, form: SeasonForm): SeasonDemand {
  const demand = forYouth(usualDemand(format, competition, form), getMetres(format), form);
  const weekly = form.isToFinish === true ? 0 : (form.weekly ?? 0);
  const { floor, target, most = target } = demand.peakWeek;
  const peakWeek = { floor: Math.max(floor, weekly), target: Math.max(target, weekly), most: Math.max(most, MORE_THAN_NOW * weekly) };
  return weekly <= floor ? demand : { ...demand, peakWeek };
}

/** Nobody under eighteen runs longer than this for a short race (practice), or than they do today. */
const YOUTH_MINUTES = { under16: 60, under18: 75 } as const;
const YOUTH_HALF: Minutes = 100;
const LONG_RACE: Metres = 15_000;

function forYouth(demand: SeasonDemand, race: Metres, { athlete: { age = ADULT_AGE, history }, easyPace }: SeasonForm): SeasonDemand {
  if (age >= ADULT_AGE) return demand;
  const { longestRun, longRuns } = demand;
  const minutes = race >= LONG_RACE ? YOUTH_HALF : YOUTH_MINUTES[age < 16 ? "under16" : "under18"];
  const most = Math.max((60_000 * minutes) / easyPace, history?.longestRun?.value ?? 0);
  return {
    ...demand,
    longestRun: { floor: Math.min(longestRun.floor, most), target: Math.min(longestRun.target, most) },
    longRuns: { ...longRuns, metres: Math.min(longRuns.metres, LONG_SHARE * most) },
  };
}

const ADULT_AGE = 18;
const LONG_SHARE = 0.85;

function getMetres(format: CompetitionFormat | undefined): Metres {
  return format?.kind === "running" ? (format.distance ?? TEN_K) : TEN_K;
}

function usualDemand(format: CompetitionFormat | undefined, competition: Competition | undefined, form: SeasonForm): SeasonDemand {
  if (format?.kind === "hyrox" || (format?.kind !== "running" && form.athlete.focus === "hyrox"))
    return hyroxRunning(form.level, getEntry(competition ?? {}, format), form.easyPace);
  const metres = getMetres(format);
  const climbing = competition === undefined ? undefined : climbOfRace(competition);
  // A race that climbs asks for the hours of the flat race that takes as long; longer ones add practice, not longer runs.
  if (climbing !== undefined && climbing.metres === metres && !isUltra(metres)) return onTrails(climbing, competition?.goal, form);
  // Beyond a marathon nothing is predicted.
  const predicted = predictedSeconds(form, metres);
  const goal = competition?.goal;
  return runningDemand(metres, {
    level: form.level,
    easyPace: form.easyPace,
    isToFinish: form.isToFinish === true,
    ...(goal === undefined ? {} : { goal }),
    ...(predicted === undefined ? {} : { predicted }),
  });
}

/** The longest race on the flat that the runs before a race over trails follow. */
const LONGEST_ASKED: Metres = 50_000;

function onTrails(race: ClimbingRace, goal: Seconds | undefined, form: SeasonForm): SeasonDemand {
  const flat = flatMetres(race);
  // Who only wants to finish walks the climbs.
  const asked = form.isToFinish === true ? (flat + race.metres) / 2 : flat;
  const metres = Math.min(asked, LONGEST_ASKED);
  const predicted = trailSeconds(form, metres);
  return runningDemand(metres, {
    level: form.level,
    easyPace: form.easyPace,
    isToFinish: form.isToFinish === true,
    ...(goal === undefined ? {} : { goal: (goal * metres) / flat }),
    ...(predicted === undefined ? {} : { predicted }),
  });
}

/** Kilometres before a Hyrox, and the minutes in which a beginner's longest run ends (race-demands.md table 6.2). */
const HYROX_ROWS: {
  readonly [level in Level]: {
    readonly peak: readonly [number, number, number];
    readonly long: readonly [number, number];
    readonly cap: number;
  };
} = {
  beginner: { peak: [15, 20, 28], long: [8, 10], cap: 65 },
  intermediate: { peak: [23, 28, 40], long: [12, 14], cap: 95 },
  advanced: { peak: [32, 40, 58], long: [15, 18], cap: 105 },
  elite: { peak: [45, 55, 85], long: [18, 22], cap: 110 },
};

/** A relay athlete runs two kilometres of the race (section 6.5). */
const RELAY_WEEK_METRES = { floor: 12_000, target: 15_000 } as const;
/** Half of the week: speed and rested legs decide two kilometres, not a long run. */
const RELAY_LONG = { floor: 5000, target: 7000 } as const;

/** The running that a Hyrox asks for. */
function hyroxRunning(level: Level, entry: EntryKind, easyPace: SecondsPerKilometre): HyroxDemand["running"] {
  const { peak, long, cap } = HYROX_ROWS[level];
  const most = (60_000 * cap) / easyPace;
  const [floor, target] = [Math.min(1000 * long[0], most), Math.min(1000 * long[1], most)];
  const longRuns = { count: 3, metres: Math.round(0.85 * floor) };
  if (entry === "relay")
    return {
      peakWeek: { ...RELAY_WEEK_METRES, most: RELAY_WEEK_METRES.target },
      longestRun: { floor: RELAY_LONG.floor, target: RELAY_LONG.target },
      longRuns: { count: 2, metres: RELAY_LONG.floor },
      longRunCap: cap,
    };
  return {
    peakWeek: { floor: 1000 * peak[0], target: 1000 * peak[1], most: 1000 * peak[2] },
    longestRun: { floor, target },
    longRuns,
    longRunCap: cap,
  };
}

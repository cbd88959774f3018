import type { Level } from "../athlete/athlete.ts";
import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import { longestSafeRun } from "../physiology/single-run.ts";
import type { Metres, Minutes, Seconds } from "../units/units.ts";

/** The longest run before a running race, against what the distance asks for (race-demands.md sections 3, 5.1 and 12). */
export interface Reach {
  /** By the last long run before the taper, growing as fast as it may. */
  readonly longest: Metres;
  /** What the distance asks for at the level. */
  readonly needed: Metres;
  readonly verdict: "ready" | "tight" | "run-walk" | "not-ready";
  /** The first day on which the same race would have its long run. */
  readonly readyFrom: Day;
}

export interface Runner {
  /** Length of the long run now. */
  readonly longest: Metres;
  readonly from: Day;
  readonly level: Level;
  /** Seconds per kilometre, to see how far the longest useful time goes. */
  readonly easyPace: Seconds;
}

interface Demand {
  readonly metres: Metres;
  readonly name: string;
  /** Longest run, by level. */
  readonly longest: readonly [beginner: number, intermediate: number, advanced: number, elite: number];
  /** Nobody runs longer than this in training. */
  readonly cap: readonly [Minutes, Minutes, Minutes, Minutes];
  /** Finishing times slower than these are of the level before. */
  readonly levels: readonly [Minutes, Minutes, Minutes];
  /** Weeks between the last long run and the race. */
  readonly after: number;
}

/** Race-demands.md table 5.1, kilometres and minutes; `after` from section 3. */
const DEMANDS: readonly Demand[] = [
  { metres: 5000, name: "5 km", longest: [4.5, 7.5, 10, 14], cap: [50, 70, 85, 100], levels: [32, 24, 19], after: 1 },
  { metres: 10_000, name: "10 km", longest: [8, 12, 14, 17], cap: [75, 90, 100, 110], levels: [62, 48, 38], after: 2 },
  { metres: 21_098, name: "a half marathon", longest: [13, 16, 18, 20], cap: [135, 135, 130, 120], levels: [130, 105, 87], after: 2 },
  { metres: 42_195, name: "a marathon", longest: [26, 28, 29, 31], cap: [195, 195, 180, 165], levels: [270, 225, 190], after: 3 },
];

/** How far the runner gets until a race of this length; undefined where no demand is known, like ultras. */
export function reachOf(runner: Runner, metres: Metres, date: Day, predicted: Seconds | undefined): Reach | undefined {
  const demand = demandOf(metres);
  if (demand === undefined) return undefined;
  const needed = neededFor(demand, runner, predicted);
  const weeks = Math.floor(daysBetween(runner.from, date) / 7) - demand.after;
  const longest = Math.min(grown(runner.longest, weeks), Math.max(needed, runner.longest));
  return {
    longest,
    needed,
    verdict: verdictOf(longest, needed, metres),
    readyFrom: addDays(runner.from, 7 * (weeksTo(runner.longest, ROUNDING * needed) + demand.after)),
  };
}

/** The longest usual distance below this one that the runner is ready for on that day. */
export function shorterThan(runner: Runner, metres: Metres, date: Day): string | undefined {
  return DEMANDS.filter(
    (demand) => demand.metres < metres - TOLERANCE && reachOf(runner, demand.metres, date, undefined)?.verdict === "ready",
  ).at(-1)?.name;
}

const TOLERANCE = 1000;

/** The demand of the nearest usual distance that is not shorter; between two of them the longer one asks for as much as the race is of it. */
function demandOf(metres: Metres): Demand | undefined {
  const demand = DEMANDS.find((candidate) => candidate.metres >= metres - TOLERANCE);
  if (demand === undefined) return undefined;
  const share = Math.min(1, metres / demand.metres);
  return share === 1
    ? demand
    : { ...demand, longest: demand.longest.map((kilometres) => kilometres * share) as unknown as Demand["longest"] };
}

const LEVELS: readonly Level[] = ["beginner", "intermediate", "advanced", "elite"];

/** By the predicted time, else by the level; no longer than the time cap allows at easy pace. */
function neededFor(demand: Demand, { level, easyPace }: Runner, predicted: Seconds | undefined): Metres {
  const index = predicted === undefined ? LEVELS.indexOf(level) : demand.levels.filter((minutes) => predicted <= 60 * minutes).length;
  const kilometres = demand.longest[index as 0 | 1 | 2 | 3];
  const most = (60 * demand.cap[index as 0 | 1 | 2 | 3]) / easyPace;
  return Math.round(1000 * Math.min(kilometres, most));
}

/** A tenth a week, below 15 km up to 1.5 km; each fourth week is a deload (sections 0 and 3). */
function grown(longest: Metres, weeks: number): Metres {
  let metres = longest;
  for (let week = 1; week <= weeks; week += 1)
    if (week % 4 !== 0) metres = metres < 15_000 ? Math.max(longestSafeRun(metres), metres + 1500) : longestSafeRun(metres);
  return metres;
}

function weeksTo(longest: Metres, needed: Metres): number {
  let weeks = 0;
  while (grown(longest, weeks) < needed && weeks < 60) weeks += 1;
  return weeks;
}

/** Of the race; who runs this far in training gets round, whatever is asked for to race it. */
const GETS_ROUND = 0.7;
/** A few hundred metres are nothing. */
const ROUNDING = 0.97;

/** Race-demands.md section 12; never worse than tight for a distance that training nearly has. */
export function verdictOf(longest: Metres, needed: Metres, race: Metres): Reach["verdict"] {
  if (longest >= ROUNDING * needed) return "ready";
  if (longest >= 0.85 * needed || longest >= GETS_ROUND * race) return "tight";
  return longest >= 0.7 * needed ? "run-walk" : "not-ready";
}

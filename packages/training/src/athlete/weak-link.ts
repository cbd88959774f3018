import { competitionFormat } from "../catalogue/competition-format.ts";
import type { Day } from "../calendar/day.ts";
import type { Athlete, Focus, Level } from "./athlete.ts";
import { assessCapacities, type Capacities } from "./capacities.ts";
import type { Benchmark } from "./norms.ts";
import { standings } from "./standings.ts";

/** The benchmark furthest behind the others, for the athlete's level. */
export interface WeakLink {
  readonly benchmark: Benchmark;
  /** "overhead press" */
  readonly name: string;
  /** The level that benchmark speaks for by itself. */
  readonly level: Level;
  /** Standard deviations below the middle of the other benchmarks. */
  readonly behind: number;
}

/** The weak link of an athlete on a day: undefined when fewer than two benchmarks of the focus are known or none stands out. */
export function weakLink(athlete: Athlete, today: Day): WeakLink | undefined {
  return weakLinkFrom(athlete, assessCapacities(athlete, today));
}

/** Less than this behind is balance: norms are no finer. */
const STANDS_OUT = 0.6;

/** The same from capacities that are already worked out. */
export function weakLinkFrom(athlete: Athlete, capacities: Capacities): WeakLink | undefined {
  const relevant = hasMeet(athlete) ? LIFTS_OF_MEETS : MATTERS[athlete.focus];
  if (relevant.length < 2) return undefined;
  const [lowest, ...others] = standings(athlete, capacities)
    .filter(({ benchmark }) => relevant.includes(benchmark))
    .toSorted((a, b) => a.withinLevel - b.withinLevel);
  const middle = others[Math.floor(others.length / 2)];
  if (lowest === undefined || middle === undefined) return undefined;
  const behind = middle.withinLevel - lowest.withinLevel;
  if (behind < STANDS_OUT) return undefined;
  return { benchmark: lowest.benchmark, name: BENCHMARK_NAMES[lowest.benchmark], level: lowest.level, behind };
}

/** What a platform asks for; no meet has pull-ups. */
const LIFTS_OF_MEETS: readonly Benchmark[] = ["backSquat", "cleanAndJerk", "snatch"];

function hasMeet({ focus, competitions = [] }: Athlete): boolean {
  const isMeet = ({ type, name }: (typeof competitions)[number]): boolean =>
    competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "weightlifting";
  return (focus === "strength" || focus === "powerlifting" || focus === "general") && competitions.some(isMeet);
}

/** What counts for a focus: nobody's weak link is something the focus does not need, and a runner has one discipline. */
const MATTERS: { readonly [focus in Focus]: readonly Benchmark[] } = {
  hyrox: ["running", "rowing", "backSquat", "deadlift"],
  crossfit: ["running", "rowing", "backSquat", "deadlift", "overheadPress", "cleanAndJerk", "snatch", "strictPullUps", "handstandPushUps"],
  running: [],
  triathlon: ["running", "cycling"],
  strength: ["backSquat", "deadlift", "overheadPress", "strictPullUps"],
  powerlifting: ["backSquat", "benchPress", "deadlift"],
  general: ["running", "rowing", "backSquat", "deadlift", "overheadPress", "strictPullUps"],
};

const BENCHMARK_NAMES: { readonly [benchmark in Benchmark]: string } = {
  backSquat: "back squat",
  deadlift: "deadlift",
  benchPress: "bench press",
  overheadPress: "overhead press",
  cleanAndJerk: "clean and jerk",
  snatch: "snatch",
  strictPullUps: "strict pull-up",
  handstandPushUps: "handstand push-up",
  running: "running",
  rowing: "rowing",
  cycling: "cycling",
};

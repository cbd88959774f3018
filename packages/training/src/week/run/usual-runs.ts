import type { Athlete } from "../../athlete/athlete.ts";
import { statedRunGoal } from "../../athlete/stated/stated-run-goal.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { seasonRace } from "../../season/season-race.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { dislikedRunMinutes, isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import type { PatternFocus, WeekPattern } from "../slots/patterns.ts";
import { maxRunDays } from "./run-days.ts";
import { isRunCode, longRunSlot } from "./run-metres.ts";
import { keepsOrder, type Placement } from "../slots/week-search.ts";
import { getClosedDays } from "../../free-text/availability.ts";
import { easySecondsPerMetre } from "./long-run-progression.ts";

/** What becomes a run for an athlete who runs more often than the printed week: strength shares its day with an easy run. */
const INTO_RUN: { readonly [focus in PatternFocus]?: { readonly [from in SessionCode]?: SessionCode } } = {
  running: { SFm: "REs" },
  runner: { SFm: "REs" },
  hyrox: { ZE: "RE" },
  crossfit: { ZE: "RE" },
  general: { EI: "RE" },
  // Lifters who run keep running: their easy endurance, and the sixth day, which else repeats what the others lift.
  strength: { ZE: "RE", SFm: "RL" },
  powerlifting: { ZE: "RE" },
};

/** Kilometres of a usual run, where only the week is known. */
const USUAL_RUN = 12_000;

/** The printed week with as many runs as the athlete runs today, where the days hold them (race-demands.md section 1). */
export function withUsualRuns(pattern: WeekPattern, focus: PatternFocus, context: PlanContext): WeekPattern {
  const change = INTO_RUN[focus];
  // What is reported during a plan leaves its days what they are: the run becomes a ride, and the strength beside it stays as short.
  const isReported = context.athlete.easings?.some(({ isStep }) => isStep !== true) === true;
  const runsAsUsual =
    !context.isNoviceRunner && (isReported || (context.runReturn?.kind !== "run-walk" && context.picker.allows("Easy run")));
  const runs = pattern.filter((code) => code !== undefined && isRunCode(code)).length;
  // Who dislikes long running has it in workouts; "over 40 minutes" says that half an hour is fine.
  const isDisliked = focus === "crossfit" && isDislikedLong(context, "Easy run") && !Number.isFinite(dislikedRunMinutes(context));
  const wanted = Math.min(maxRunDays(context), Math.max(runsPerWeek(context), runsForRace(context), runsForGoal(context)));
  if (focus === "general" && runsAsUsual && runs >= wanted) return withLongRun(pattern, context);
  if (change === undefined || !runsAsUsual || isDisliked || runs >= wanted) return pattern;
  const isDaily = focus === "running" && wanted >= DAILY_RUNS;
  const more = pattern.map((code) => (code === undefined ? undefined : isDaily && code === "RC" ? "RE" : (change[code] ?? code)));
  return focus === "general" ? withLongRun(withRunAndStrength(more, wanted), context) : more;
}

/**
 * Who trains for general fitness and runs a race has one run that grows towards it (race-demands.md table 5.1), and so has who runs twice a week
 * and longer than an easy run anyway: on the last day of the week, with the strength of that day beside the other run.
 */
function withLongRun(pattern: WeekPattern, { athlete, start }: PlanContext): WeekPattern {
  const race = seasonRace(athlete, start)?.format;
  const last = pattern.findLastIndex((code) => code !== undefined);
  const lastCode = pattern[last];
  const other = pattern.findIndex((code) => code === "RE");
  const isRace = race?.kind === "running" && (race.distance ?? 0) >= SHORTEST_RACE;
  if (!(isRace || runsLong(athlete)) || lastCode === undefined || pattern.includes("RL")) return pattern;
  if (lastCode === "RE") return pattern.with(last, "RL");
  if (lastCode === "REs" && other >= 0) return pattern.with(last, "RL").with(other, "REs");
  if (lastCode === "ML") return pattern.with(last, "RL");
  // Between days of strength the one run of the week is the one that grows; its day is the longest one.
  return other >= 0 ? pattern.with(other, "RL") : pattern;
}

/** A longest run beyond an easy one, of somebody who runs more than once a week, is a long run that goes on. */
function runsLong(athlete: Athlete): boolean {
  return (athlete.history?.longestRun?.value ?? 0) >= SHORTEST_LONG_RUN && runsPerWeek({ athlete }) >= RUNS_FOR_GOAL;
}

/** Metres: about the three quarters of an hour that an easy run lasts at most (convention). */
const SHORTEST_LONG_RUN: Metres = 7000;

/** Metres: shorter ones are run from any easy week. */
const SHORTEST_RACE: Metres = 4900;

/** Thin bones are lifted for twice a week (special-populations.md section 4.5): a second, short time after an easy run. */
export function withBoneStrength(pattern: WeekPattern, focus: PatternFocus, { health, reading }: PlanContext): WeekPattern {
  const lifts = pattern.filter((code) => code === "SFm" || code === "REs").length;
  const easy = pattern.lastIndexOf("RE");
  const hasThinBones = reading.health.findings.some(({ group }) => group === "osteoporosis");
  if (focus !== "running" || !hasThinBones || health.clearance === "required" || lifts !== 1 || easy < 0) return pattern;
  return pattern.with(easy, "REs");
}

/** Runs a week of whoever rests by running easily: a walk takes the place of one of their runs. */
const DAILY_RUNS = 7;

/** A small week of general fitness keeps a second run by sharing its last day of full-body strength with it. */
function withRunAndStrength(pattern: WeekPattern, wanted: number): WeekPattern {
  const runs = pattern.filter((code) => code !== undefined && isRunCode(code)).length;
  const last = pattern.lastIndexOf("SF");
  return runs >= wanted || pattern.indexOf("SF") === last ? pattern : pattern.with(last, "REs");
}

/** Whoever runs three times a week trains for a half marathon and more with four runs: the long run needs weeks that carry it. */
function runsForRace({ athlete, start }: PlanContext): number {
  const race = seasonRace(athlete, start)?.format;
  const isLong = race?.kind === "running" && (race.distance ?? 0) > LONG_RACE;
  const { minutes } = athlete.availability;
  const days = minutes === undefined ? 7 : Object.values(minutes).filter((each) => each >= LEAST_RUN_AND_STRENGTH).length;
  return isLong && days >= 4 && runsPerWeek({ athlete }) >= 3 ? 4 : 0;
}

/** Who trains for general fitness and wants to run some kilometres runs twice a week for it. */
function runsForGoal({ athlete: { focus, injuries = "", dislikes = "" } }: PlanContext): number {
  return focus === "general" && statedRunGoal(`${injuries}\n${dislikes}`) > 0 ? RUNS_FOR_GOAL : 0;
}

const RUNS_FOR_GOAL = 2;
const LONG_RACE = 15_000;
const LEAST_RUN_AND_STRENGTH: Minutes = 40;

function runsPerWeek({ athlete: { history } }: Pick<PlanContext, "athlete">): number {
  return Math.round(history?.runsPerWeek?.value ?? (history?.weeklyRun?.value ?? 0) / USUAL_RUN);
}

/**
 * A Hyrox week of three days has one run beside the stations: in every second loading week it is the long one, on the longer of the two
 * days. Simulations and the weeks before a race keep their day.
 */
export function withLongRunInTurn({ athlete }: PlanContext, frame: WeekFrame, placements: readonly Placement[]): readonly Placement[] {
  const kind = frame.hyrox?.kind ?? "rounds";
  const isTurn = loadingNumber(frame.macroWeek) % 2 === 0;
  return frame.isDeload || kind !== "rounds" || !isTurn ? placements : longRunTurn(athlete, placements);
}

/** The week of a long run, where the long run and the fast one take turns; the same week where they do not. */
export function longRunTurn({ focus, availability: { minutes } }: Athlete, placements: readonly Placement[]): readonly Placement[] {
  const run = placements.find(({ code }) => code === "RT" || code === "RI");
  const stations = placements.find(({ code }) => code === "HX");
  if (focus !== "hyrox" || run === undefined || stations === undefined || placements.some(({ code }) => code === "RL")) return placements;
  const room = ({ weekday }: Placement): number => minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  const changes = room(stations) > room(run);
  return placements.map((placement) => {
    if (placement === run) return { ...placement, code: changes ? "HX" : "RL" };
    return placement === stations && changes ? { ...placement, code: "RL" } : placement;
  });
}

/**
 * Where the day of the long run of a Hyrox week is too short for what is run today, it has the longer day of the stations in every second loading
 * week: they change places, and where the stations may not be on the other day that one is an easy run. Simulations keep their day.
 */
export function withLongRunOnLongDay(context: PlanContext, frame: WeekFrame, placements: readonly Placement[]): readonly Placement[] {
  const kind = frame.hyrox?.kind ?? "rounds";
  const isTurn = loadingNumber(frame.macroWeek) % 2 === 0;
  // Near the race its own work has the day.
  const isNear = frame.season?.phase === "specific" || frame.season?.phase === "taper";
  return frame.isDeload || kind !== "rounds" || !isTurn || isNear ? placements : longRunOnLongDay(context, placements);
}

/** The week of a long run on the longer day; the same week where its own holds what is run today. */
export function longRunOnLongDay(context: PlanContext, placements: readonly Placement[]): readonly Placement[] {
  const { athlete, level, reading } = context;
  const { focus, history, availability } = athlete;
  const long = placements.find(({ code }) => code === "RL");
  const stations = placements.find(({ code }) => code === "HX");
  const longest = history?.longestRun?.value;
  if (focus !== "hyrox" || long === undefined || stations === undefined || longest === undefined) return placements;
  const room = ({ weekday }: Placement): number => availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  const holdsLongest = room(long) >= longRunSlot(longest, easySecondsPerMetre(context));
  if (holdsLongest || room(stations) < room(long) + WORTH_A_CHANGE) return placements;
  const swapped = (code: SessionCode): readonly Placement[] =>
    placements.map((placement) =>
      placement === stations ? { ...placement, code: "RL" } : placement === long ? { ...placement, code } : placement,
    );
  const closed = getClosedDays("HX", reading.days);
  const whole = swapped("HX");
  if (!closed.includes(long.weekday) && keepsOrder([placements, whole, placements], level)) return whole;
  const easy = swapped("RE");
  return keepsOrder([placements, easy, placements], level) ? easy : placements;
}

/** Minutes that the longer day has more. */
const WORTH_A_CHANGE: Minutes = 15;

/** Every fourth week is a deload. */
function loadingNumber(macroWeek: number): number {
  return macroWeek - Math.floor((macroWeek - 1) / 4);
}

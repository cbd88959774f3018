import { hyroxCompetition } from "../../athlete/hyrox-entry.ts";
import type { Day } from "../../calendar/day.ts";
import type { Seconds } from "../../units/units.ts";
import { formatClock } from "../../units/format.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { distanceText, startOfLine } from "../../prescription/items.ts";
import type { Pace } from "../../model/plan.ts";
import type { HyroxShape } from "./hyrox-shape.ts";
import { isObstacleRaceAhead } from "./obstacle-station.ts";
import { SECONDS_BETWEEN } from "./hyrox-station.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { hyroxPaces } from "../../season/demand/hyrox/targets.ts";
import { targetFacts } from "../../context/target-facts.ts";

/** A light week whose pace would be that of easy runs has easy runs. */
export function isAtEasyPace({ context, frame, isRecovery }: SessionBrief, { paceOffset }: HyroxShape): boolean {
  const race = hyroxPaces(targetFacts(context))?.race;
  const easy = context.capacities.paces?.easy.fast;
  return (
    (frame.isDeload || isRecovery) && race !== undefined && easy !== undefined && race + paceOffset + EASY_WEEK_OFFSET > easy - NEARLY_EASY
  );
}

/** Seconds per kilometre. */
const NEARLY_EASY = 10;

/** The run before every station: at a pace where one is known, by distance and effort otherwise. */
export function runLine(brief: SessionBrief, run: Choice, shape: HyroxShape, stations = shape.rounds): DraftItem {
  const { context } = brief;
  const easyWeek = brief.frame.isDeload || brief.isRecovery;
  const paces = hyroxPaces(targetFacts(context));
  const wantedOffset = easyWeek ? shape.paceOffset + EASY_WEEK_OFFSET : shape.paceOffset;
  const isTraining = shape.kind === "rounds" || shape.kind === "last-big";
  const paceOffset = paces === undefined || easyWeek ? wantedOffset : offsetBeside(context, paces.race, wantedOffset, isTraining);
  const pace = findPace(context, paceOffset);
  if (cardioMode(run.exercise) !== "run") return standInLine(brief, run, shape, easyWeek);
  if (run.exercise.name === "Easy run" && !context.isNoviceRunner) return easyRunLine(brief, run, shape, stations);
  if (pace === undefined) return runByEffort(brief, run, shape, { easyWeek, stations });
  const { fastest, slowest } = pace;
  const rpe = Math.min(easyWeek ? EASY_WEEK_RPE : 7, context.highestRpe, context.health.aerobicRpe);
  const seconds: Seconds = Math.round((shape.runMetres / 1000) * ((fastest + slowest) / 2));
  return {
    ...startOfLine(context, run),
    sets: shape.rounds,
    distance: distanceText(shape.runMetres),
    intensity: `${pace.estimated ? `RPE ${rpe}, ` : ""}${formatClock(fastest)}–${formatClock(slowest)} /km`,
    pace,
    rpe,
    notes: `About ${formatClock(seconds)} each. ${beforeText(shape, stations)}. Let the last run slip by ${Math.round(shape.runMetres / 100)} s at most.`,
    why: paceReason(brief, paceOffset, (fastest + slowest) / 2, easyWeek),
    dose: {
      metres: shape.runMetres,
      seconds,
      restSeconds: SECONDS_BETWEEN,
      totalSeconds: shape.rounds * (seconds + SECONDS_BETWEEN) + walkedBetween(shape, stations),
    },
  };
}

function withWalks(dose: DraftItem["dose"], shape: HyroxShape, stations: number): DraftItem["dose"] {
  return { ...dose, metres: shape.runMetres, totalSeconds: dose.totalSeconds + walkedBetween(shape, stations) };
}

/** Runs that lead to no station are followed by a minute of walking. */
function walkedBetween({ rounds }: HyroxShape, stations: number): Seconds {
  return Math.max(0, rounds - stations) * (WALKED_SECONDS - SECONDS_BETWEEN);
}

const WALKED_SECONDS: Seconds = 60;

/** Where fast running is closed the runs are easy, and only the stations are hard. */
function easyRunLine({ context }: SessionBrief, run: Choice, shape: HyroxShape, stations: number): DraftItem {
  const seconds = Math.round(shape.runMetres * easySecondsPerMetre(context));
  const notes = `${beforeText(shape, stations)}, at the pace of your easy runs.`;
  const item = cardioItem(context, run, { zone: "easy", seconds, sets: shape.rounds, restSeconds: SECONDS_BETWEEN, show: "time", notes });
  const { duration: _planned, ...line } = item;
  return { ...line, distance: distanceText(shape.runMetres), dose: withWalks(item.dose, shape, stations) };
}

/** Light weeks are no faster than the hard ones: seconds per kilometre more. */
const EASY_WEEK_OFFSET = 10;
const EASY_WEEK_RPE = 5;

/** Which of the runs lead into a station. */
function beforeText({ rounds }: HyroxShape, stations: number): string {
  if (stations === 0) return "Take a minute of walking between them";
  return stations >= rounds
    ? "Run one before every station"
    : `Do a station after ${stations === 1 ? "run 1" : `runs 1 to ${stations}`}; the others follow a minute of walking`;
}

const ENTRY_PACE = {
  singles: "your 10 km pace plus what eight stations usually cost at your level",
  doubles: "the pace of the pair: slower than your 10 km pace, faster than solo, because your partner works while you rest",
  relay: "your 5 km pace: two legs with a long rest",
} as const;

function paceReason({ context, date }: SessionBrief, paceOffset: number, pace: number, easyWeek: boolean): string {
  const what = isObstacleRaceAhead(context)
    ? "your 10 km pace plus what climbs and obstacles usually cost at your level"
    : ENTRY_PACE[context.entry.kind];
  const race = `${formatClock(pace - paceOffset)} /km is ${what}`;
  if (easyWeek) return `${race}. Today it is ${paceOffset} s slower: a light week focuses on the stations.`;
  if (paceOffset < 0) return `${race}. Today it is ${-paceOffset} s faster, because you run fewer kilometres than in the race.`;
  return paceOffset === 0
    ? `${race}: the pace of race day.`
    : `${race}. Today it is ${paceOffset} s slower${isAhead(context, date) ? "; the gap closes as the race comes near" : ": near it without its strain"}.`;
}

/** Whether the race whose pace it is is still to come. */
function isAhead({ athlete: { competitions = [] } }: PlanContext, date: Day): boolean {
  return hyroxCompetition(competitions.filter((one) => one.date > date)) !== undefined;
}

/** Another machine in place of the run, for the time it would take. */
function standInLine(brief: SessionBrief, machine: Choice, shape: HyroxShape, easyWeek: boolean): DraftItem {
  return cardioItem(brief.context, machine, {
    zone: easyWeek ? "steady" : "threshold",
    seconds: 30 * Math.max(1, Math.round((shape.runMetres * NO_PACE_SECONDS_PER_METRE[brief.context.level]) / 30)),
    sets: shape.rounds,
    restSeconds: SECONDS_BETWEEN,
    show: "time",
    notes: `Before every station, in place of a ${distanceText(shape.runMetres)} run.`,
  });
}

/** A distance and an effort; how long it takes is only planned with, never printed. */
function runByEffort(
  brief: SessionBrief,
  run: Choice,
  shape: HyroxShape,
  { easyWeek, stations }: { readonly easyWeek: boolean; readonly stations: number },
): DraftItem {
  const { context } = brief;
  const seconds = Math.round(shape.runMetres * NO_PACE_SECONDS_PER_METRE[context.level]);
  const zone = context.isNoviceRunner ? "easy" : easyWeek ? "steady" : "threshold";
  const notes = context.isNoviceRunner ? "Before every station: run what you can, walk the rest." : `${beforeText(shape, stations)}.`;
  const item = cardioItem(context, run, { zone, seconds, sets: shape.rounds, restSeconds: SECONDS_BETWEEN, show: "time", notes });
  const { duration: _planned, ...line } = item;
  return { ...line, distance: distanceText(shape.runMetres), dose: withWalks(item.dose, shape, stations) };
}

const NO_PACE_SECONDS_PER_METRE = { beginner: 0.42, intermediate: 0.35, advanced: 0.3, elite: 0.26 } as const;

/**
 * Slower than race pace, but never an easy run: where the two are close a simulation has race pace itself, and a few rounds are run faster
 * than all eight will be.
 */
function offsetBeside(context: PlanContext, race: number, wanted: number, isTraining: boolean): number {
  const easy = context.capacities.paces?.easy.fast ?? Number.POSITIVE_INFINITY;
  // Rounds of RPE 7 are no slower than a steady run of RPE 5.
  const steady = isTraining ? (context.capacities.paces?.marathon ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const below = Math.min(steady, easy - (isTraining ? FASTER_THAN_EASY.rounds : FASTER_THAN_EASY.simulation)) - race;
  return Math.round(Math.max(isTraining ? Number.NEGATIVE_INFINITY : 0, Math.min(wanted, below)));
}

/** Than the fast end of the easy range, in seconds per kilometre. */
const FASTER_THAN_EASY = { rounds: 20, simulation: 8 } as const;

/** Race pace and what the weeks to the race add to it, give or take three seconds. */
function findPace(context: PlanContext, paceOffset: number): Pace | undefined {
  const { vdot } = context.capacities;
  const paces = hyroxPaces(targetFacts(context));
  if (vdot === undefined || paces === undefined || context.highestRpe < 7) return undefined;
  const pace = paces.race + paceOffset;
  return { zone: "race", fastest: Math.round(pace - 3), slowest: Math.round(pace + 3), per: "km", estimated: vdot.estimated };
}

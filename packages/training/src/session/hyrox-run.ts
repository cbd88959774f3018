import type { Seconds } from "../units/units.ts";
import { formatClock } from "../units/format.ts";
import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { PlanContext } from "../context/context.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { distanceText, startOfLine } from "../prescription/items.ts";
import type { Pace } from "../model/plan.ts";
import type { HyroxShape } from "./hyrox-shape.ts";
import { SECONDS_BETWEEN } from "./hyrox-station.ts";
import { hyroxPaces } from "../demand/hyrox/targets.ts";
import { targetFacts } from "./hyrox-targets.ts";

/** The run before every station: at a pace where one is known, by distance and effort otherwise. */
export function runLine(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem {
  const { context } = brief;
  const easyWeek = brief.frame.isDeload || brief.isRecovery;
  const pace = easyWeek ? undefined : pairOf(context, shape);
  if (cardioMode(run.exercise) !== "run") return standInLine(brief, run, shape, easyWeek);
  if (pace === undefined) return runByEffort(brief, run, shape, easyWeek);
  const { fastest, slowest } = pace;
  const seconds: Seconds = Math.round((shape.runMetres / 1000) * ((fastest + slowest) / 2));
  return {
    ...startOfLine(context, run),
    sets: shape.rounds,
    distance: distanceText(shape.runMetres),
    intensity: `${pace.estimated ? "RPE 7, " : ""}${formatClock(fastest)}–${formatClock(slowest)} /km`,
    pace,
    rpe: Math.min(7, context.highestRpe),
    notes: `Before every station, ${formatClock(seconds)} each; the last no slower than the first by more than ${Math.round(shape.runMetres / 100)} s.`,
    why: shape.atRacePace
      ? `${formatClock((fastest + slowest) / 2)} /km is your 10 km pace with what eight stations cost at your level: the pace of race day.`
      : "Five to ten seconds per kilometre slower than your 10 km pace: what you can run between stations.",
    dose: { metres: shape.runMetres, seconds, restSeconds: SECONDS_BETWEEN, totalSeconds: shape.rounds * (seconds + SECONDS_BETWEEN) },
  };
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
function runByEffort(brief: SessionBrief, run: Choice, shape: HyroxShape, easyWeek: boolean): DraftItem {
  const { context } = brief;
  const seconds = Math.round(shape.runMetres * NO_PACE_SECONDS_PER_METRE[context.level]);
  const zone = context.isNoviceRunner ? "easy" : easyWeek ? "steady" : "threshold";
  const notes = context.isNoviceRunner ? "Before every station: run what you can, walk the rest." : "Before every station.";
  const item = cardioItem(context, run, { zone, seconds, sets: shape.rounds, restSeconds: SECONDS_BETWEEN, show: "time", notes });
  const { duration: _planned, ...line } = item;
  return { ...line, distance: distanceText(shape.runMetres), dose: { ...item.dose, metres: shape.runMetres } };
}

const NO_PACE_SECONDS_PER_METRE = { beginner: 0.42, intermediate: 0.35, advanced: 0.3, elite: 0.26 } as const;

/** Race pace give or take three seconds, or 10 km pace and five to ten (microcycles.md section 8). */
function pairOf(context: PlanContext, shape: HyroxShape): Pace | undefined {
  const { vdot } = context.capacities;
  const paces = hyroxPaces(targetFacts(context));
  if (vdot === undefined || paces === undefined || context.highestRpe < 7) return undefined;
  const { tenK, race } = paces;
  const [fastest, slowest] = shape.atRacePace ? [race - 3, race + 3] : [tenK + 5, tenK + 10];
  return { zone: "race", fastest: Math.round(fastest), slowest: Math.round(slowest), per: "km", estimated: vdot.estimated };
}

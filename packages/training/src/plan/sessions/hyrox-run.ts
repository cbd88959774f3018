import { raceTime } from "../../physiology/running.ts";
import { formatClock } from "../../units/format.ts";
import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import type { PlanContext } from "../context.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { distanceText, identity } from "../items.ts";
import type { Pace } from "../plan.ts";
import type { HyroxShape } from "./hyrox-shape.ts";
import { SECONDS_BETWEEN } from "./hyrox-station.ts";

/** The run before every station: at race pace where the pace is known, by distance and effort otherwise. */
export function runLine(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem {
  const { context } = brief;
  const easyWeek = brief.frame.isDeload || brief.isRecovery;
  const pace = easyWeek ? undefined : racePace(context);
  if (cardioMode(run.exercise) !== "run") return standInLine(brief, run, shape, easyWeek);
  if (pace === undefined) return runByEffort(brief, run, shape, easyWeek);
  const seconds = Math.round((shape.runMetres / 1000) * ((pace.fastest + pace.slowest) / 2));
  return {
    ...identity(context, run),
    sets: shape.rounds,
    distance: distanceText(shape.runMetres),
    intensity: `${formatClock(pace.fastest)}–${formatClock(pace.slowest)} /km`,
    pace,
    rpe: Math.min(7, context.highestRpe),
    notes: "Before every station, as even as you can.",
    why: "Five to ten seconds per kilometre slower than your 10 km pace: what you can run between stations.",
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
    notes: "Before every station.",
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

function racePace(context: PlanContext): Pace | undefined {
  const { vdot } = context.capacities;
  if (vdot === undefined || context.highestRpe < 7) return undefined;
  const tenK = raceTime(vdot.value, 10_000) / 10;
  return { zone: "race", fastest: Math.round(tenK + 5), slowest: Math.round(tenK + 10), per: "km", estimated: vdot.estimated };
}

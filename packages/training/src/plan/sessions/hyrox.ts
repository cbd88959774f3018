import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import { raceTime } from "../../physiology/running.ts";
import { formatClock } from "../../units/format.ts";
import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import type { PlanContext } from "../context.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { distanceText, identity } from "../items.ts";
import type { Pace } from "../plan.ts";
import { runSecondsOf } from "../run-history.ts";
import { assemble } from "./assemble.ts";
import { SECONDS_BETWEEN, stationLine, type StationShare } from "./hyrox-station.ts";
import { inSentence, listOf, shortName } from "../words.ts";

interface HyroxShape extends StationShare {
  readonly rounds: number;
  readonly runMetres: number;
  readonly stationsPerRound: number;
  readonly name: string;
}

/** Compromised running: a run, then one or two stations, in rounds. Simulations in performance weeks. */
export function hyroxSession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const run = context.picker.pick(context.isNoviceRunner ? "Easy run" : "Tempo run");
  // Who cannot run for long yet walks before the rounds and runs them easily.
  const easyName = context.isNoviceRunner ? "Brisk walk" : "Easy run";
  let shape = shapeOf(brief);
  let stations: readonly string[] = [];
  const blocks = assemble(brief, "metcon", (seconds, runBudget) => {
    shape = fittedShape(brief, run, shape, seconds);
    const lines = roundLines(brief, run, shape);
    const left = seconds - totalSeconds(lines);
    const easy = context.picker.pick(easyName);
    const spare = cardioMode(easy.exercise) === "run" ? Math.min(left, runBudget - runSecondsOf(lines)) : left;
    const before =
      spare < 300
        ? []
        : [
            cardioItem(context, easy, {
              zone: "easy",
              seconds: 60 * Math.floor(Math.min(spare, context.isNoviceRunner ? LONGEST_WALK : LONGEST_EASY_START) / 60),
              show: "both",
              notes: "Easy, before the rounds: they start with warm legs.",
            }),
          ];
    stations = lines.slice(1).map((item) => item.name);
    return { mainWorkout: [...before, ...lines] };
  });
  const names = [...new Set(stations)].map(shortName);
  const runText = cardioMode(run.exercise) === "run" ? `${distanceText(shape.runMetres)} run` : `${inSentence(run.exercise.name)}`;
  const easyWeek = brief.frame.isDeload || brief.isRecovery;
  return {
    title: `${titleOf(brief, shape)}: ${shape.rounds} × ${runText} with stations`,
    description: `${shape.rounds} rounds: ${runText}, then a station. Stations: ${listOf(names)}.`,
    intent: "Run well on tired legs, and leave every station ready to run.",
    movementFocus: ["run", "stations"],
    complexity: 7,
    blocks,
    mainFormat: { kind: "rounds", label: `${shape.rounds} rounds of run and stations`, rounds: shape.rounds },
    notes: {
      stimulus:
        easyWeek || context.isNoviceRunner
          ? "Technique before speed: smooth transitions, breathing under control, no station harder than RPE 7."
          : "Race feeling in small doses: breathing high, head clear. The last run is at most ten seconds per kilometre slower than the first.",
      strategy:
        "Hold back on the first run. Break stations before they break you: short, planned pauses. Walk ten steps out of each station, then find the run rhythm.",
    },
  };
}

function titleOf(brief: SessionBrief, shape: HyroxShape): string {
  if (brief.frame.isDeload) return `Deload ${inSentence(shape.name)}`;
  return shape.name === "Simulation" && shape.rounds < 8 ? "Race rehearsal" : shape.name;
}

const LONGEST_EASY_START = 1500;
const LONGEST_WALK = 900;

function shapeOf(brief: SessionBrief): HyroxShape {
  const { context } = brief;
  const beginner = context.level === "beginner";
  const shape = baseShape(brief, beginner);
  return context.isNoviceRunner
    ? { ...shape, rounds: Math.max(4, shape.rounds), runMetres: brief.frame.phase === "foundation" ? 300 : 400 }
    : shape;
}

function baseShape(brief: SessionBrief, beginner: boolean): HyroxShape {
  const { frame } = brief;
  if (frame.isDeload || brief.isRecovery)
    return { rounds: 2, runMetres: 600, amount: 0.25, load: 0.6, stationsPerRound: 1, name: "Station technique" };
  if (brief.isTaper) return { rounds: 3, runMetres: 500, amount: 0.25, load: 1, stationsPerRound: 1, name: "Sharp compromised run" };
  if (frame.phase === "foundation")
    return { rounds: beginner ? 2 : 3, runMetres: 800, amount: 0.4, load: 0.7, stationsPerRound: 1, name: "Compromised run" };
  if (frame.phase === "development")
    return {
      rounds: beginner ? 3 : 4,
      runMetres: frame.macroWeek % 2 === 1 ? 1000 : 800,
      amount: 0.5,
      load: 0.9,
      stationsPerRound: 1,
      name: "Compromised run",
    };
  return {
    rounds: 8,
    runMetres: frame.macroWeek % 4 === 1 ? 500 : 600,
    amount: frame.macroWeek % 4 === 1 ? 0.5 : 0.6,
    load: 1,
    stationsPerRound: 1,
    name: "Simulation",
  };
}

/** Fewer rounds, then shorter ones, until the time is enough. */
function fittedShape(brief: SessionBrief, run: Choice, shape: HyroxShape, seconds: number): HyroxShape {
  let fitted = shape;
  // Part of the day stays easy running.
  const share = cardioMode(run.exercise) !== "run" ? 0.45 : shape.rounds >= 8 ? 0.7 : 0.62;
  for (
    let step = 0;
    step < 30 &&
    (totalSeconds(roundLines(brief, run, fitted)) > seconds * share ||
      runSecondsOf([runLine(brief, run, fitted)]) > brief.longestRun * 0.8);
    step++
  ) {
    if (fitted.rounds > 2) fitted = { ...fitted, rounds: fitted.rounds - 1 };
    else
      fitted = {
        ...fitted,
        runMetres: Math.max(100, fitted.runMetres - 100),
        amount: Math.max(0.1, fitted.amount - 0.05),
        rounds: fitted.runMetres <= 100 ? 1 : 2,
      };
  }
  return fitted;
}

function roundLines(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem[] {
  const turn = shape.rounds >= 8 ? 0 : (brief.frame.macroWeek - 1) * 3;
  const stations = Array.from(
    { length: shape.rounds * shape.stationsPerRound },
    (_, index) => HYROX_STATIONS[(index + turn) % HYROX_STATIONS.length],
  );
  const taken = new Set<string>([run.exercise.name]);
  const lines = stations.flatMap((station) => {
    if (station === undefined) return [];
    const line = stationLine(brief, station, shape);
    if (taken.has(line.name)) return [];
    taken.add(line.name);
    return [line];
  });
  return [runLine(brief, run, shape), ...lines];
}

function runLine(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem {
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

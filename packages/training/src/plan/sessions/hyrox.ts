import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { distanceText } from "../items.ts";
import { runSecondsOf } from "../run-history.ts";
import { assemble } from "./assemble.ts";
import { runLine } from "./hyrox-run.ts";
import { type HyroxShape, shapeOf } from "./hyrox-shape.ts";
import { stationLine } from "./hyrox-station.ts";
import { inSentence, listOf, shortName } from "../words.ts";

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
  const runText = cardioMode(run.exercise) === "run" ? `${distanceText(shape.runMetres)} run` : inSentence(run.exercise.name);
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

const LONG_ENOUGH_FOR_A_SIMULATION = 60;
const LONGEST_EASY_START = 1500;
const LONGEST_WALK = 900;

/** Fewer rounds, then shorter ones, until the time is enough. */
function fittedShape(brief: SessionBrief, run: Choice, shape: HyroxShape, seconds: number): HyroxShape {
  let fitted = shape;
  // Part of the day stays easy running.
  const share = cardioMode(run.exercise) !== "run" ? 0.36 : shape.rounds >= 8 && brief.minutes >= LONG_ENOUGH_FOR_A_SIMULATION ? 0.7 : 0.56;
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

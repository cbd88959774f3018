import { competitionFormat } from "../../catalogue/competition-format.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import { roundKettlebell } from "../../physiology/rounding.ts";
import { raceTime } from "../../physiology/running.ts";
import { formatClock, formatDistance, formatKilograms } from "../../units/format.ts";
import { cardioMode } from "../cardio/mode.ts";
import { cardioItem } from "../cardio/item.ts";
import type { PlanContext } from "../context.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { distanceText, durationText, identity, weightText } from "../items.ts";
import type { Load, Pace } from "../plan.ts";
import { runSecondsOf } from "../run-history.ts";
import { assemble } from "./assemble.ts";
import { listOf } from "./metcons.ts";

/** Seconds for a station at full race amount, by level (events.md section 1). */
const STATION_SECONDS: { readonly [exercise: string]: readonly [number, number, number, number] } = {
  "Ski erg": [320, 270, 258, 240],
  "Sled push": [255, 221, 206, 170],
  "Sled pull (rope)": [350, 306, 277, 230],
  "Burpee broad jump": [400, 319, 277, 220],
  "Row erg": [320, 284, 273, 255],
  "Farmers carry": [160, 130, 119, 95],
  "Sandbag lunge": [360, 296, 264, 210],
  "Wall ball": [520, 421, 364, 290],
};

const LEVEL_INDEX = { beginner: 0, intermediate: 1, advanced: 2, elite: 3 } as const;
const LEVEL_LOAD = { beginner: 0.65, intermediate: 0.9, advanced: 1, elite: 1 } as const;

interface HyroxShape {
  readonly rounds: number;
  readonly runMetres: number;
  /** Of the race amount of a station. */
  readonly amount: number;
  /** Of the race load. */
  readonly load: number;
  readonly stationsPerRound: number;
  readonly name: string;
}

/** Compromised running: a run, then one or two stations, in rounds. Simulations in performance weeks. */
export function hyroxSession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const run = context.picker.pick("Tempo run");
  let shape = shapeOf(brief);
  let stations: readonly string[] = [];
  const blocks = assemble(brief, "metcon", (seconds, runBudget) => {
    shape = fittedShape(brief, run, shape, seconds);
    const lines = roundLines(brief, run, shape);
    const left = seconds - totalSeconds(lines);
    const easy = context.picker.pick("Easy run");
    const spare = cardioMode(easy.exercise) === "run" ? Math.min(left, runBudget - runSecondsOf(lines)) : left;
    const before = spare < 300 ? [] : [cardioItem(context, easy, { zone: "easy", seconds: 60 * Math.floor(Math.min(spare, 1500) / 60), show: "both", notes: "Easy, before the rounds: the legs should not be fresh." })];
    stations = lines.slice(1).map((item) => item.name);
    return { mainWorkout: [...before, ...lines] };
  });
  const names = [...new Set(stations)].map((name) => name.replace(" (rope)", "").toLowerCase());
  const runText = cardioMode(run.exercise) === "run" ? `${distanceText(shape.runMetres)} run` : `${run.exercise.name.toLowerCase()}`;
  const easyWeek = brief.frame.isDeload || brief.isRecovery;
  return {
    title: `${brief.frame.isDeload ? "Deload: " : ""}${shape.name === "Simulation" && shape.rounds < 8 ? "Race rehearsal" : shape.name}: ${shape.rounds} × ${runText} with stations`,
    description: `${shape.rounds} rounds: ${runText}, then a station. Stations: ${listOf(names)}.`,
    intent: "Run well on tired legs, and leave every station ready to run.",
    movementFocus: ["run", "stations"],
    complexity: 7,
    blocks,
    mainFormat: { kind: "rounds", label: `${shape.rounds} rounds of run and stations`, rounds: shape.rounds, target: "even run splits" },
    notes: {
      stimulus: easyWeek ? "Technique at low effort: smooth transitions, RPE 6 at most." : "Race feeling in small doses: breathing high, head clear. The last run is at most ten seconds per kilometre slower than the first.",
      strategy: "Hold back on the first run. Break stations before they break you: short, planned pauses. Walk ten steps out of each station, then find the run rhythm.",
    },
  };
}

function shapeOf(brief: SessionBrief): HyroxShape {
  const { frame, context } = brief;
  const beginner = context.level === "beginner";
  if (frame.isDeload || brief.isRecovery) return { rounds: 2, runMetres: 600, amount: 0.25, load: 0.6, stationsPerRound: 1, name: "Station technique" };
  if (brief.isTaper) return { rounds: 3, runMetres: 500, amount: 0.25, load: 1, stationsPerRound: 1, name: "Sharp compromised run" };
  if (frame.phase === "foundation") return { rounds: beginner ? 2 : 3, runMetres: 800, amount: 0.4, load: 0.7, stationsPerRound: 1, name: "Compromised run" };
  if (frame.phase === "development") return { rounds: beginner ? 3 : 4, runMetres: frame.macroWeek % 2 === 1 ? 1000 : 800, amount: 0.5, load: 0.9, stationsPerRound: 1, name: "Compromised run" };
  return { rounds: 8, runMetres: frame.macroWeek % 4 === 1 ? 500 : 600, amount: frame.macroWeek % 4 === 1 ? 0.5 : 0.6, load: 1, stationsPerRound: 1, name: "Simulation" };
}

/** Fewer rounds, then shorter ones, until the time is enough. */
function fittedShape(brief: SessionBrief, run: Choice, shape: HyroxShape, seconds: number): HyroxShape {
  let fitted = shape;
  // Part of the day stays easy running.
  const share = cardioMode(run.exercise) !== "run" ? 0.45 : shape.rounds >= 8 ? 0.75 : 0.66;
  for (let step = 0; step < 30 && (totalSeconds(roundLines(brief, run, fitted)) > seconds * share || runSecondsOf([runLine(brief, run, fitted)]) > brief.longestRun * 0.8); step++) {
    if (fitted.rounds > 2) fitted = { ...fitted, rounds: fitted.rounds - 1 };
    else fitted = { ...fitted, runMetres: Math.max(100, fitted.runMetres - 100), amount: Math.max(0.1, fitted.amount - 0.05), rounds: fitted.runMetres <= 100 ? 1 : 2 };
  }
  return fitted;
}

function roundLines(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem[] {
  const turn = shape.rounds >= 8 ? 0 : (brief.frame.macroWeek - 1) * 3;
  const stations = Array.from({ length: shape.rounds * shape.stationsPerRound }, (_, index) => HYROX_STATIONS[(index + turn) % HYROX_STATIONS.length]);
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

const SECONDS_BETWEEN = 20;

function runLine(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem {
  const { context } = brief;
  const pace = racePace(context);
  if (cardioMode(run.exercise) !== "run" || pace === undefined) {
    const seconds = Math.round(shape.runMetres * NO_PACE_SECONDS_PER_METRE[context.level]);
    const item = cardioItem(context, run, { zone: "threshold", seconds, sets: shape.rounds, restSeconds: SECONDS_BETWEEN, show: "time", notes: "Before every station." });
    return cardioMode(run.exercise) === "run" ? { ...item, distance: distanceText(shape.runMetres) } : item;
  }
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

const NO_PACE_SECONDS_PER_METRE = { beginner: 0.42, intermediate: 0.35, advanced: 0.3, elite: 0.26 } as const;

function racePace(context: PlanContext): Pace | undefined {
  const { vdot } = context.capacities;
  if (vdot === undefined || context.highestRpe < 7) return undefined;
  const tenK = raceTime(vdot.value, 10_000) / 10;
  return { zone: "race", fastest: Math.round(tenK + 5), slowest: Math.round(tenK + 10), per: "km", estimated: vdot.estimated };
}

function stationLine(brief: SessionBrief, station: HyroxStation, shape: HyroxShape): DraftItem {
  const { context } = brief;
  const choice = context.picker.pick(station.exercise);
  const seconds = Math.round((STATION_SECONDS[station.exercise]?.[LEVEL_INDEX[context.level]] ?? 240) * shape.amount);
  if (choice.replaced !== undefined) {
    const length = Math.max(30, 10 * Math.round(seconds / 10));
    const note = `Same time as ${formatStation(station, shape.amount)}.`;
    return { ...identity(context, choice), duration: durationText(length), rpe: Math.min(7, context.highestRpe), notes: note, dose: { seconds: length, totalSeconds: length + SECONDS_BETWEEN } };
  }
  const load = stationLoad(context, station, shape.load);
  const metres = station.metres === undefined ? undefined : stationMetres(station.metres, shape.amount);
  const reps = station.reps === undefined ? undefined : Math.max(5, 5 * Math.round((station.reps * shape.amount) / 5));
  return {
    ...identity(context, choice),
    ...(metres === undefined ? {} : { distance: distanceText(metres) }),
    ...(reps === undefined ? {} : { reps: String(reps) }),
    ...(load === undefined ? {} : { load, weight: weightText(load) }),
    rpe: Math.min(7, context.highestRpe),
    why: `${Math.round(shape.amount * 100)} % of the race amount${load === undefined ? "" : ` at about ${Math.round(shape.load * LEVEL_LOAD[context.level] * 100)} % of the race load`}.`,
    dose: { seconds, ...(metres === undefined ? {} : { metres }), ...(reps === undefined ? {} : { reps }), totalSeconds: seconds + SECONDS_BETWEEN },
  };
}

function stationMetres(metres: number, amount: number): number {
  const step = metres >= 1000 ? 50 : 10;
  return Math.max(step, step * Math.round((metres * amount) / step));
}

function formatStation(station: HyroxStation, amount: number): string {
  const name = station.exercise.toLowerCase();
  if (station.metres !== undefined) return `${formatDistance(stationMetres(station.metres, amount))} of ${name}`;
  return `${Math.max(5, 5 * Math.round(((station.reps ?? 0) * amount) / 5))} repetitions of ${name}`;
}

function stationLoad(context: PlanContext, station: HyroxStation, share: number): Load | undefined {
  const race = hyroxLoad(station, divisionOf(context));
  if (race === undefined) return undefined;
  const wanted = race * share * LEVEL_LOAD[context.level];
  const kilograms = station.exercise === "Wall ball" ? (wanted > 7.5 ? 9 : wanted > 5 ? 6 : 4) : station.perHand === true ? roundKettlebell(wanted) : station.exercise === "Sandbag lunge" ? Math.max(10, 10 * Math.round(wanted / 10)) : 5 * Math.round(wanted / 5);
  return { kilograms, perHand: station.perHand === true, estimated: false };
}

/** The division the athlete named, else the open one; the lighter loads when the sex is not known. */
export function divisionOf(context: PlanContext): HyroxDivision {
  const { competition, sex } = context.athlete;
  const format = competition?.type === undefined ? undefined : competitionFormat(competition.type);
  if (format?.kind === "hyrox" && format.division !== undefined) return format.division;
  const pro = format?.kind === "hyrox" && format.pro;
  if (sex === "male") return pro ? "menPro" : "menOpen";
  return pro ? "womenPro" : "womenOpen";
}

/** The load of a station in the athlete's division, for race day. */
export function raceStationText(context: PlanContext, station: HyroxStation): string | undefined {
  const kilograms = hyroxLoad(station, divisionOf(context));
  return kilograms === undefined ? undefined : station.perHand === true ? `2 × ${formatKilograms(kilograms)}` : formatKilograms(kilograms);
}

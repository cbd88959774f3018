import type { Level } from "../athlete/athlete.ts";
import { hyroxLoad, type HyroxStation } from "../catalogue/race-formats.ts";
import { roundKettlebell, roundWallBall } from "../physiology/rounding.ts";
import { formatClock, formatDistance, formatLoad } from "../units/format.ts";
import type { PlanContext } from "../context/context.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { distanceText, durationText, startOfLine, weightText } from "../prescription/items.ts";
import type { Load, Phase } from "../model/plan.ts";
import { shortName } from "../model/words.ts";
import { stationChoice } from "./hyrox-stand-in.ts";
import { stationTarget, wallBallHeight } from "./hyrox-targets.ts";

/** Shares of the race amount and the race load. */
export interface StationShare {
  readonly amount: number;
  readonly load: number;
}

/** Time to the next line. */
export const SECONDS_BETWEEN = 20;

/** A station at its share of the race, or what stands in for it; undefined when all of that is in the session already. */
export function stationLine(
  brief: SessionBrief,
  station: HyroxStation,
  share: StationShare,
  taken: ReadonlySet<string>,
): DraftItem | undefined {
  const { context } = brief;
  const choice = stationChoice(context, station, taken);
  if (choice === undefined) return undefined;
  if (choice.replaced !== undefined) return standInLine(context, choice, station, share.amount);
  const load = stationLoad(brief, station, share.load);
  const metres = station.metres === undefined ? undefined : stationMetres(station.metres, share.amount);
  const reps = station.reps === undefined ? undefined : stationReps(station.reps, share.amount);
  const { seconds, source } = stationTarget(context, station, (metres ?? reps ?? 0) / (station.metres ?? station.reps ?? 1));
  const rounded = 5 * Math.round(seconds / 5);
  const height = station.exercise === "Wall ball" ? wallBallHeight(context) : undefined;
  return {
    ...startOfLine(context, choice),
    ...(metres === undefined ? {} : { distance: distanceText(metres) }),
    ...(reps === undefined ? {} : { reps: String(reps) }),
    ...(load === undefined ? {} : { load, weight: weightText(context, load) }),
    rpe: Math.min(7, context.highestRpe),
    notes: `${height === undefined ? "" : `Target at ${height}. `}About ${formatClock(rounded)} (${source}).`,
    why: stationReason(context, station, { metres, reps, load }),
    dose: {
      seconds: rounded,
      ...(metres === undefined ? {} : { metres }),
      ...(reps === undefined ? {} : { reps }),
      totalSeconds: rounded + SECONDS_BETWEEN,
    },
  };
}

function standInLine(context: PlanContext, choice: Choice, station: HyroxStation, amount: number): DraftItem {
  const length = Math.max(30, 10 * Math.round(stationTarget(context, station, amount).seconds / 10));
  return {
    ...startOfLine(context, choice),
    duration: durationText(length),
    rpe: Math.min(7, context.highestRpe),
    notes: `Without a pause, for as long as ${formatStation(station, amount)} would take.`,
    dose: { seconds: length, totalSeconds: length + SECONDS_BETWEEN },
  };
}

/** "20 of the race's 50 m, with 95 of its 152 kg." */
function stationReason(
  context: PlanContext,
  station: HyroxStation,
  { metres, reps, load }: { readonly metres: number | undefined; readonly reps: number | undefined; readonly load: Load | undefined },
): string {
  const amount =
    metres === undefined
      ? `${reps ?? 0} of the race's ${station.reps ?? 0} repetitions`
      : `${metres} m of the race's ${station.metres ?? 0} m`;
  const race = hyroxLoad(station, context.division);
  if (load === undefined || race === undefined) return `${amount}.`;
  const hands = load.perHand ? "2 × " : "";
  const weight =
    Math.abs(load.kilograms - race) < SAME_WEIGHT
      ? "at race weight"
      : `with ${weightText(context, load)} instead of ${hands}${formatLoad(race, context.unit)}`;
  return `${amount}, ${weight}.`;
}

/** Sleds are loaded in steps of 5 kg. */
const SAME_WEIGHT = 2.6;

type ByLevel = { readonly [level in Level]: number };

/** Of the load that the phase asks for, by level (microcycles.md section 7): beginners stay at 50-70 % of the race. */
const LEVEL_LOAD: { readonly [phase in Phase]: ByLevel } = {
  foundation: { beginner: 0.85, intermediate: 1, advanced: 1, elite: 1 },
  development: { beginner: 0.65, intermediate: 0.9, advanced: 1, elite: 1 },
  performance: { beginner: 0.7, intermediate: 1, advanced: 1, elite: 1 },
};
/** Who competes pushes short sleds above race weight in development. */
const HEAVY_SLED = 1.1;

function levelLoad({ context, frame, isTaper, isRecovery }: SessionBrief, station: HyroxStation): number {
  const full = frame.phase === "development" && !frame.isDeload && !isTaper && !isRecovery;
  if (full && context.level === "elite" && station.exercise.startsWith("Sled")) return HEAVY_SLED;
  return LEVEL_LOAD[frame.phase][context.level];
}

function stationMetres(metres: number, amount: number): number {
  const step = metres >= 1000 ? 50 : 10;
  return Math.max(step, step * Math.round((metres * amount) / step));
}

function stationReps(reps: number, amount: number): number {
  return Math.max(5, 5 * Math.round((reps * amount) / 5));
}

function formatStation(station: HyroxStation, amount: number): string {
  const name = shortName(station.exercise);
  if (station.metres !== undefined) return `${formatDistance(stationMetres(station.metres, amount))} of ${name}`;
  return `${stationReps(station.reps ?? 0, amount)} repetitions of ${name}`;
}

function stationLoad(brief: SessionBrief, station: HyroxStation, ofRace: number): Load | undefined {
  const race = hyroxLoad(station, brief.context.division);
  if (race === undefined) return undefined;
  const wanted = race * ofRace * levelLoad(brief, station);
  return { kilograms: implement(brief.context, station, wanted), perHand: station.perHand === true, estimated: false };
}

/** The nearest weight that exists: three balls, kettlebells, sandbags of ten kilograms, sleds in steps of five. */
function implement(context: PlanContext, station: HyroxStation, wanted: number): number {
  if (station.exercise === "Wall ball") return roundWallBall(wanted, context.unit);
  if (station.perHand === true) return roundKettlebell(wanted);
  if (station.exercise === "Sandbag lunge") return Math.max(10, 10 * Math.round(wanted / 10));
  return 5 * Math.round(wanted / 5);
}

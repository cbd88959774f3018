import type { Level, Sex } from "#training/athlete/athlete.ts";
import type { HyroxStation } from "#training/catalogue/race-formats.ts";
import type { Kilograms, Seconds } from "#training/units/units.ts";

type ByLevel = { readonly [level in Level]: Seconds };

interface StationModel {
  /** Seconds for the whole station at the open load of the sex, by the finish band of events.md. */
  readonly male: ByLevel;
  readonly female: ByLevel;
  /** A longer stretch is slower per metre. */
  readonly distanceExponent: number;
  /** A heavier load is slower; absent where only the body is moved. */
  readonly loadExponent?: number;
  /** First in a session or rested, against a race. */
  readonly fresh: number;
  /** Nobody is faster: seconds per metre or repetition. */
  readonly fastest: Seconds;
}

/** load-plausibility.md section 6: 485,000 Open results of the seasons 2023/24 to 2026/27. */
const STATION_MODELS: { readonly [exercise: string]: StationModel } = {
  "Ski erg": model([293, 274, 262, 251], [346, 325, 306, 290], { distanceExponent: 1.06, fresh: 0.93, fastest: 0.19 }),
  "Sled push": model([231, 187, 164, 143], [222, 187, 159, 139], { distanceExponent: 1.33, loadExponent: 1.3, fresh: 0.87, fastest: 0.4 }),
  "Sled pull (rope)": model([393, 315, 257, 213], [479, 394, 324, 269], {
    distanceExponent: 1.25,
    loadExponent: 1,
    fresh: 0.87,
    fastest: 0.67,
  }),
  "Burpee broad jump": model([449, 347, 273, 215], [599, 455, 351, 276], { distanceExponent: 1.24, fresh: 0.83, fastest: 1.6 }),
  "Row erg": model([324, 297, 277, 263], [370, 342, 318, 300], { distanceExponent: 1.06, fresh: 0.94, fastest: 0.165 }),
  "Farmers carry": model([165, 137, 117, 103], [175, 151, 131, 115], {
    distanceExponent: 1.1,
    loadExponent: 0.6,
    fresh: 0.89,
    fastest: 0.34,
  }),
  "Sandbag lunge": model([424, 334, 269, 218], [446, 348, 278, 227], {
    distanceExponent: 1.1,
    loadExponent: 1.5,
    fresh: 0.8,
    fastest: 1.5,
  }),
  "Wall ball": model([581, 441, 346, 279], [640, 473, 360, 286], {
    distanceExponent: 1.2,
    loadExponent: 0.55,
    fresh: 0.82,
    fastest: 1.9,
  }),
};

type Four = readonly [beginner: number, intermediate: number, advanced: number, elite: number];

function model(male: Four, female: Four, rest: Omit<StationModel, "male" | "female">): StationModel {
  return { male: byLevel(male), female: byLevel(female), ...rest };
}

function byLevel([beginner, intermediate, advanced, elite]: Four): ByLevel {
  return { beginner, intermediate, advanced, elite };
}

/** Whose station it is; without a sex the slower times hold. */
export interface StationAthlete {
  readonly level: Level;
  readonly sex: Sex | undefined;
  readonly bodyWeight?: Kilograms | undefined;
}

/** A stretch of a station. */
export interface StationWork {
  /** Metres or repetitions. */
  readonly amount: number;
  /** Absent: the open load of the athlete's sex. Per hand for the carry, with the sled for sleds. */
  readonly load?: Kilograms | undefined;
  /** Rested or first in the session, not after a run. */
  readonly isFresh?: boolean;
}

/** A body whose weight is not known, for stations that carry it. */
const USUAL_WEIGHT = { male: 78, female: 62 } as const;
/** The slowest that is still the same kind of work, against the whole station. */
const MAX_SLOWDOWN = 2.5;

/**
 * Seconds for a stretch of a station: `T × (d/D)^e × (L/L0)^b × F` (load-plausibility.md section 6), between the fastest that people are
 * and two and a half times the race's own pace.
 */
export function stationSeconds(station: HyroxStation, athlete: StationAthlete, work: StationWork): Seconds {
  const found = STATION_MODELS[station.exercise];
  if (found === undefined) return 0;
  const sex = athlete.sex ?? "female";
  const whole = found[sex][athlete.level];
  const full = station.metres ?? station.reps ?? 1;
  const share = work.amount / full;
  const heavier = found.loadExponent === undefined ? 1 : loadRatio(station, athlete, work.load) ** found.loadExponent;
  const seconds = whole * share ** found.distanceExponent * heavier * (work.isFresh === true ? found.fresh : 1);
  return Math.min(Math.max(seconds, work.amount * found.fastest), share * whole * MAX_SLOWDOWN);
}

/** How much less the rested athlete needs at an own erg split. */
export function freshShare(exercise: string): number {
  return STATION_MODELS[exercise]?.fresh ?? 1;
}

/** The load against the open load of the sex; a lunge moves the body as well. */
function loadRatio(station: HyroxStation, { sex, bodyWeight }: StationAthlete, load: Kilograms | undefined): number {
  const open = sex === "male" ? station.load?.menOpen : station.load?.womenOpen;
  if (load === undefined || open === undefined) return 1;
  const body = station.exercise === "Sandbag lunge" ? (bodyWeight ?? USUAL_WEIGHT[sex ?? "female"]) : 0;
  return (body + load) / (body + open);
}

/** As it is printed: to 5 s below two minutes, to 10 s above (load-plausibility.md section 6). */
export function roundStation(seconds: Seconds): Seconds {
  const step = seconds < 120 ? 5 : 10;
  return Math.max(5, step * Math.round(seconds / step));
}

import type { Level } from "#training/athlete/athlete.ts";
import { type HyroxDivision, hyroxLoad, type HyroxStation } from "#training/catalogue/race-formats.ts";
import { roundKettlebell, roundWallBall } from "#training/physiology/rounding.ts";
import type { WeightUnit } from "#training/units/mass.ts";
import type { Kilograms } from "#training/units/units.ts";

/** Whose hands the implement is in. */
export interface LoadFacts {
  readonly division: HyroxDivision;
  readonly level: Level;
  readonly unit: WeightUnit;
  readonly bodyWeight?: Kilograms | undefined;
  readonly age?: number | undefined;
  readonly deadlift?: Kilograms | undefined;
}

/** Per hand: never more than this share of body weight or of the deadlift (load-plausibility.md, LP08). */
export const MOST_CARRY = { ofBody: 0.8, ofDeadlift: 0.42 } as const;
/** Race weights that are no work for lifts of this size are used from the first week: of the deadlift both bells, of the squat ball and bag (choice). */
const EASY_RACE_LOAD = { carry: 0.4, wallBall: 0.08, lunge: 0.2 } as const;
/** A wall ball, of body weight (load-plausibility.md section 3). */
export const MOST_WALL_BALL = 0.13;
/** A sled with its load above this many body weights is pushed by strength that nobody is sure to have: it has to be tried before the race. */
export const SLED_OF_BODY = 2.5;

/** Whether the race weight of a station is light for what the athlete lifts; sleds never are, floors differ. */
export function isEasyFor(
  { exercise, perHand }: HyroxStation,
  race: Kilograms,
  { deadlift = 0, backSquat = 0 }: { readonly deadlift?: Kilograms | undefined; readonly backSquat?: Kilograms | undefined },
): boolean {
  if (perHand === true) return 2 * race <= EASY_RACE_LOAD.carry * deadlift;
  if (exercise === "Wall ball") return race <= EASY_RACE_LOAD.wallBall * backSquat;
  return exercise === "Sandbag lunge" && race <= EASY_RACE_LOAD.lunge * backSquat;
}

/** From these ages on implements start lower and end lower (choice): strength falls by about a tenth a decade, faster from 70. */
const BY_AGE: readonly (readonly [from: number, share: number])[] = [
  [80, 0.5],
  [70, 0.75],
  [60, 0.9],
];

/** Below these ages no more than this share of the race load (special-populations.md section 4.3), nor of body weight (choice). */
const YOUTH_LOAD_SHARES: readonly (readonly [below: number, share: number])[] = [
  [16, 0.7],
  [18, 0.8],
];
const MOST_OF_YOUNG_BODY: { readonly [exercise: string]: number } = {
  "Sled push": 1.5,
  "Sled pull (rope)": 1,
  "Farmers carry": 0.25,
  "Sandbag lunge": 0.2,
};

/** The load of a station at a share of the race's, on an implement that exists; undefined where the station has none. */
export function stationKilograms(facts: LoadFacts, station: HyroxStation, ofRace: number): Kilograms | undefined {
  const race = hyroxLoad(station, facts.division);
  if (race === undefined) return undefined;
  const share = (BY_AGE.find(([from]) => (facts.age ?? 0) >= from)?.[1] ?? 1) * mostOfRace(facts, station, ofRace);
  const young = YOUTH_LOAD_SHARES.find(([below]) => (facts.age ?? 18) < below)?.[1];
  if (young === undefined) return implement(facts, station, race * share, race);
  const most = (MOST_OF_YOUNG_BODY[station.exercise] ?? 1) * (facts.bodyWeight ?? Number.POSITIVE_INFINITY);
  return implement(facts, station, Math.min(race * Math.min(share, young), 5 * Math.floor(most / 5)), race);
}

/** Only who competes goes above the race load, and only with sleds and the carry. */
function mostOfRace({ level }: LoadFacts, { exercise, perHand }: HyroxStation, ofRace: number): number {
  const mayExceed = (level === "advanced" || level === "elite") && (exercise.startsWith("Sled") || perHand === true);
  return mayExceed ? ofRace : Math.min(1, ofRace);
}

/** The nearest weight that exists: three balls, kettlebells, sandbags by five to 20 kg and by ten beyond, sleds by five. */
function implement(facts: LoadFacts, { exercise, perHand }: HyroxStation, wanted: Kilograms, race: Kilograms): Kilograms {
  if (exercise === "Wall ball") {
    const most = (facts.bodyWeight ?? Number.POSITIVE_INFINITY) * MOST_WALL_BALL;
    const ball = roundWallBall(wanted, facts.unit);
    return ball > most ? roundWallBall(most - 1.5, facts.unit) : ball;
  }
  if (perHand === true) {
    const most = Math.min(
      MOST_CARRY.ofBody * (facts.bodyWeight ?? Number.POSITIVE_INFINITY),
      MOST_CARRY.ofDeadlift * (facts.deadlift ?? Number.POSITIVE_INFINITY),
    );
    const bell = roundKettlebell(Math.min(wanted, most));
    return bell > most ? roundKettlebell(Math.max(8, most - 2)) : bell;
  }
  if (exercise === "Sandbag lunge") {
    const step = wanted <= 20 ? 5 : 10;
    return Math.min(Math.max(5, step * Math.round(wanted / step)), Math.max(race, 5));
  }
  // Sleds are loaded in fives, but for the race's own weight.
  return Math.abs(wanted - race) < 2.6 ? race : 5 * Math.round(wanted / 5);
}

import type { Level } from "../../athlete/athlete.ts";
import { exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import { LIFT_NAMES, liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import { barbellLoad, roundDumbbell, roundKettlebell, roundWallBall } from "../../physiology/rounding.ts";
import { formatLoad, formatWeight } from "../../units/format.ts";
import type { Kilograms } from "../../units/units.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Load } from "../../model/plan.ts";
import { implementLoad, isImplement, nearestSize, sizesOwned, wallBallLoad } from "../implement-load.ts";
import { mildLoad } from "../load/mild-limits.ts";

interface Implement {
  readonly kind: "kettlebell" | "dumbbell" | "wall ball" | "ball";
  readonly male: Kilograms;
  readonly female: Kilograms;
  readonly perHand?: boolean;
  /** Hard limit: what one hand moves for many repetitions, as a share of the lift's maximum. */
  readonly most?: { readonly of: "overheadPress" | "powerClean"; readonly share: number };
}

/**
 * Shares of load-plausibility.md: one hand presses 0.45 of the bar (section 2), a push press is 1.3 presses and a thruster 0.9 of that, and
 * many repetitions are at 0.65 of a maximum (section 5). A snatch with one hand has the hips' help as well.
 */
const ONE_HAND = 0.45 * 0.65;
const pressed = (by: number) => ({ of: "overheadPress", share: ONE_HAND * by }) as const;

/** Rx weight of an implement in kilograms, men / women. */
const RX_WEIGHTS: ReadonlyMap<string, Implement> = new Map<string, Implement>([
  ["Goblet squat", { kind: "kettlebell", male: 24, female: 16 }],
  ["Goblet squat to box", { kind: "kettlebell", male: 20, female: 12 }],
  ["Dumbbell snatch", { kind: "dumbbell", male: 22.5, female: 15, most: pressed(2) }],
  ["Dumbbell hang clean", { kind: "dumbbell", male: 22.5, female: 15, perHand: true, most: { of: "powerClean", share: ONE_HAND } }],
  ["Dumbbell push press", { kind: "dumbbell", male: 22.5, female: 15, perHand: true, most: pressed(1.3) }],
  ["Dumbbell thruster", { kind: "dumbbell", male: 22.5, female: 15, perHand: true, most: pressed(1.3 * 0.9) }],
  ["Medicine ball slam", { kind: "ball", male: 9, female: 6 }],
]);

const SCALE_BY_LEVEL: { readonly [level in Level]: number } = { beginner: 0.55, intermediate: 0.8, advanced: 1, elite: 1 };
/** Barbells in a metcon as a percent of the one-repetition maximum of the lift. */
const BARBELL_PERCENT: { readonly [level in Level]: number } = { beginner: 35, intermediate: 50, advanced: 55, elite: 60 };

export interface MetconLoad {
  readonly load: Load;
  readonly why: string;
}

/** Whether a movement needs a barbell and there is no maximum to take its weight from, or the bar alone is too heavy. */
export function lacksBarbell(context: PlanContext, name: string): boolean {
  if (RX_WEIGHTS.has(name) || isImplement(name) || liftOfExercise(name) === undefined) return false;
  const maximum = exerciseMaximum(context.capacities, name);
  return maximum === undefined || onBar(context, name, maximum.oneRepMax, getPercent(context, name)) === undefined;
}

/** Loads of a deload against those of loading weeks (load-plausibility.md section 5). */
const DELOAD_LOAD = 0.85;

/** The weight of a movement inside a metcon; undefined for bodyweight. */
export function metconLoad(context: PlanContext, name: string, isDeload = false): MetconLoad | "no-barbell" | undefined {
  const share = isDeload ? DELOAD_LOAD : 1;
  const byBody = bodyWeightLoad(context, name, share);
  if (byBody !== undefined) return byBody;
  const rx = RX_WEIGHTS.get(name);
  if (rx !== undefined) return scaledLoad(context, name, rx, share * mildLoad(context, name));
  if (liftOfExercise(name) === undefined) return undefined;
  const maximum = exerciseMaximum(context.capacities, name);
  const full = getPercent(context, name);
  const lighter = Math.round(full * share);
  const isLight = maximum !== undefined && onBar(context, name, maximum.oneRepMax, lighter) !== undefined;
  // The empty bar is the least there is.
  const percent = isLight ? lighter : full;
  const kilograms = maximum === undefined ? undefined : onBar(context, name, maximum.oneRepMax, percent);
  if (maximum === undefined || kilograms === undefined) return "no-barbell";
  const { lift, oneRepMax, estimated } = maximum;
  const load: Load = { kilograms, perHand: false, bar: context.bar, lift, oneRepMax, percent, estimated };
  return {
    load,
    why: `${Math.round((100 * kilograms) / oneRepMax)}% of ${estimated ? "an estimated " : "your "}${LIFT_NAMES[lift]} of ${formatWeight(oneRepMax, context.unit)}: light enough for unbroken sets.`,
  };
}

/** Swings, carries and sandbags by body weight, the wall ball by level and never above its share of it. */
function bodyWeightLoad(context: PlanContext, name: string, share: number): MetconLoad | undefined {
  const care = share * mildLoad(context, name);
  if (name === "Wall ball") {
    const kilograms = wallBallLoad(context);
    return {
      load: { kilograms, perHand: false, estimated: false },
      why: `A ball of ${formatLoad(kilograms, context.unit)} for your level and body weight.`,
    };
  }
  const load = implementLoad(context, name, METRES_IN_WORKOUT, care);
  const text = load === undefined ? "" : `${load.perHand ? "2 × " : ""}${formatLoad(load.kilograms, context.unit)}`;
  return load === undefined ? undefined : { load, why: `${text}: usual for many reps at your level and body weight.` };
}

const METRES_IN_WORKOUT = 100;

function getPercent(context: PlanContext, name: string): number {
  return Math.round(BARBELL_PERCENT[context.level] * mildLoad(context, name));
}

function onBar({ loading, bar, unit, level }: PlanContext, name: string, oneRepMax: Kilograms, percent: number): Kilograms | undefined {
  return barbellLoad(oneRepMax, percent, { cap: Math.min(loading.cap, getMaxLoad(name, level)), bar, unit });
}

/** Share of the maximum that a set of a workout has at most (load-plausibility.md section 5). */
function getMaxLoad(name: string, level: Level): number {
  if (/squat$/iu.test(name)) return 0.55;
  if (/clean|jerk|push press/iu.test(name) || (name === "Deadlift" && level === "elite")) return 0.65;
  return 0.6;
}

function scaledLoad(context: PlanContext, name: string, standard: Implement, care: number): MetconLoad {
  const rx = { ...standard, kind: heldWith(context, standard.kind) };
  const { level, sex, unit } = context;
  const full = sex === "male" ? rx.male : rx.female;
  const byLevel = full * SCALE_BY_LEVEL[level] * care;
  const most = mostOfLift(context, rx);
  const scaled = Math.min(byLevel, most);
  const sizes = sizesOwned(context, name);
  const kilograms =
    sizes === undefined ? roundedWithin(rx, scaled, most, unit) : nearestSize(sizes, scaled, Math.min(MOST_OF_RX * full, most));
  const prescribed = ROUND_BY_KIND[rx.kind](full, unit);
  const to = most < byLevel && rx.most !== undefined ? `your ${LIFT_NAMES[rx.most.of]}` : care < 1 ? "you" : "your level";
  const scale = kilograms < prescribed ? `scaled for ${to} from ${formatLoad(prescribed, unit)}` : "the full weight";
  return {
    load: { kilograms, perHand: rx.perHand === true, estimated: false },
    why: `A ${rx.kind} of ${formatLoad(kilograms, unit)}: ${scale}, so that sets stay unbroken.`,
  };
}

/** Who has no kettlebell holds a dumbbell. */
function heldWith({ athlete: { equipment } }: PlanContext, kind: Implement["kind"]): Implement["kind"] {
  const owns = (key: string): boolean => equipment?.some((item) => equipmentKey(item) === key) === true;
  return kind === "kettlebell" && !owns("kettlebell") && owns("dumbbell") ? "dumbbell" : kind;
}

/** Unlimited where the lift is not known. */
function mostOfLift({ capacities }: PlanContext, { most }: Implement): Kilograms {
  const maximum = most === undefined ? undefined : capacities.lifts[most.of]?.oneRepMax;
  return most === undefined || maximum === undefined ? Number.POSITIVE_INFINITY : most.share * maximum;
}

/** Rounded; where the nearest size is above the limit, the next one down. */
function roundedWithin(rx: Implement, wanted: Kilograms, most: Kilograms, unit: PlanContext["unit"]): Kilograms {
  const nearest = ROUND_BY_KIND[rx.kind](wanted, unit);
  return nearest > most ? ROUND_BY_KIND[rx.kind](Math.max(0, most - STEP_DOWN), unit) : nearest;
}

const STEP_DOWN = 1.25;

/** Nothing in a workout is heavier than this share of what is prescribed, where there is anything lighter. */
const MOST_OF_RX = 1.1;

const ROUND_BY_KIND = { kettlebell: roundKettlebell, dumbbell: roundDumbbell, "wall ball": roundWallBall, ball: roundWallBall } as const;

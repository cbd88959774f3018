import type { Level, Sex } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/training-lifts.ts";
import { LIFT_NAMES } from "../../athlete/training-lifts.ts";
import { formatKilograms } from "../../units/format.ts";
import { barbellLoad, roundDumbbell, roundKettlebell } from "../../physiology/rounding.ts";
import type { PlanContext } from "../context.ts";
import type { Load } from "../plan.ts";

/** Rx weight of an implement in kilograms, men / women. */
const RX: ReadonlyMap<
  string,
  {
    readonly kind: "kettlebell" | "dumbbell" | "wall ball" | "ball";
    readonly male: number;
    readonly female: number;
    readonly perHand?: boolean;
  }
> = new Map([
  ["Kettlebell swing (Russian)", { kind: "kettlebell", male: 24, female: 16 }],
  ["Kettlebell swing (American)", { kind: "kettlebell", male: 24, female: 16 }],
  ["Goblet squat", { kind: "kettlebell", male: 24, female: 16 }],
  ["Goblet squat to box", { kind: "kettlebell", male: 20, female: 12 }],
  ["Dumbbell snatch", { kind: "dumbbell", male: 22.5, female: 15 }],
  ["Dumbbell hang clean", { kind: "dumbbell", male: 22.5, female: 15, perHand: true }],
  ["Dumbbell thruster", { kind: "dumbbell", male: 22.5, female: 15, perHand: true }],
  ["Wall ball", { kind: "wall ball", male: 9, female: 6 }],
  ["Medicine ball slam", { kind: "ball", male: 9, female: 6 }],
]);

const SCALE: { readonly [level in Level]: number } = { beginner: 0.55, intermediate: 0.8, advanced: 1, elite: 1 };
/** Barbells in a metcon as a percent of the one-repetition maximum of the lift. */
const BARBELL_PERCENT: { readonly [level in Level]: number } = { beginner: 35, intermediate: 45, advanced: 55, elite: 60 };

export interface MetconLoad {
  readonly load: Load;
  readonly why: string;
}

/** The weight of a movement inside a metcon; undefined for bodyweight, or for a barbell without a maximum. */
export function metconLoad(context: PlanContext, name: string): MetconLoad | "no-barbell" | undefined {
  const rx = RX.get(name);
  if (rx !== undefined) return implementLoad(context.level, context.sex, rx);
  const share = liftOfExercise(name);
  if (share === undefined) return undefined;
  const lift = context.capacities.lifts[share.lift];
  if (lift === undefined) return "no-barbell";
  const oneRepMax = Math.floor(lift.oneRepMax * share.share * 2) / 2;
  const percent = BARBELL_PERCENT[context.level];
  const kilograms = barbellLoad(oneRepMax, percent, { cap: context.loading.cap, bar: context.bar });
  if (kilograms === undefined) return "no-barbell";
  const load: Load = {
    kilograms,
    perHand: false,
    bar: context.bar,
    lift: share.lift,
    oneRepMax,
    percent,
    estimated: lift.estimated || share.share !== 1,
  };
  return {
    load,
    why: `${percent} % of ${lift.estimated ? "an estimated " : "your "}${LIFT_NAMES[share.lift]} of ${formatKilograms(oneRepMax)}: light enough for unbroken sets.`,
  };
}

function implementLoad(
  level: Level,
  sex: Sex | undefined,
  rx: { kind: string; male: number; female: number; perHand?: boolean },
): MetconLoad {
  const full = sex === "male" ? rx.male : rx.female;
  const scaled = full * SCALE[level];
  const kilograms = rx.kind === "kettlebell" ? roundKettlebell(scaled) : rx.kind === "dumbbell" ? roundDumbbell(scaled) : wallBall(scaled);
  const scale = kilograms < full ? `scaled for your level from ${formatKilograms(full)}` : "the full weight";
  return {
    load: { kilograms, perHand: rx.perHand === true, estimated: false },
    why: `A ${rx.kind} of ${formatKilograms(kilograms)}: ${scale}, so that sets stay unbroken.`,
  };
}

function wallBall(kilograms: number): number {
  return kilograms > 7.5 ? 9 : kilograms > 5 ? 6 : 4;
}

import type { Athlete } from "../athlete/athlete.ts";
import { equipmentKey } from "../catalogue/equipment.ts";
import type { Kilograms } from "../units/units.ts";

/** The heaviest that there is of each implement, in kilograms (exercise-selection.md section 3). */
export interface OwnedWeights {
  /** Of one hand. */
  readonly dumbbell: Kilograms;
  readonly kettlebells: readonly Kilograms[];
  readonly backpack: Kilograms;
  /** A gym's rack of weights ends nowhere that matters. */
  readonly isGym: boolean;
}

const UNKNOWN_DUMBBELL = 20;
const BACKPACK = 20;
const GYM_DUMBBELL = 50;
const GYM_KETTLEBELLS = [8, 12, 16, 20, 24, 28, 32, 40] as const;

interface Weights {
  readonly equipment?: Athlete["equipment"] | undefined;
  readonly sex?: Athlete["sex"] | undefined;
  readonly dislikes?: string | undefined;
}

/** Reads "dumbbells up to 20 kg" and "kettlebells 16 and 24 kg"; unknown dumbbells go to 20 kg, unknown kettlebells are the usual pair. Both hands together lift `most`. */
export function ownedWeights({ equipment, sex, dislikes }: Weights, most: Kilograms = Infinity): OwnedWeights {
  const owned = allWeights({ equipment, sex, dislikes });
  if (most === Infinity) return owned;
  const kettlebells = owned.kettlebells.filter((kilograms) => kilograms <= most);
  return {
    dumbbell: Math.min(owned.dumbbell, most / 2),
    kettlebells: kettlebells.length > 0 ? kettlebells : [most],
    backpack: Math.min(owned.backpack, most),
    isGym: false,
  };
}

function allWeights({ equipment, sex, dislikes }: Weights): OwnedWeights {
  const isGym = equipment === undefined || equipment.some((item) => MACHINES.has(equipmentKey(item)));
  const dumbbells = [...amounts(equipment, "dumbbell"), ...amountsInWords(dislikes)];
  const bells = amounts(equipment, "kettlebell");
  const usual = isGym ? GYM_KETTLEBELLS : sex === "male" ? [16, 24] : [12, 16];
  return {
    dumbbell: dumbbells.length > 0 ? Math.max(...dumbbells) : isGym ? GYM_DUMBBELL : UNKNOWN_DUMBBELL,
    kettlebells: bells.length > 0 ? bells : usual,
    backpack: BACKPACK,
    isGym,
  };
}

/** Who has machines has a rack of dumbbells as well. */
const MACHINES: ReadonlySet<string> = new Set(["machine", "cable"]);

const KG_PER_LB = 0.453_592_37;

/** "My dumbbells only go up to 20 kg each", written where there was room for it. */
function amountsInWords(text = ""): readonly Kilograms[] {
  return [...text.matchAll(/\bdumb-?bells?\b[^.;,\d]{0,40}(\d+(?:\.\d+)?)\s*(kg|lbs?)\b/giu)]
    .map(([, number, unit]) => Number(number) * (unit?.toLowerCase() === "kg" ? 1 : KG_PER_LB))
    .filter((kilograms) => kilograms > 0 && kilograms <= 100);
}

function amounts(equipment: readonly string[] | undefined, key: string): readonly Kilograms[] {
  return (equipment ?? [])
    .filter((item) => equipmentKey(item) === key)
    .flatMap((item) => {
      const factor = /\blbs?\b|\d\s*lbs?\b/iu.test(item) ? KG_PER_LB : 1;
      return [...item.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number) * factor);
    })
    .filter((kilograms) => kilograms > 0 && kilograms <= 100)
    .toSorted((a, b) => a - b);
}

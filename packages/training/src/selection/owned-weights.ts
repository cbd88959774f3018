import type { Athlete } from "../athlete/athlete.ts";
import { equipmentKey } from "../catalogue/equipment.ts";
import type { Kilograms } from "../units/units.ts";
import { fromPounds } from "../units/mass.ts";

/** The weights that there are of each implement, in kilograms (exercise-selection.md section 3). */
export interface OwnedWeights {
  /** The heaviest of one hand. */
  readonly dumbbell: Kilograms;
  /** The sizes of dumbbells where they are few; absent for a rack or adjustable ones. */
  readonly dumbbells?: readonly Kilograms[];
  readonly kettlebells: readonly Kilograms[];
  /** Sizes of kettlebells that there are two of. */
  readonly pairs: readonly Kilograms[];
  /** Whether there is a dumbbell for each hand. */
  readonly twoDumbbells: boolean;
  readonly backpack: Kilograms;
  readonly hasDumbbells: boolean;
  readonly hasKettlebells: boolean;
  /** A gym's rack of weights ends nowhere that matters. */
  readonly isGym: boolean;
  /** Few told weights at home: what fits them has to be found by form, tempo and repetitions. */
  readonly isFew: boolean;
  /** The only weights are so light that no leg and no back is trained with them. */
  readonly isToy: boolean;
}

/** Kilograms of a hand. */
const TOY = 4;
const UNKNOWN_DUMBBELL = 20;
/** Beside a barbell and its rack stands more than a pair of light ones. */
const BESIDE_BARBELL = 30;
const BACKPACK = 20;
const GYM_DUMBBELL = 50;
const GYM_KETTLEBELLS = [8, 12, 16, 20, 24, 28, 32, 40] as const;

interface Weights {
  readonly equipment?: Athlete["equipment"] | undefined;
  readonly sex?: Athlete["sex"] | undefined;
  readonly dislikes?: string | undefined;
}

/**
 * Reads "dumbbells up to 20 kg", "kettlebells 16 and 24 kg", "one kettlebell 16 kg" and "2 × 20 kg dumbbells", in the list and in free
 * text; unknown dumbbells go to 20 kg, unknown kettlebells are the usual two sizes. Both hands together lift `most`.
 */
export function ownedWeights({ equipment, sex, dislikes }: Weights, most: Kilograms = Infinity): OwnedWeights {
  const owned = allWeights({ equipment, sex, dislikes });
  if (most === Infinity) return owned;
  const kettlebells = owned.kettlebells.filter((kilograms) => kilograms <= most);
  return {
    ...owned,
    dumbbell: Math.min(owned.dumbbell, most / 2),
    ...(owned.dumbbells === undefined ? {} : { dumbbells: owned.dumbbells.map((kilograms) => Math.min(kilograms, most / 2)) }),
    kettlebells: kettlebells.length > 0 ? kettlebells : [most],
    pairs: owned.pairs.filter((kilograms) => 2 * kilograms <= most),
    backpack: Math.min(owned.backpack, most),
    isGym: false,
  };
}

function allWeights({ equipment, sex, dislikes }: Weights): OwnedWeights {
  const has = (keys: ReadonlySet<string>): boolean => equipment === undefined || equipment.some((item) => keys.has(equipmentKey(item)));
  const isGym = has(MACHINES);
  const dumbbells = getStated("dumbbell", equipment, dislikes);
  const bells = getStated("kettlebell", equipment, dislikes);
  const usual = isGym ? GYM_KETTLEBELLS : sex === "male" ? [16, 24] : [12, 16];
  const kettlebells = bells.sizes.length > 0 ? bells.sizes : usual;
  const unknown = isGym ? GYM_DUMBBELL : has(BARBELL) ? BESIDE_BARBELL : UNKNOWN_DUMBBELL;
  const isFixed = dumbbells.isFixed && dumbbells.sizes.length > 0;
  // A club has two of each; at home there are two only where two are told.
  const pairs = bells.sizes.length > 0 ? bells.pairs : has(BARBELL) || isGym ? kettlebells : [];
  return {
    dumbbell: dumbbells.sizes.at(-1) ?? unknown,
    ...(isFixed ? { dumbbells: dumbbells.sizes } : {}),
    kettlebells,
    pairs,
    twoDumbbells: dumbbells.sizes.length === 0 || !dumbbells.isSingle,
    backpack: BACKPACK,
    hasDumbbells: has(DUMBBELL),
    hasKettlebells: has(KETTLEBELL),
    isGym,
    isToy: !isGym && !has(BARBELL) && !has(KETTLEBELL) && dumbbells.sizes.length > 0 && (dumbbells.sizes.at(-1) ?? 0) <= TOY,
    isFew: !isGym && !has(BARBELL) && (bells.sizes.length > 0 || isFixed) && !(dumbbells.sizes.length === 0 && has(DUMBBELL)),
  };
}

/** Who has machines has a rack of dumbbells as well. */
const MACHINES: ReadonlySet<string> = new Set(["machine", "cable"]);
const BARBELL: ReadonlySet<string> = new Set(["barbell"]);
const DUMBBELL: ReadonlySet<string> = new Set(["dumbbell"]);
const KETTLEBELL: ReadonlySet<string> = new Set(["kettlebell"]);

interface Told {
  readonly sizes: readonly Kilograms[];
  readonly pairs: readonly Kilograms[];
  /** One of it, not two. */
  readonly isSingle: boolean;
  /** These sizes and no others between them. */
  readonly isFixed: boolean;
}

const NOUNS = {
  dumbbell: /\b(?:dumb-?b?ells?|dbs?|(?:kurz)?hanteln?|mancuernas?|halt[eè]res?|manubri[oi]?)\b/iu,
  kettlebell: /\b(?:kettle-?bells?|kbs?|kugelhanteln?|pesas? rusas?|girevoi)\b/iu,
} as const;
const PLURAL = /\b(?:dumb-?b?ells|dbs|hanteln|kurzhanteln|mancuernas|halt[eè]res|manubri|kettle-?bells|kbs|kugelhanteln|pesas)\b/iu;
const TWO = /\b(?:2|two|pair|both|zwei|paar|deux|paire|dos|par|due|twee)\b(?!\s*(?:kg|lbs?|kilos?|pounds?))|\b2\s*[x×]|\beach\b/iu;
const ONE = /\b(?:1|one|single|a|an|only one|eine?|une?|una?|solo una|een)\b(?!\s*(?:kg|lbs?))/iu;
const RANGE = /\b(?:up to|to|adjustable|bis|verstellbar\w*|jusqu|r[ée]glables?|hasta|ajustables?|set of)\b|\d\s*[-–]\s*\d/iu;
const AMOUNT = /(\d+(?:[.,]\d+)?)\s*-?\s*(kg|kilos?|lbs?|pounds?)?(?![\d.])/giu;

/** What the list and the free text say of an implement. */
function getStated(key: keyof typeof NOUNS, equipment: readonly string[] | undefined, text = ""): Told {
  const listed = (equipment ?? []).filter((item) => equipmentKey(item) === key || (NOUNS[key].test(item) && /\d/u.test(item)));
  const written = text
    .split(/[.;\n](?!\d)|,(?!\s*\d)/u)
    .filter((clause) => NOUNS[key].test(clause) && /\d\s*-?\s*(?:kg|kilos?|lbs?|pounds?)/iu.test(clause));
  const clauses = [...listed, ...written];
  const read = clauses.map((clause) => ({ clause, sizes: amountsIn(clause) })).filter(({ sizes }) => sizes.length > 0);
  const sizes = [...new Set(read.flatMap((entry) => entry.sizes))].toSorted((a, b) => a - b);
  const isPair = ({ clause, sizes: own }: (typeof read)[number]): boolean => TWO.test(clause) || (PLURAL.test(clause) && own.length === 1);
  const pairs = read.filter(isPair).flatMap((entry) => entry.sizes);
  return {
    sizes,
    pairs: [...new Set(pairs)].toSorted((a, b) => a - b),
    isSingle: read.length > 0 && read.every(({ clause }) => !TWO.test(clause) && !PLURAL.test(clause) && ONE.test(clause)),
    // "4 kg and 6 kg dumbbells" is a list of what there is.
    isFixed: read.every(
      ({ clause, sizes: own }) => !RANGE.test(clause) && (own.length > 1 || TWO.test(clause) || (ONE.test(clause) && !PLURAL.test(clause))),
    ),
  };
}

/** Kilograms of a clause: the numbers with a unit, and those before them that share it ("16 and 24 kg"). */
function amountsIn(clause: string): readonly Kilograms[] {
  const isPounds = /\d\s*-?\s*(?:lbs?|pounds?)\b/iu.test(clause);
  const withoutCount = clause.replaceAll(/\b\d\s*[x×]\s*/giu, " ").replaceAll(/\b[12]\s+(?=\D)/gu, " ");
  return [...withoutCount.matchAll(AMOUNT)]
    .map(([, text = ""]) => Number(text.replace(",", ".")))
    .map((number) => (isPounds ? fromPounds(number) : number))
    .filter((kilograms) => kilograms > 0 && kilograms <= 100);
}

/** Whether the athlete has as many of an implement as the exercise holds: two bells, two dumbbells. */
export function holdsEnough(needs: readonly string[], { pairs, twoDumbbells }: OwnedWeights): boolean {
  return needs.every((need) =>
    need.split(" or ").some((one) => (one === "kettlebells" ? pairs.length > 0 : one !== "dumbbells" || twoDumbbells)),
  );
}

/** Whether there is one size of weights for the hands and no other: nothing is heavier, and nothing lighter. */
export function hasOneSize({ dumbbells, hasKettlebells, hasDumbbells, isGym, kettlebells }: OwnedWeights): boolean {
  if (isGym) return false;
  return hasDumbbells ? dumbbells?.length === 1 && !hasKettlebells : hasKettlebells && kettlebells.length === 1;
}

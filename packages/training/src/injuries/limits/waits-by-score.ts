import type { Exercise, Region } from "../../catalogue/exercise.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { getNames } from "../activities.ts";
import { LOWER_LIMB } from "../impact.ts";
import type { RegionFinding } from "../injury.ts";
import { exitDrills } from "../return-ladder/next-step.ts";
import { getRehab } from "../return-ladder/rehab-ladder.ts";

type Waits = (exercise: Exercise) => boolean;

/** From this score on the rows "6-7" and "8-10" of return-ladders.md section 5 hold. */
const SEVERE = 6;
/** From this score on the rows "4-5" hold. */
const MODERATE = 4;
/** From this score on the rows "3" hold. */
const SORE = 3;

const HELD_WEIGHT = /dumbbell|kettlebell|barbell|trap bar|sandbag|backpack|plate/iu;
/** Held in the fingers, also where it rests on the back: a wrist is bent under a bar. What is worn is not held. */
const GRIPPED = /dumbbell|kettlebell|barbell|trap bar|cable|sandbag|medicine ball/iu;
const BRIDGES = /glute bridge|hip thrust/iu;
const SWINGS_THE_TRUNK = /^kip/iu;
/** The test of stage S3 is done without a weight. */
const WEIGHT_ON_ONE_LEG = /^single-leg calf raise \(loaded\)$/iu;
/** A sled on straps is held in the hands, unless somebody has a belt. */
const PULLED_BY_HAND = /sled drag|sled pull/iu;
const ARM_WORK = /push|pull|press|row/iu;
const HAND_ON_FLOOR = /burpee|push-up|handstand/iu;
/** A handle that is pulled at again and again; with straps from 3 of 10 down (return-ladders.md section 5.9). */
const PULLED_HANDLE = /^(?:ski|row) erg\b|\brope\b/iu;

const isLegWork: Waits = ({ movementPattern }) => movementPattern === "squat" || movementPattern === "lunge" || movementPattern === "hinge";
const isCarry: Waits = ({ movementPattern }) => movementPattern === "carry";
const isHinge: Waits = ({ movementPattern }) => movementPattern === "hinge";
/** Bent hips over a held trunk. */
const FOLDED = /^pike|toes-to-bar|sit-up|v-up|hollow|l-sit/iu;
/** Upside down, or hanging with the legs up: the trunk holds the whole body. */
const isHeldByTrunk: Waits = ({ name, movementPattern }) => movementPattern === "inversion" || /hanging (?:knee|leg) raise/iu.test(name);
/** Sitting or standing under a weight is carried by the spine. */
const isOverhead: Waits = ({ movementPattern, equipment }) => movementPattern === "vertical_push" && equipment.length > 0;
const isBridge: Waits = ({ name, equipment }) => BRIDGES.test(name) && !equipment.some((one) => HELD_WEIGHT.test(one));
/** The bar of a hip thrust lies on the hips and is only steadied. */
const isGripped: Waits = ({ name, equipment, movementPattern }) =>
  PULLED_BY_HAND.test(name) ||
  (equipment.includes("band") && ARM_WORK.test(movementPattern)) ||
  (!BRIDGES.test(name) &&
    (equipment.some((one) => GRIPPED.test(one)) || (movementPattern === "core_antirotation" && equipment.length > 0)));

/** What waits at 6 of 10, whatever its stress in the catalogue: the stress is that of a sound body. */
const AT_SEVERE: { readonly [region in Region]?: Waits } = {
  // Kept are walking, the bike, bridges, bird dog and the hinge with a stick.
  lower_back: (exercise) => isCarry(exercise) || isOverhead(exercise) || (isLegWork(exercise) && !isBridge(exercise)),
  knee: (exercise) => isCarry(exercise) || (isLegWork(exercise) && !BRIDGES.test(exercise.name)),
  hip_groin: (exercise) => isCarry(exercise) || (isLegWork(exercise) && !isBridge(exercise)),
  thigh: (exercise) => isCarry(exercise) || isHinge(exercise),
  lower_leg: isCarry,
  ankle: isCarry,
  foot: isCarry,
  wrist_hand: (exercise) => isGripped(exercise) || isCarry(exercise),
};

/** What comes last after something worse: a kip throws the spine to both of its ends, and so does a kick to the wall (return-ladders.md section 5.7, "fast for time last"). */
const COMES_LAST: { readonly [region in Region]?: Waits } = {
  lower_back: (exercise) => KIPS.test(exercise.name) || exercise.movementPattern === "inversion",
};

const KIPS = /kip|chest-to-bar|toes-to-bar|muscle-up/iu;

const AT_SORE: { readonly [region in Region]?: Waits } = {
  lower_leg: ({ name }) => WEIGHT_ON_ONE_LEG.test(name),
  ankle: ({ name }) => WEIGHT_ON_ONE_LEG.test(name),
};

const AT_MODERATE: { readonly [region in Region]?: Waits } = {
  lower_back: (exercise) => SWINGS_THE_TRUNK.test(exercise.name) || FOLDED.test(exercise.name) || isHeldByTrunk(exercise),
  wrist_hand: ({ name }) => HAND_ON_FLOOR.test(name) || PULLED_HANDLE.test(name),
};

const BY_SCORE = [
  [SORE, AT_SORE],
  [MODERATE, AT_MODERATE],
  [SEVERE, AT_SEVERE],
] as const;

const WALKS = ["Brisk walk", "Uphill power march", "Incline treadmill march"] as const;

/** What waits for a later stage at 3 of 10 and more, but for what the ladder of the region gives it and what is told to be fine. */
export function waitsByScore(finding: RegionFinding): readonly string[] {
  const { region, score: now, closesNothing, isTrainedThrough, climbed, fine = [] } = finding;
  // What the calendar alone has taken a step holds until the next one: nobody has said that it bears more.
  const score = now >= MODERATE && climbed !== undefined && climbed.from >= SEVERE ? SEVERE : now;
  if (closesNothing === true) return [];
  // A leg that limps makes no walk an exercise, until somebody has looked at it and it walks without a limp.
  const walks: readonly string[] =
    (finding.isLocked === true || finding.waits === true) && now >= SEVERE && LOWER_LIMB.has(region) ? WALKS : [];
  const isBack = score >= SORE && Math.max(finding.entered ?? 0, climbed?.from ?? 0) > score;
  const waits = [
    ...(isBack ? [COMES_LAST[region] ?? []].flat() : []),
    ...BY_SCORE.flatMap(([from, table]) => (score >= from && !(from === SORE && isTrainedThrough === true) ? (table[region] ?? []) : [])),
  ];
  if (waits.length === 0) return walks;
  const open = new Set([...getRehab(finding).flatMap(({ names }) => names), ...exitDrills(finding), ...fine.flatMap(getNames)]);
  const waiting = EXERCISES.filter((exercise) => waits.some((waitsFor) => waitsFor(exercise)) && !open.has(exercise.name));
  return [...walks, ...waiting.map(({ name }) => name)];
}

import type { Exercise, Region } from "../../catalogue/exercise.ts";
import type { HealthReading } from "../../health/group.ts";
import type { StressLimits } from "./stress-limits.ts";

/** From which limit on a region closes a drill: 2 for anything sore, 1 from moderate on, 0 only when nothing may load it. */
type Closes = { readonly [region in Region]?: 0 | 1 | 2 };

/**
 * Stretches and drills load little and still pull where it hurts: the end of a hip's range, a kneeling knee, a fresh strain (injuries.md section
 * 2; return-ladders.md section 5: "front-hip pinch: never force depth", "insertional Achilles: no heel drop").
 */
const CLOSED_BY: ReadonlyMap<string, Closes> = new Map<string, Closes>([
  [
    "World's greatest stretch",
    { hip_groin: 2, knee: 2, ankle: 2, thigh: 2, wrist_hand: 2, lower_leg: 1, foot: 1, lower_back: 1, shoulder: 1 },
  ],
  ["Pigeon or figure-4 stretch", { hip_groin: 2, knee: 2, lower_back: 1, thigh: 1, ankle: 1 }],
  ["Couch stretch", { knee: 2, hip_groin: 2, thigh: 2, lower_back: 1, ankle: 1, foot: 1 }],
  ["Hip flexor stretch", { hip_groin: 2, knee: 1, thigh: 1 }],
  ["Hamstring stretch (supine)", { thigh: 2, lower_back: 1 }],
  ["Calf stretch", { lower_leg: 2, ankle: 1 }],
  ["Leg swings", { hip_groin: 2, thigh: 2, ankle: 2, knee: 1, lower_leg: 1, foot: 1, lower_back: 1 }],
  ["Air squat", { hip_groin: 1, knee: 1, ankle: 1 }],
  ["Ankle mobility drill", { ankle: 0, foot: 0, lower_leg: 0 }],
  ["Thoracic rotation stretch", { chest_ribs: 2, upper_back: 1, lower_back: 0 }],
  ["Cat-cow", { wrist_hand: 1, knee: 1, neck: 0 }],
  ["Wall slide", { shoulder: 0 }],
  ["Shoulder dislocate (band)", { shoulder: 2, elbow: 1, neck: 1 }],
  ["Band pull-apart", { shoulder: 0, elbow: 1, wrist_hand: 1 }],
  ["Wrist mobility drill", { wrist_hand: 1, elbow: 1 }],
  ["Hollow hold", { lower_back: 2, neck: 2, hip_groin: 1 }],
  ["Glute bridge", { lower_back: 0, neck: 1 }],
  ["Foam rolling", { thigh: 1, lower_leg: 1, lower_back: 1, chest_ribs: 1, shoulder: 1 }],
  ["Neck mobility (gentle)", { neck: 0 }],
]);

/** Balance on one leg, or a step far forward. */
const ON_ONE_LEG: ReadonlySet<string> = new Set(["Leg swings", "World's greatest stretch", "Couch stretch", "Pigeon or figure-4 stretch"]);
/** The end of a hip: nothing for a new joint or a heavy body, which take no high step either. */
const DEEP: ReadonlySet<string> = new Set(["World's greatest stretch", "Couch stretch", "Pigeon or figure-4 stretch", "Leg swings"]);
/** Rounds or turns the spine to its end (special-populations.md section 4.5). */
const BENDS: ReadonlySet<string> = new Set(["Cat-cow", "World's greatest stretch", "Thoracic rotation stretch", "Foam rolling"]);

/** The end of the ankle's range presses the tendon onto the heel bone, quiet or not. */
const BENDS_ANKLE: ReadonlySet<string> = new Set(["Calf stretch", "Ankle mobility drill", "Single-leg calf raise (step)"]);
const INSERTIONAL = /\binsertion\w*.{0,40}\b(?:achill\w*|heel)|\bachill\w*.{0,40}\binsertion\w*|\bhaglund\w*/iu;

/**
 * Whether a stretch or drill leaves everything alone that is sore or limited; the graded work of a region itself stays.
 * @param sore regions with a complaint that takes no exercise away: their drills still do not pull at them
 */
export function drillCheck(
  limits: StressLimits,
  { limits: health, findings }: HealthReading,
  injuries = "",
  sore: readonly Region[] = [],
): (exercise: Pick<Exercise, "name">) => boolean {
  const open = new Map<string, boolean>();
  const isInsertional = INSERTIONAL.test(injuries);
  const hasNewJoint = findings.some(({ label }) => label.includes("replacement"));
  for (const [name, closes] of CLOSED_BY) {
    const isSore = (Object.entries(closes) as [Region, number][]).some(
      ([region, from]) =>
        (limits[region] <= from || (from === 2 && sore.includes(region))) && limits.kept?.[region]?.includes(name) !== true,
    );
    const isUnsteady = ON_ONE_LEG.has(name) && (!health.oneLeg || !health.falls);
    const isDeep = DEEP.has(name) && (hasNewJoint || !health.highSteps);
    open.set(name, !isSore && !isUnsteady && !isDeep && !(BENDS.has(name) && !health.spineFlexion));
  }
  return ({ name }) => !(isInsertional && BENDS_ANKLE.has(name)) && (open.get(name) ?? true);
}

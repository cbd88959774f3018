import type { Exercise, Region } from "../catalogue/exercise.ts";
import type { InjuryReading } from "./injury.ts";
import { regionName } from "./region-name.ts";

const LOWER_LIMB: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);
const JUMPING: ReadonlySet<string> = new Set(["jump", "jump_rope"]);
const BURPEES: ReadonlySet<string> = new Set(["Burpee", "Burpee broad jump", "Burpee box jump-over"]);

/** Instead of jumping, hardest first. */
export const WITHOUT_IMPACT = [
  "No-jump incline burpee",
  "Step-up (low box)",
  "Kettlebell swing (Russian)",
  "Push-up",
  "Sit-up",
  "Dead bug",
];

/** Why a jump is not added to the training of a mildly troubled leg (injuries.md section 1); undefined when it may be. */
export function newImpact(exercise: Exercise, reading: InjuryReading): string | undefined {
  const finding = reading.regions.find(({ region, grade }) => grade === 1 && LOWER_LIMB.has(region));
  if (finding === undefined || !(JUMPING.has(exercise.movementPattern) || BURPEES.has(exercise.name))) return undefined;
  return `No jumps are added while the ${regionName(finding.region)} is not right ("${finding.phrase}").`;
}

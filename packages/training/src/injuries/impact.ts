import type { Exercise, Region } from "../catalogue/exercise.ts";
import type { InjuryReading } from "./injury.ts";
import { regionName } from "./region-name.ts";

const LOWER_LIMB: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);
const JUMPING: ReadonlySet<string> = new Set(["jump", "jump_rope"]);
const BURPEES: ReadonlySet<string> = new Set(["Burpee", "Burpee broad jump", "Burpee box jump-over"]);

/** Instead of jumping, hardest first. */
const WITHOUT_IMPACT = [
  "No-jump incline burpee",
  "Step-up (low box)",
  "Kettlebell swing (Russian)",
  "Push-up",
  "Sit-up",
  "Dead bug",
] as const;
const WITHOUT_IMPACT_ON_A_BACK = ["Step-up (low box)", "Step-up", "Push-up", "Dead bug"] as const;
/** Instead of bending the back under fatigue. */
const WITHOUT_BENDING = ["Dead bug", "Bird dog", "Plank", "Glute bridge"] as const;

/** What a workout does not add to the training of a mildly troubled region, why, and what takes its place. */
export interface Spared {
  readonly reason: string;
  readonly instead: readonly string[];
}

/** Jumps for a leg or a back, sit-ups for a back (injuries.md sections 1 and 2); undefined when the exercise may be added. */
export function spared(exercise: Exercise, reading: InjuryReading): Spared | undefined {
  const mild = reading.regions.filter(({ grade }) => grade === 1);
  const back = mild.find(({ region }) => region === "lower_back");
  if (back !== undefined && exercise.movementPattern === "core_flexion" && exercise.stress.lower_back > 0)
    return { reason: `Nothing bends the back again and again while it is not right ("${back.phrase}").`, instead: WITHOUT_BENDING };
  const finding = mild.find(({ region }) => LOWER_LIMB.has(region)) ?? (exercise.movementPattern === "jump" ? back : undefined);
  if (finding === undefined || !(JUMPING.has(exercise.movementPattern) || BURPEES.has(exercise.name))) return undefined;
  const instead = back === undefined ? WITHOUT_IMPACT : WITHOUT_IMPACT_ON_A_BACK;
  return { reason: `No jumps are added while the ${regionName(finding.region)} is not right ("${finding.phrase}").`, instead };
}

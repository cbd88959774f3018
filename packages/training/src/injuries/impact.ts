import type { Exercise, Region } from "../catalogue/exercise.ts";
import type { InjuryReading, RegionFinding } from "./injury.ts";
import { regionName } from "./region-name.ts";

export const BACK: ReadonlySet<Region> = new Set<Region>(["lower_back", "upper_back"]);

export const LOWER_LIMB: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);
const JUMPING: ReadonlySet<string> = new Set(["jump", "jump_rope"]);
const BURPEES: ReadonlySet<string> = new Set(["Burpee", "Burpee broad jump", "Burpee box jump-over"]);

const SPRINTS = "run_sprint";

/** Instead of jumping, hardest first. */
const WITHOUT_IMPACT = [
  "Step-up (low box)",
  "No-jump incline burpee",
  "Kettlebell swing (Russian)",
  "Ring row",
  "Push-up",
  "Sit-up",
  "Dead bug",
] as const;
/** A rope is turned for a rhythm; a burpee has none. */
const WITHOUT_ROPE = ["Kettlebell swing (Russian)", "Step-up (low box)", "Ring row", "Push-up", "Sit-up", "Dead bug"] as const;
const WITHOUT_IMPACT_ON_A_BACK = ["Step-up (low box)", "Step-up", "Ring row", "Push-up", "Dead bug"] as const;
/** Instead of bending the back under fatigue. */
const WITHOUT_BENDING = ["Dead bug", "Bird dog", "Plank", "Glute bridge"] as const;

const HANGS: ReadonlySet<string> = new Set(["Hanging knee raise", "Toes-to-bar"]);
const WITHOUT_HANGING = ["Sit-up", "V-up", "Dead bug", "Pallof press"] as const;

/** What is not added to the training of a troubled region, why, and what takes its place. */
export interface Spared {
  readonly reason: string;
  readonly instead: readonly string[];
}

/** Jumps, skipping, burpees with a jump, strides and hill sprints: what an injured leg does not start with (injuries.md section 1). */
export function isImpact({ name, movementPattern }: Pick<Exercise, "name" | "movementPattern">): boolean {
  return isJump({ name, movementPattern }) || movementPattern === SPRINTS;
}

/** The first complaint about a leg that is not resolved. */
export function injuredLeg({ regions }: InjuryReading): RegionFinding | undefined {
  return regions.find(({ region, grade }) => grade > 0 && LOWER_LIMB.has(region));
}

/** Whether the stages of an injured leg bring jumps back last: then those of the athlete's own race wait too (return-ladders.md section 2, S4). */
export function jumpsComeLast({ regions }: InjuryReading): boolean {
  return regions.some(
    ({ region, grade, climbed, closesNothing }) =>
      LOWER_LIMB.has(region) && closesNothing !== true && (grade >= 2 || climbed !== undefined),
  );
}

/** Jumps and sprints for an injured leg, in any session; undefined when the exercise may be added. */
export function newImpact(exercise: Exercise, reading: InjuryReading): Spared | undefined {
  const finding = injuredLeg(reading);
  if (finding === undefined || !isImpact(exercise)) return undefined;
  const back = mildBack(reading);
  const without = exercise.movementPattern === "jump_rope" ? WITHOUT_ROPE : WITHOUT_IMPACT;
  return notAdded(isJump(exercise) ? "jumps" : "sprints", finding, back === undefined ? without : WITHOUT_IMPACT_ON_A_BACK);
}

/** What a workout spares besides: jumps and sit-ups for a mildly troubled back (injuries.md sections 1 and 2). */
export function spared(exercise: Exercise, reading: InjuryReading): Spared | undefined {
  const back = mildBack(reading);
  if (back !== undefined && exercise.movementPattern === "core_flexion" && exercise.stress.lower_back > 0)
    return { reason: "Nothing that bends a sore back again and again.", instead: WITHOUT_BENDING };
  if (!reading.health.limits.kipping && HANGS.has(exercise.name))
    return { reason: "Hanging against the clock makes you swing.", instead: WITHOUT_HANGING };
  const leg = newImpact(exercise, reading);
  if (leg !== undefined || back === undefined || exercise.movementPattern !== "jump") return leg;
  return notAdded("jumps", back, WITHOUT_IMPACT_ON_A_BACK);
}

function isJump({ name, movementPattern }: Pick<Exercise, "name" | "movementPattern">): boolean {
  return JUMPING.has(movementPattern) || BURPEES.has(name);
}

function mildBack({ regions }: InjuryReading): RegionFinding | undefined {
  return regions.find(({ region, grade }) => region === "lower_back" && grade === 1);
}

function notAdded(what: string, { region }: RegionFinding, instead: readonly string[]): Spared {
  return { reason: `No ${what} yet: the ${regionName(region)} is not ready.`, instead };
}

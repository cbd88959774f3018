import type { Region } from "../../catalogue/exercise.ts";
import type { RegionFinding, Side } from "../injury.ts";

const ARMS: ReadonlySet<Region> = new Set<Region>(["wrist_hand", "elbow", "shoulder"]);
const BAD_ARM = 6;

/** What one arm does alone, while the other one rests. */
export const ONE_ARM_LIFTS: readonly string[] = ["Single-arm dumbbell row", "Kettlebell press (single-arm)"];

/** The arm that trains on beside one that rests (return-ladders.md section 2, "unaffected regions keep their training"). */
export function soundArm({ region, side, score, isReported }: RegionFinding): Exclude<Side, "both"> | undefined {
  if (isReported !== true || !ARMS.has(region) || score < BAD_ARM || side === undefined || side === "both") return undefined;
  return side === "left" ? "right" : "left";
}

/** The only arm that lifts, where one rests; undefined where both do or both rest. */
export function onlyArm(regions: readonly RegionFinding[]): Exclude<Side, "both"> | undefined {
  const arms = new Set(regions.flatMap((finding) => soundArm(finding) ?? []));
  const bad = regions.filter(({ region, score }) => ARMS.has(region) && score >= BAD_ARM);
  return arms.size === 1 && bad.every((finding) => soundArm(finding) !== undefined) ? [...arms][0] : undefined;
}

import type { Region } from "../catalogue/exercise.ts";

/** A region of the body in a sentence: "lower back", "hip or groin". */
export function regionName(region: Region): string {
  return TWO_PARTS.has(region) ? region.replace("_", " or ") : region.replaceAll("_", " ");
}

const TWO_PARTS: ReadonlySet<Region> = new Set<Region>(["wrist_hand", "chest_ribs", "hip_groin"]);

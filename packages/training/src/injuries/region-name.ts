import type { Region } from "../catalogue/exercise.ts";

/** A region of the body in a sentence: "lower back", "hip or groin". */
export function regionName(region: Region): string {
  return NAMES[region] ?? region;
}

const NAMES: { readonly [region in Region]?: string } = {
  wrist_hand: "wrist or hand",
  upper_back: "upper back",
  chest_ribs: "chest or ribs",
  lower_back: "lower back",
  hip_groin: "hip or groin",
  lower_leg: "lower leg",
};

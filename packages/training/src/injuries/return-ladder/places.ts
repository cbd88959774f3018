import type { RegionFinding } from "../injury.ts";

/** The tables of return-ladders.md section 5. */
export type LadderPlace = "calf" | "foot" | "shin" | "knee" | "thigh" | "groin" | "back" | "shoulder" | "arm" | "neck" | "ribs";

/** The table of a finding; undefined for regions without one, which keep the grades of injuries.md. */
export function ladderPlace({ region, phrase }: Pick<RegionFinding, "region" | "phrase">): LadderPlace | undefined {
  switch (region) {
    case "lower_leg":
      return /\b(?:shin|tibia|mtss|schienbein|periost)/iu.test(phrase) ? "shin" : "calf";
    case "foot":
    case "knee":
    case "thigh":
    case "shoulder":
    case "neck":
      return region;
    case "hip_groin":
      return "groin";
    case "lower_back":
      return "back";
    case "elbow":
    case "wrist_hand":
      return "arm";
    case "chest_ribs":
      return "ribs";
    default:
      return undefined;
  }
}

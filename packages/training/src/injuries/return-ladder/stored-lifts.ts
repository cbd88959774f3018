import type { RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { getBand } from "./score.ts";

const SQUATS = ["Back squat", "Front squat", "Pause squat", "Box squat"] as const;
const PRESSES = ["Overhead press", "Push press"] as const;
const OLYMPIC = [
  "Power clean",
  "Squat clean",
  "Clean and jerk",
  "Power snatch",
  "Snatch",
  "Push jerk",
  "Split jerk",
  "Clean pull",
  "Snatch pull",
] as const;
const PULLS = ["Pull-up (strict)", "Chin-up (strict)", "Weighted pull-up"] as const;

/**
 * The loaded lifts that a place keeps at 1 or 2 of 10 although they load it most: "kept: squats, hinges" of a back, "squats" of a knee, "press" of
 * a shoulder (return-ladders.md sections 5.1 to 5.10), at the share of the load that `liftShare` leaves. Never in a workout against the clock.
 */
const KEPT: { readonly [place in LadderPlace]?: readonly string[] } = {
  back: [...SQUATS, ...OLYMPIC, "Deadlift", "Romanian deadlift"],
  knee: [...SQUATS, "Squat clean", "Clean and jerk", "Snatch", "Overhead squat"],
  thigh: ["Deadlift", "Romanian deadlift"],
  shoulder: [...PRESSES, ...OLYMPIC],
  arm: [...PULLS, "Squat clean", "Clean and jerk", "Snatch"],
};

/** What a finding keeps of the lifts above its limit; nothing where it lasts, was sudden or is more than tight. */
export function savedLifts(finding: RegionFinding): readonly string[] {
  const place = ladderPlace(finding);
  if (place === undefined || finding.kind !== undefined || getBand(finding.score) !== 1) return [];
  return KEPT[place] ?? [];
}

/** Every lift that any place keeps. */
export const KEPT_LIFT_NAMES: readonly string[] = [...new Set(Object.values(KEPT).flat())];

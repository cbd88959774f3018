import type { Focus, Level } from "../../athlete/athlete.ts";

export interface Landmarks {
  readonly low: number;
  readonly high: number;
}

const STRENGTH = { beginner: [6, 8], intermediate: [8, 12], advanced: [10, 16], elite: [12, 18] } as const;
const HYBRID = { beginner: [4, 6], intermediate: [6, 9], advanced: [8, 12], elite: [8, 14] } as const;
const ENDURANCE = { beginner: [2, 4], intermediate: [3, 6], advanced: [4, 6], elite: [4, 8] } as const;

const BY_FOCUS: { readonly [focus in Focus]: { readonly [level in Level]: readonly [low: number, high: number] } } = {
  strength: STRENGTH,
  powerlifting: STRENGTH,
  hyrox: HYBRID,
  crossfit: HYBRID,
  general: HYBRID,
  running: ENDURANCE,
  triathlon: ENDURANCE,
};

/** Hard sets a week for each of squat, hinge, push and pull (strength.md section 6). */
export function weeklyLandmarks(focus: Focus, level: Level): Landmarks {
  const [low, high] = BY_FOCUS[focus][level];
  return { low, high };
}

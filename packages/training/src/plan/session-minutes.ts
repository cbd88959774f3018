import type { Focus, Level } from "../athlete/athlete.ts";
import type { Minutes } from "../units/units.ts";
import type { SessionCode } from "./plan.ts";

type ByLevel = { readonly [level in Level]: Minutes };

/** Minutes in a full loading week (microcycles.md section 3). */
const NORMAL: ByLevel = { beginner: 50, intermediate: 60, advanced: 70, elite: 80 };
const EASY: ByLevel = { beginner: 40, intermediate: 45, advanced: 50, elite: 55 };
const LONG_RUN: ByLevel = { beginner: 55, intermediate: 80, advanced: 100, elite: 120 };
const LONG_RIDE: ByLevel = { beginner: 75, intermediate: 105, advanced: 150, elite: 180 };
const RECOVERY: ByLevel = { beginner: 25, intermediate: 30, advanced: 35, elite: 35 };

/** What a session of the code takes at full volume. */
export function baseMinutes(code: SessionCode, level: Level): Minutes {
  switch (code) {
    case "RE":
    case "ZE":
    case "GYE":
      return EASY[level];
    case "RL":
      return LONG_RUN[level];
    case "BK":
      return LONG_RIDE[level];
    case "RC":
      return RECOVERY[level];
    default:
      return NORMAL[level];
  }
}

/** Longest run of somebody whose history is unknown, in metres (running.md section 2). */
const START_RUN: { readonly [level in Level]: number } = { beginner: 4000, intermediate: 8000, advanced: 13_000, elite: 18_000 };

/** Where the long run starts: less for those who mostly do other things, at least a raced 10 km for those who raced one. */
export function startingLongRun(level: Level, focus: Focus, hasRaced10k: boolean): number {
  const share = focus === "running" || focus === "triathlon" ? 1 : 0.6;
  const known = hasRaced10k && level !== "beginner" && share === 1 ? 10_000 : 0;
  return Math.max(known, START_RUN[level] * share);
}

import type { Focus, Level } from "../../athlete/athlete.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import type { SessionCode } from "../../model/plan.ts";

type ByLevel = { readonly [level in Level]: Minutes };

/** Minutes in a full loading week (microcycles.md section 3). */
const NORMAL_MINUTES: ByLevel = { beginner: 50, intermediate: 60, advanced: 70, elite: 80 };
const EASY_MINUTES: ByLevel = { beginner: 40, intermediate: 45, advanced: 50, elite: 55 };
const LONG_RUN: ByLevel = { beginner: 55, intermediate: 80, advanced: 100, elite: 120 };
const LONG_RIDE: ByLevel = { beginner: 75, intermediate: 105, advanced: 150, elite: 180 };
const RECOVERY_MINUTES: ByLevel = { beginner: 25, intermediate: 30, advanced: 35, elite: 35 };

/** Easy runs of runners, long enough for the long run to be 30 % of the week. */
const EASY_OF_RUNNERS: ByLevel = { beginner: 40, intermediate: 45, advanced: 60, elite: 70 };

/** In a week of general fitness the run beside the strength is a run of the week like the other. */
const RUN_BESIDE_STRENGTH: Minutes = 15;

/** Triathletes: what brings bike, run, swim and strength to about 47, 28, 18 and 8 % of the time (events.md section 3). */
const TRIATHLON_SHARE: { readonly [code in SessionCode]?: number } = { BQ: 1.25, RL: 0.72, SW: 0.8, SWs: 1.15 };

/** What a session of the code takes at full volume. */
export function baseMinutes(code: SessionCode, level: Level, focus: Focus): Minutes {
  if (PLATFORM_DAYS.has(code)) return PLATFORM_DAY[level];
  const usual =
    focus === "running" && code === "RE"
      ? EASY_OF_RUNNERS[level]
      : focus === "general" && code === "REs"
        ? NORMAL_MINUTES[level] + RUN_BESIDE_STRENGTH
        : usualMinutes(code, level);
  return focus === "triathlon" ? 5 * Math.round((usual * (TRIATHLON_SHARE[code] ?? 1)) / 5) : usual;
}

/** The sets around a platform lift have long rests. */
const PLATFORM_DAY: ByLevel = { beginner: 60, intermediate: 75, advanced: 85, elite: 100 };
const PLATFORM_DAYS: ReadonlySet<SessionCode> = new Set<SessionCode>(["PS", "PB", "PD"]);

function usualMinutes(code: SessionCode, level: Level): Minutes {
  switch (code) {
    case "RE":
    case "ZE":
    case "GYE":
      return EASY_MINUTES[level];
    case "RL":
      return LONG_RUN[level];
    case "BK":
      return LONG_RIDE[level];
    case "RC":
      return RECOVERY_MINUTES[level];
    default:
      return NORMAL_MINUTES[level];
  }
}

/** Longest long run when a half marathon or a marathon (also at the end of a triathlon) is the goal; Daniels ends at two and a half hours. */
const LONG_RUN_TO_HALF: ByLevel = { beginner: 75, intermediate: 100, advanced: 115, elite: 130 };
const LONG_RUN_TO_MARATHON: ByLevel = { beginner: 120, intermediate: 140, advanced: 150, elite: 150 };

/** What a long run may take at most on the way to a race of so many metres of running. */
export function longestLongRun(level: Level, raceMetres: Metres): Minutes {
  if (raceMetres > 30_000) return LONG_RUN_TO_MARATHON[level];
  return raceMetres > 15_000 ? LONG_RUN_TO_HALF[level] : LONG_RUN[level];
}

/** Longest run of somebody whose history is unknown, in metres (running.md section 2). */
const START_RUN: { readonly [level in Level]: number } = { beginner: 4000, intermediate: 8000, advanced: 13_000, elite: 18_000 };

/** Where the long run starts: less for those who mostly do other things, at least a raced 10 km for those who raced one. */
export function startingLongRun(level: Level, focus: Focus, hasRaced10k: boolean): number {
  const share = focus === "running" || focus === "triathlon" ? 1 : 0.6;
  const known = hasRaced10k && level !== "beginner" && share === 1 ? 10_000 : 0;
  return Math.max(known, START_RUN[level] * share);
}

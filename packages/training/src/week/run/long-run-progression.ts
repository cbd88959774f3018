import type { Minutes } from "../../units/units.ts";
import type { PlanContext } from "../../context/context.ts";
import type { PlanWeek } from "../../model/plan.ts";
import { startingLongRun } from "../load/session-minutes.ts";

/** Time of the long run around the running itself. */
export const AROUND_LONG_RUN = 6;
const LONG_RUN_GROWTH = 0.08;
const RUN_MEMORY_WEEKS = 4;
const EASY_SECONDS_PER_METRE = { beginner: 0.45, intermediate: 0.375, advanced: 0.33, elite: 0.29 } as const;

/** The long run of this week: from the start value of the level, a little longer than the longest of the last four loading weeks; `step` is the share of that. */
export function longRunMinutes(
  context: PlanContext,
  firstMacroWeek: number,
  loading: readonly Pick<PlanWeek, "sessions">[],
  step = 1,
): Minutes {
  const before = loading
    .slice(-RUN_MEMORY_WEEKS)
    .flatMap(({ sessions }) => sessions.filter((session) => session.code === "RL").map(({ duration }) => duration));
  if (before.length > 0) return grown(Math.max(...before), step);
  const { athlete, level } = context;
  const told = athlete.focus === "general" || athlete.focus === "strength" ? athlete.history?.longestRun?.value : undefined;
  if (told !== undefined) return AROUND_LONG_RUN + Math.ceil((told * easySecondsPerMetre(context)) / 60);
  const metres = startingLongRun(level, athlete.focus, athlete.conditioning.run10k !== undefined);
  return (
    AROUND_LONG_RUN + Math.floor((metres * easySecondsPerMetre(context) * (1 + LONG_RUN_GROWTH) ** (0.75 * (firstMacroWeek - 1))) / 60)
  );
}

/** The middle of the easy range; without a run time what is usual for the level. */
export function easySecondsPerMetre({ level, capacities: { paces } }: Pick<PlanContext, "level" | "capacities">): number {
  return paces === undefined ? EASY_SECONDS_PER_METRE[level] : (paces.easy.fast + paces.easy.slow) / 2000;
}

/** The long run a loading week later. */
export function grownLongRun(minutes: Minutes): Minutes {
  return grown(minutes, 1);
}

function grown(minutes: Minutes, step: number): Minutes {
  return AROUND_LONG_RUN + Math.floor((minutes - AROUND_LONG_RUN) * (1 + LONG_RUN_GROWTH * step));
}

import { daysBetween } from "../../calendar/day.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief } from "../../context/draft.ts";

/** Skin closes in about a week. */
const HEALING_DAYS = 7;
/** Practice: enough to keep the swing, too few to tear what is open. */
const MOST_ON_THE_BAR = 30;

/** The most repetitions of a session on bar, rings or rope while the skin of the hands is torn; undefined when nothing limits them. */
export function repsWithTornHands({ context, date }: Pick<SessionBrief, "context" | "date">, exerciseName: string): number | undefined {
  const { reading, start } = context;
  const isTorn = reading.health.findings.some(({ group, label }) => group === "skin" && label === "torn hands");
  if (!isTorn || daysBetween(start, date) >= HEALING_DAYS) return undefined;
  const equipment = findExercise(exerciseName)?.equipment ?? [];
  return equipment.some((name) => ON_THE_BAR.test(name)) ? MOST_ON_THE_BAR : undefined;
}

const ON_THE_BAR = /^(?:pull-up bar|bar|rings|rope|climbing rope)$/u;

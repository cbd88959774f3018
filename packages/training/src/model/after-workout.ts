import type { ExerciseItem, Session } from "./plan.ts";

const SCORED: ReadonlySet<NonNullable<Session["mainFormat"]>["kind"]> = new Set(["for-time", "amrap", "emom", "intervals", "rounds"]);
const EASY_RPE = 3;

/** The lines of a main part that follow a workout: they are none of its own. */
export function linesAfterWorkout({
  mainFormat,
  blocks: { mainWorkout },
}: Pick<Session, "mainFormat" | "blocks">): readonly ExerciseItem[] {
  if (mainFormat === undefined || !SCORED.has(mainFormat.kind)) return [];
  const last = mainWorkout.findLastIndex((item) => !follows(item));
  return last === -1 ? [] : mainWorkout.slice(last + 1);
}

function follows({ rpe, notes }: ExerciseItem): boolean {
  return isEasyLine({ rpe }) || notes?.startsWith("After the workout") === true;
}

export function isEasyLine({ rpe }: { readonly rpe?: number | undefined }): boolean {
  return rpe !== undefined && rpe <= EASY_RPE;
}

import type { ExerciseItem, Session } from "./plan.ts";

/** What an athlete would call the same session: title and lines, without the routine around them. */
export function sessionContent({ title, blocks }: Pick<Session, "title" | "blocks">): string {
  return [title, ...[...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].map(lineContent)].join(" | ");
}

export function weekContent(sessions: readonly Session[]): string {
  return sessions.map(sessionContent).join("\n");
}

function lineContent({ name, sets, reps, duration, distance, weight, intensity }: ExerciseItem): string {
  return [name, sets, reps, duration, distance, weight, intensity].join(" ");
}

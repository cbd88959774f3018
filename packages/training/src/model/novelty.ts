import { findExercise } from "../catalogue/exercises.ts";
import type { ExerciseItem, Session, SessionCode } from "./plan.ts";

const EASY: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "ZE", "RC"]);
const EASY_RPE = 4;

/** Movements of a session that are not among `known`. Easy sessions, and easy endurance with its strides and mobility in others, are rest. */
export function newMovements(session: Pick<Session, "blocks" | "code">, known: ReadonlySet<string>): string[] {
  if (EASY.has(session.code)) return [];
  const { skill, strength, mainWorkout } = session.blocks;
  const found = new Set<string>();
  for (const items of [skill, strength, mainWorkout])
    for (const item of items) if (!known.has(item.name) && !isRest(item)) found.add(item.name);
  return [...found];
}

/** Everything that was trained in these sessions, warm-ups included; what a competition asked for once is not. */
export function getMovements(sessions: readonly Session[]): Set<string> {
  const names = new Set<string>();
  for (const { code, blocks } of sessions) {
    if (code === "RACE") continue;
    for (const items of Object.values(blocks)) for (const { name } of items) names.add(name);
  }
  return names;
}

function isRest(item: ExerciseItem): boolean {
  const category = findExercise(item.name)?.category;
  return category === "flexibility" || item.name === "Strides" || (category === "cardio" && (item.rpe ?? 0) <= EASY_RPE);
}

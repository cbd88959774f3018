import type { Tables } from "@ironpace/contract";

type Session = Tables<"training_sessions"> & { readonly scheduled_date: string };

/** The sessions of a plan in the order they are trained. */
export function inOrder(sessions: readonly Tables<"training_sessions">[]): readonly Session[] {
  return sessions
    .filter((session): session is Session => session.scheduled_date !== null)
    .toSorted((a, b) => a.scheduled_date.localeCompare(b.scheduled_date) || a.week - b.week || a.day - b.day);
}

import type { Origin, SessionDraft } from "./draft.ts";

/* What every page needs of a kept draft to lead back to it; it loads nothing of the catalogue. */

/** How many sets are ticked. */
export function doneCount({ exercises }: Pick<SessionDraft, "exercises">): number {
  return exercises.reduce((count, { sets }) => count + sets.filter(({ done }) => done).length, 0);
}

/** The name under which a draft is kept on this device. */
export function draftName(origin: Origin, originId: string): string {
  return `${DRAFTS}${origin}:${originId}`;
}

export const DRAFTS = "session-log:";

/** A kept draft, unless another version of the app has written it. */
export function readDraft(kept: unknown): SessionDraft | undefined {
  return typeof kept === "object" && kept !== null && "version" in kept && kept.version === 1 ? (kept as SessionDraft) : undefined;
}

import { useState } from "react";
import { readDraft, writeDraft } from "../../../../backend/account-drafts.ts";
import { useAuth } from "../../../../backend/auth/auth-context.ts";
import { useRestTimer, type RestTimer } from "../../../../ui/timers/use-rest-timer.ts";
import type { SessionView } from "../../model/plan-view.ts";
import { nextSet, plannedSets, type PlannedSet } from "../../model/set-log.ts";

/** A session while it is trained: which sets are done, which one is next, and the rest in between. */
export interface Training {
  readonly sets: readonly PlannedSet[];
  readonly done: ReadonlySet<string>;
  /** Absent when all sets are done. */
  readonly next: PlannedSet | undefined;
  readonly started: boolean;
  readonly rest: RestTimer | undefined;
  /** Ticks a set, or takes the tick back. */
  readonly toggle: (set: PlannedSet) => void;
}

/** The ticks stay on this device until the session is done: a phone that was put away goes on where it was. */
export function useTraining(session: SessionView): Training {
  const userId = useAuth().user?.id ?? "";
  const draft = `sets:${session.id}`;
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(keysIn(readDraft(userId, draft))));
  const { timer, start } = useRestTimer();
  const sets = plannedSets(session);

  function toggle(set: PlannedSet): void {
    const isDone = done.has(set.key);
    const next = new Set(isDone ? [...done].filter((key) => key !== set.key) : [...done, set.key]);
    setDone(next);
    writeDraft(userId, draft, next.size === 0 ? undefined : [...next]);
    if (!isDone) start(set.rest);
  }

  return { sets, done, next: nextSet(sets, done), started: done.size > 0, rest: timer, toggle };
}

function keysIn(draft: unknown): readonly string[] {
  return Array.isArray(draft) ? draft.filter((key) => typeof key === "string") : [];
}

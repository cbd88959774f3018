import type { Entry } from "../../model/calendar/entries.ts";
import type { Origin } from "../../model/draft.ts";

/** Where the calendar leads. */
export interface CalendarLinks {
  /** The page of a plan session. */
  readonly plan: (planId: string, sessionId: string) => string;
  readonly train: (origin: Origin, id: string) => string;
  /** All sets of a session. */
  readonly list: (origin: Origin, id: string) => string;
}

/** Where an entry that is still open is trained. */
export function startLink({ state, plan, own }: Entry, links: CalendarLinks): string | undefined {
  if (state === "done" || state === "skipped") return undefined;
  if (plan !== undefined) return links.train("plan", plan.id);
  return own === undefined ? undefined : links.train(own.kind === "workout" ? "workout" : "own", own.id);
}

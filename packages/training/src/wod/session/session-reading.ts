import type { WodPart } from "../wod.ts";

/** What a reader of a whole session has read, and what it has not. */
export interface SessionReading {
  readonly parts: readonly WodPart[];
  readonly notes: readonly string[];
  readonly unread: readonly string[];
}

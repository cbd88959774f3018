import type { DayLimit } from "../../free-text/day-limit.ts";

export type Notes = { readonly injuries?: string; readonly dislikes?: string };

export type Field = keyof Notes;

/** Words of the athlete that no reading may act on. */
export interface WithheldText {
  readonly field: Field;
  readonly words: string;
  /** What a rhythm does on the dates that are named with it. */
  readonly dated?: readonly DayLimit[];
  /** What was nearly read, and what beside it was not; absent where it is no wish at all. */
  readonly nearly?: { readonly effect: string; readonly missed: string };
}

/** A clause that is followed, and the part of it that was not read. */
export interface UnreadQualifier {
  readonly words: string;
  readonly missed: string;
}

export interface ReadingAudit {
  readonly withheld: readonly WithheldText[];
  /** Of restrictions of the body: they hold all the same. */
  readonly unreadQualifiers: readonly UnreadQualifier[];
  /** Of what is allowed on a condition, which a plan cannot watch. */
  readonly conditions: readonly UnreadQualifier[];
  /** Words that only allow and were read as a limit. */
  readonly clearances: readonly string[];
}

export const NOTHING: ReadingAudit = { withheld: [], unreadQualifiers: [], conditions: [], clearances: [] };

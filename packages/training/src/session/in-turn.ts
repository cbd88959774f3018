import type { SessionBrief } from "../context/draft.ts";

/** One of several that are equally good, another each week and another for the second session of a week. */
export function inTurn<T>(brief: Pick<SessionBrief, "frame" | "occurrence">, options: readonly [T, ...T[]] | readonly [...T[], T]): T {
  return options[(brief.frame.macroWeek - 1 + brief.occurrence) % options.length] ?? options[0];
}

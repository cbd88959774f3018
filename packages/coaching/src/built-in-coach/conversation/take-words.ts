import type { Frame } from "../turn/frame.ts";
import type { Clause } from "./clause.ts";

/** Takes the words of all tokens of some kinds out of a clause. */
export function takeTokens(clause: Clause, { tokens }: Frame, kinds: RegExp): void {
  for (const { concept, text } of tokens) if (kinds.test(concept)) clause.take(new RegExp(` ${text.replaceAll("+", String.raw`\+`)}(?= )`));
}

/** Takes a pattern as often as it stands there, and says whether it did. */
export function takeEvery(clause: Clause, pattern: RegExp): boolean {
  let isFound = false;
  while (clause.take(pattern) !== undefined) isFound = true;
  return isFound;
}

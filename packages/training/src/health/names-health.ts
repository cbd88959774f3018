import { GROUPS } from "./groups/index.ts";
import { knownNames } from "./lay-names.ts";
import { normalise } from "./normalise.ts";

/** A part of a text is asked for more than once: the last ones are kept. */
const RECENT = new Map<string, boolean>();
const MOST_RECENT = 200;

/** Whether the words name a group of people, a condition or a medicine, also to deny it or of somebody else. */
export function namesHealth(text: string): boolean {
  const known = RECENT.get(text);
  if (known !== undefined) return known;
  const own = normalise(text).split(" ");
  const words = [...own, ...knownNames(own)];
  const found = GROUPS.some(
    ({ names, medicines }) => names.has(words) || (medicines !== undefined && words.some((word) => medicines.test(word))),
  );
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(text, found);
  return found;
}

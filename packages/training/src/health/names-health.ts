import { GROUPS } from "./groups/index.ts";
import { memoized } from "../language/memoized.ts";
import { knownNames } from "./lay-names.ts";
import { normalise } from "./normalise.ts";

/** Whether the words name a group of people, a condition or a medicine, also to deny it or of somebody else. */
export const namesHealth = memoized((text: string): boolean => {
  const own = normalise(text).split(" ");
  const words = [...own, ...knownNames(own)];
  return GROUPS.some(({ names, medicines }) => names.has(words) || (medicines !== undefined && words.some((word) => medicines.test(word))));
});

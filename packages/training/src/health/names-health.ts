import { GROUPS } from "./groups/index.ts";
import { normalise } from "./normalise.ts";

/** Whether the words name a group of people, a condition or a medicine, also to deny it or of somebody else. */
export function namesHealth(text: string): boolean {
  const words = normalise(text).split(" ");
  return GROUPS.some(({ names, medicines }) => names.has(words) || (medicines !== undefined && words.some((word) => medicines.test(word))));
}

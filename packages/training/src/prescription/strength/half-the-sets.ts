import type { SessionBrief } from "../../context/draft.ts";

/** Of the sets of a loading week (strength.md section 9: 0.5 to 0.6). */
const SHARE = 0.6;
/** The first lifts keep what a lift needs; one set of what stands beside them keeps it familiar. */
const LIFTS = 2;
const SETS_OF_LIFTS = 2;

/**
 * In a deload about half the sets that the same session had in the last loading week, also where a short day left it few: the exercises stay,
 * what stands beside the lifts gives sets first, from the end, and what that week had no time for does not begin now. `sets` are those of
 * `names` in order.
 */
export function halfTheSets({ loadingSets }: SessionBrief, names: readonly string[], sets: readonly number[]): readonly number[] {
  if (loadingSets === undefined || loadingSets.size === 0) return sets;
  const most = Math.max(1, Math.round(SHARE * sum([...loadingSets.values()])));
  let found = [...sets];
  for (let index = names.length - 1; index >= LIFTS && sum(found) > most && countLines(found) > loadingSets.size; index--)
    if (!loadingSets.has(names[index] ?? "")) found[index] = 0;
  for (let next = lineToShorten(found); sum(found) > most && next >= 0; next = lineToShorten(found)) {
    const longest = next;
    found = found.map((count, index) => (index === longest ? count - 1 : count));
  }
  return found;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

function countLines(counts: readonly number[]): number {
  return counts.filter((count) => count > 0).length;
}

/** Index of the line with the most sets above what it keeps, the last of them; -1 where none has any. */
function lineToShorten(counts: readonly number[]): number {
  const spare = counts.map((count, index) => count - (index < LIFTS ? SETS_OF_LIFTS : 1));
  const most = Math.max(...spare);
  return most <= 0 ? -1 : spare.lastIndexOf(most);
}

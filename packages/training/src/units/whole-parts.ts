/**
 * Parts in whole units that add up to a whole: scaled to it, rounded down, and what is missing goes to those that lost most.
 * @param total Whole number that the parts add up to.
 */
export function wholeParts(parts: readonly number[], total: number): readonly number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  const exact = parts.map((part) => (sum === 0 ? 0 : (part / sum) * total));
  const missing = total - exact.reduce((all, part) => all + Math.floor(part), 0);
  const first = exact.map((part, index) => ({ index, lost: part - Math.floor(part) })).toSorted((a, b) => b.lost - a.lost);
  const raised = new Set(first.slice(0, missing).map(({ index }) => index));
  return exact.map((part, index) => Math.floor(part) + (raised.has(index) ? 1 : 0));
}

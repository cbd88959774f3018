import type { BlockName, ExerciseItem } from "./plan.ts";

/**
 * Whole minutes of each block that add up to the minutes of the session: of the blocks that were rounded, those closest to half a minute give way.
 * @param minutes of the whole session
 */
export function blockMinutes(
  blocks: { readonly [name in BlockName]: readonly ExerciseItem[] },
  minutes: number,
): ReadonlyMap<BlockName, number> {
  const exact = Object.entries(blocks).flatMap(([name, items]) =>
    items.length === 0 ? [] : [{ name: name as BlockName, share: items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) / 60 }],
  );
  const rounded = exact.map(({ name, share }) => ({ name, share, whole: Math.max(1, Math.round(share)) }));
  const missing = minutes - rounded.reduce((sum, { whole }) => sum + whole, 0);
  // More than rounding is apart: then every block says its own time.
  if (Math.abs(missing) > rounded.length) return new Map(rounded.map(({ name, whole }) => [name, whole]));
  const step = Math.sign(missing);
  const giving = rounded
    .toSorted((one, other) => step * (other.share - other.whole - (one.share - one.whole)))
    .filter(({ whole }) => whole + step >= 1)
    .slice(0, Math.abs(missing))
    .map(({ name }) => name);
  return new Map(rounded.map(({ name, whole }) => [name, giving.includes(name) ? whole + step : whole]));
}

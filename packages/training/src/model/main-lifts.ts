import type { Load } from "./plan.ts";

/** The first lines of a day of strength are what it is for. */
const MAIN_LINES = 2;

/** The lifts on the bar that a day of strength begins with; all of its lines where it has none. */
export function mainLifts<Line extends { readonly load?: Load | undefined }>(lines: readonly Line[]): readonly Line[] {
  const first = lines.slice(0, MAIN_LINES).filter(({ load }) => load?.bar !== undefined);
  return first.length === 0 ? lines : first;
}

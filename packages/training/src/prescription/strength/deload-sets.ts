import type { SessionBrief } from "../../context/draft.ts";
import type { SessionCode } from "../../model/plan.ts";
import { DELOAD_SETS_SHARE } from "../../season/deload-numbers.ts";
import { type MovementFamily, trainedFamily } from "../../selection/movement-families.ts";
import type { SlotDose } from "./dose.ts";

/** The first lifts and one exercise beside them. */
const MAIN_LIFTS = 2;
const MIN_LINES = 3;
const MIN_SETS_PER_LINE = 2;
/** A round of every movement: there one set is no line alone. */
const CIRCUIT_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["REs", "SWs"]);

/**
 * Sets of a deload: about `DELOAD_SETS_SHARE` (season/deload-numbers.ts) of what the same session had in the last loading week, also where a short day left it few: every exercise gives
 * sets down to two, then the last ones beside the lifts wait, a circuit has one round. What that week had no time for does not begin now.
 * `sets` are those of `doses` in order.
 */
export function deloadSets({ loadingSets, code }: SessionBrief, doses: readonly SlotDose[], sets: readonly number[]): readonly number[] {
  if (loadingSets === undefined || loadingSets.size === 0) return sets;
  const most = Math.max(1, Math.round(DELOAD_SETS_SHARE * sum([...loadingSets.values()])));
  const found = [...sets];
  const families = doses.map(({ choice: { exercise } }) => trainedFamily(exercise));
  const isNew = (index: number): boolean => !loadingSets.has(doses[index]?.choice.exercise.name ?? "");
  leaveOut(found, most, Math.max(MAIN_LIFTS, loadingSets.size), isNew, 1);
  // Beside the one lift of a day there is no need to begin with the trunk.
  leaveOut(found, most, 1, (index) => isNew(index) && doses[index]?.role === "trunk", 1);
  const isCircuit = CIRCUIT_CODES.has(code);
  for (let next = lineToShorten(found, isCircuit); sum(found) > most && next >= 0; next = lineToShorten(found, isCircuit))
    found[next] = (found[next] ?? 0) - 1;
  // The only pull of a day stays beside its presses.
  if (!isCircuit) leaveOut(found, most, MIN_LINES, (index) => !isLastOf("pull", index, families, found));
  return found;
}

/** From the end, as long as there are too many sets and more lines than these. */
function leaveOut(sets: number[], most: number, fewest: number, mayGo: (index: number) => boolean, first = MAIN_LIFTS): void {
  for (let index = sets.length - 1; index >= first; index--)
    if (sum(sets) > most && countLines(sets) > fewest && mayGo(index)) sets[index] = 0;
}

function isLastOf(
  family: MovementFamily,
  index: number,
  families: readonly (MovementFamily | undefined)[],
  sets: readonly number[],
): boolean {
  return families[index] === family && families.every((other, at) => at === index || other !== family || (sets[at] ?? 0) === 0);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

function countLines(counts: readonly number[]): number {
  return counts.filter((count) => count > 0).length;
}

/** Index of the line with the most sets above what it keeps, the last of them; -1 where none has any. */
function lineToShorten(counts: readonly number[], isCircuit: boolean): number {
  const spare = counts.map((count, index) => count - (isCircuit && index >= MAIN_LIFTS ? 1 : MIN_SETS_PER_LINE));
  const most = Math.max(...spare);
  return most <= 0 ? -1 : spare.lastIndexOf(most);
}

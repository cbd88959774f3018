import { type SharedLoad, withLoads } from "../../shared-loads.ts";
import type { WodLoad, WodMovement } from "../../wod.ts";
import type { Draft } from "./draft.ts";

/* Loads that stand apart from the movements of a part. */

export function withFree(before: readonly WodMovement[], loads: readonly WodLoad[], shared: readonly SharedLoad[]): readonly WodMovement[] {
  const movements = shared.length === 0 ? before : withLoads(before, shared);
  if (loads.length === 0) return movements;
  const given = withLoads(
    movements,
    loads.map((load) => ({ load })),
  );
  const isGiven = given.some((movement, index) => movement.load !== movements[index]?.load);
  const last = movements.length - 1;
  const [only] = loads;
  return isGiven || movements[last]?.load !== undefined
    ? given
    : given.map((movement, index) => (index === last && only !== undefined ? { ...movement, load: only } : movement));
}

/** "Sets 1-3 @ 65%, sets 4-6 @ 70-75%" */
export function withSetLoads(movements: readonly WodMovement[], { setLoads }: Draft): readonly WodMovement[] {
  if (setLoads.length === 0) return movements;
  const last = movements.length - 1;
  const isPlain = setLoads.every(
    ({ load, from, reps }, index) => load.isRange !== true && reps === undefined && from === (setLoads[index - 1]?.to ?? 0) + 1,
  );
  const [first] = setLoads;
  if (isPlain && first !== undefined) {
    const values = setLoads.flatMap(({ load, from, to }) =>
      Array<number>(Math.max(1, Math.min(to - from + 1, 50))).fill(load.values[0] ?? 0),
    );
    return movements.map((movement, index) =>
      index === last ? { ...movement, load: { values, unit: first.load.unit, isPerSet: true } } : movement,
    );
  }
  return addHow(
    movements,
    last,
    setLoads
      .map(
        ({ load, from, to, reps }) =>
          `${from === to ? `set ${from}` : `sets ${from}-${to}`} ${reps === undefined ? "" : `${reps} ${reps === 1 ? "rep" : "reps"} `}@${load.values.join("-")}${load.unit}`,
      )
      .join(", "),
  );
}

export function addHow(movements: readonly WodMovement[], at: number, said: string): readonly WodMovement[] {
  return movements.map((movement, index) =>
    index === at ? { ...movement, how: movement.how === undefined ? said : `${movement.how}, ${said}` } : movement,
  );
}

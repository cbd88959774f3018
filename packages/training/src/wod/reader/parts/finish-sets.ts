import { loaded } from "../../settle-scheme.ts";
import type { WodMovement, WodScheme, WodWork } from "../../wod.ts";
import { isDistance, getMetres } from "../line/amounts.ts";
import type { Draft } from "./draft.ts";
import type { SetGroup } from "../line/marks.ts";
import { addHow, withFree, withSetLoads } from "./part-loads.ts";

export function ofSets(one: Draft): WodWork {
  const [first] = one.sets as [SetGroup, ...SetGroup[]];
  const count = one.sets.reduce((sum, group) => sum + group.count, 0);
  const reps = one.sets.flatMap((group) => group.reps);
  const values = one.sets.flatMap((group) => perSet(group));
  const unit = first.loads?.unit;
  const isComplex = one.movements.length > 1;
  const last = one.movements.length - 1;
  let movements: readonly WodMovement[] = one.movements.map((movement) => withoutAmount(movement));
  if (first.parts !== undefined && isComplex && first.parts.length === movements.length) {
    movements = movements.map((movement, index) => ({ ...movement, reps: first.parts?.[index] ?? 1 }));
  } else if (isComplex) movements = one.movements.map((movement) => (movement.reps === undefined ? { ...movement, reps: 1 } : movement));
  if (unit !== undefined && values.length === count) {
    const isEven = values.every((value) => value === values[0]);
    const isRange = one.sets.some(({ loads }) => loads?.isRange === true);
    movements = isRange
      ? addHow(
          movements,
          last,
          one.sets
            .map(({ count: sets, loads }) => `${sets} ${sets === 1 ? "set" : "sets"} @${loads?.values.join("-") ?? ""}${unit}`)
            .join(", "),
        )
      : movements.map((movement, index) =>
          index === last
            ? { ...movement, load: { values: isEven ? [values[0] ?? 0] : values, unit, ...(isEven ? {} : { isPerSet: true as const }) } }
            : movement,
        );
  }
  movements = withSetLoads(withFree(movements, one.loads, one.shared), one);
  if (one.clock.every !== undefined || one.clock.scheme?.kind === "emom" || one.sendOff !== undefined) {
    const scheme = one.clock.scheme?.kind === "emom" ? one.clock.scheme : undefined;
    const done =
      first.amount === undefined
        ? addHow(
            movements.map((movement) => (isComplex || first.reps[0] === undefined ? movement : { ...movement, reps: first.reps[0] })),
            first.parts === undefined || isComplex ? -1 : 0,
            `cluster ${first.parts?.join(".") ?? ""}`,
          )
        : movements.map((movement) => ({ ...movement, ...getAmounts(first) }));
    return {
      kind: "work",
      scheme: scheme ?? { kind: "emom", every: one.clock.every ?? one.sendOff ?? 60, turns: count, inTurns: false },
      movements: done.map(asBarbell),
    };
  }
  if (first.amount !== undefined || first.isMax === true || (first.reps.length === 0 && values.length === 0))
    return ofAmounts(one, first, movements, count);
  if (isComplex) return { kind: "work", scheme: { kind: "rounds", rounds: count, timed: false }, movements, isComplex: true };
  const style =
    one.style ??
    (one.sets.at(-1)?.isOpen === true
      ? "last set max"
      : first.parts !== undefined && first.parts.join() !== TWENTY_ONES
        ? "cluster"
        : undefined);
  const scheme: WodScheme = {
    kind: "sets",
    reps,
    ...(first.upTo === undefined ? {} : { upTo: first.upTo }),
    ...(first.parts === undefined ? {} : { parts: first.parts }),
    ...(one.pause === undefined ? {} : { pauseSeconds: one.pause }),
    ...(style === undefined ? {} : { style }),
  };
  return { kind: "work", scheme, movements: loaded(scheme, movements).map(asBarbell) };
}

/** Thirds of a curl, without a pause between. */
const TWENTY_ONES = "7,7,7";

/** "4 x 1000 m", "3 x 12 min", "3 x 20 s", "3 x max". */
function ofAmounts(one: Draft, group: SetGroup, movements: readonly WodMovement[], count: number): WodWork {
  const amount = getAmounts(group);
  const [movement = { name: "", isKnown: false }] = movements;
  const isEndurance = /^(?:Run|Row erg|Ski erg|Bike erg|Assault bike|Swim|Walk|Strides|Assault runner|Hill sprint|Shuttle run)$/.test(
    movement.name,
  );
  const done = { ...movement, ...amount, ...(group.isMax === true ? { isMax: true as const } : {}) };
  if (amount.seconds !== undefined && one.rest?.seconds !== undefined && isEndurance) {
    const { seconds, ...rest } = done;
    return {
      kind: "work",
      scheme: { kind: "intervals", rounds: count, work: seconds ?? 0, rest: one.rest.seconds, isTabata: false },
      movements: [rest],
    };
  }
  if (amount.seconds !== undefined && !isEndurance) {
    const { seconds, ...rest } = done;
    return { kind: "work", scheme: { kind: "sets", reps: Array<number>(count).fill(1), seconds: seconds ?? 0 }, movements: [rest] };
  }
  return {
    kind: "work",
    scheme: { kind: "rounds", rounds: count, ...(isEndurance || amount.metres !== undefined ? {} : { timed: false }) },
    movements: [done],
  };
}

function getAmounts({ amount, isEachSide }: SetGroup): Partial<WodMovement> {
  if (amount === undefined) return {};
  const { value, unit, other, isRange } = amount;
  const seconds = { s: 1, min: 60 }[unit];
  const each = isEachSide === true ? { isEachSide: true as const } : {};
  if (seconds !== undefined)
    return { seconds: Math.round(value * seconds), ...(other === undefined ? {} : { secondsUpTo: Math.round(other * seconds) }), ...each };
  if (isDistance(unit))
    return {
      metres: getMetres(value, unit),
      ...(other === undefined || isRange === true ? {} : { forWomen: getMetres(other, unit) }),
      ...each,
    };
  return unit === "cal" ? { calories: value, ...(other === undefined ? {} : { forWomen: other }), ...each } : each;
}

function perSet({ loads, count }: SetGroup): readonly number[] {
  if (loads === undefined) return [];
  return loads.values.length === count
    ? loads.values
    : loads.values.length === 1 || loads.isRange === true
      ? Array<number>(count).fill(loads.values[0] ?? 0)
      : [];
}

/** "Squat 5x5" is done with a bar. */
export function asBarbell(movement: WodMovement): WodMovement {
  if (movement.name === "Air squat") return { ...movement, name: "Back squat" };
  return movement.name === "Row erg" ? { ...movement, name: "Barbell row" } : movement;
}

function withoutAmount(movement: WodMovement): WodMovement {
  const { reps: _reps, ...rest } = movement;
  return rest;
}

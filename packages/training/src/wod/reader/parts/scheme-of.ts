import type { WodMovement, WodScheme } from "../../wod.ts";
import { isLift } from "./part-kinds.ts";
import type { Draft } from "./draft.ts";

export interface Surroundings {
  /** Nothing is lifted in sets, warmed up or practised beside it. */
  readonly isAlone: boolean;
  readonly isCardio: boolean;
  readonly isRace: boolean;
}

export function getScheme(one: Draft, movements: readonly WodMovement[], { isAlone, isCardio, isRace }: Surroundings): WodScheme {
  const { clock, rounds, list, max } = one;
  const inTurns = one.turns.some((turn) => turn !== undefined);
  if (clock.scheme?.kind === "amrap" && rounds !== undefined && one.rest?.seconds !== undefined)
    return { kind: "intervals", rounds, work: clock.scheme.seconds, rest: one.rest.seconds, isTabata: false, isAmrap: true };
  if (clock.scheme?.kind === "amrap")
    return {
      ...clock.scheme,
      ...(list === undefined || (one.hasLists && !one.isLadder) || movements.every(({ reps }) => reps !== undefined)
        ? {}
        : { ladder: list }),
    };
  if (clock.scheme?.kind === "emom") return { ...clock.scheme, inTurns: inTurns && movements.length > 1 };
  if (clock.scheme?.kind === "intervals")
    return rounds === undefined
      ? clock.scheme
      : { ...clock.scheme, rounds: clock.scheme.rounds === 1 || clock.scheme.rounds === rounds ? rounds : clock.scheme.rounds };
  if (clock.scheme !== undefined) return clock.scheme;
  if (clock.isOpenAmrap === true && (one.range ?? one.total ?? one.cap) !== undefined)
    return { kind: "amrap", seconds: one.range ?? one.total ?? one.cap ?? 0, ...(list === undefined ? {} : { ladder: list }) };
  if (clock.every !== undefined && rounds !== undefined)
    return { kind: "emom", every: clock.every, turns: rounds, inTurns: inTurns && movements.length > 1 };
  if (clock.every !== undefined && (one.range ?? one.total) !== undefined)
    return {
      kind: "emom",
      every: clock.every,
      turns: Math.round((one.range ?? one.total ?? 0) / clock.every),
      inTurns: inTurns && movements.length > 1,
    };
  if (clock.every !== undefined && inTurns) return { kind: "emom", every: clock.every, turns: movements.length, inTurns: true };
  if (max !== undefined) return max;
  if (list === undefined && rounds === undefined && !one.isTimed && one.total !== undefined && movements.some(({ isMax }) => isMax))
    return { kind: "amrap", seconds: one.total };
  const isQuality = one.isQuality || one.role === "warm-up" || one.role === "cool-down" || (one.isUnhurried && !one.isTimed);
  if (list !== undefined && one.isLadder && one.total !== undefined) return { kind: "amrap", seconds: one.total, ladder: list };
  if (list !== undefined) {
    const most = Math.max(...list);
    const areSets =
      !one.isTimed &&
      movements.length === 1 &&
      one.cap === undefined &&
      (movements[0]?.load?.isPerSet === true ||
        movements[0]?.load?.unit === "%" ||
        most <= 8 ||
        (most <= 12 &&
          list.length >= 3 &&
          isLift(movements[0] ?? { name: "", isKnown: false }) &&
          !/devil|thruster/i.test(movements[0]?.name ?? "")) ||
        (most <= 15 && (list.every((reps) => reps === most) || one.rest !== undefined || one.isUnhurried)));
    return areSets ? { kind: "sets", reps: list, ...(one.style === undefined ? {} : { style: one.style }) } : { kind: "reps", reps: list };
  }
  if (rounds !== undefined) {
    const isWay =
      (movements.length === 1 && movements[0]?.metres !== undefined) ||
      (isCardio && movements.every(({ metres, seconds }) => (metres ?? seconds) !== undefined));
    // Nobody races rounds unless somebody says so.
    const timed =
      isWay && !one.isTimed && one.role === undefined && !one.isUnhurried
        ? undefined
        : isQuality
          ? false
          : one.isTimed || one.cap !== undefined
            ? true
            : undefined;
    return { kind: "rounds", rounds, ...(timed === undefined ? {} : { timed }) };
  }
  if (one.isTimed && !isQuality) return { kind: "once" };
  const [first] = movements;
  if (
    one.total !== undefined &&
    one.cap === undefined &&
    !isQuality &&
    one.role === undefined &&
    movements.length > 1 &&
    movements.filter(({ reps }) => reps !== undefined).length > 1
  )
    return { kind: "amrap", seconds: one.total };
  if (movements.some(({ isMax }) => isMax) && one.range !== undefined && !one.isTimed) return { kind: "amrap", seconds: one.range };
  const isTest =
    isAlone &&
    !isQuality &&
    movements.length === 1 &&
    first !== undefined &&
    (first.metres !== undefined || (first.reps ?? 0) >= 30) &&
    first.pace === undefined &&
    first.zone === undefined &&
    first.how === undefined &&
    one.role === undefined;
  if (isTest) return { kind: "once" };
  const isChipper =
    isAlone &&
    (!isCardio || isRace) &&
    !isQuality &&
    one.role === undefined &&
    (one.cap !== undefined ||
      movements.filter((movement) => movement.reps !== undefined || movement.metres !== undefined || movement.calories !== undefined)
        .length > 2);
  return one.cap !== undefined || isChipper || one.role === "buy-in" || one.role === "cash-out" ? { kind: "once" } : { kind: "steady" };
}

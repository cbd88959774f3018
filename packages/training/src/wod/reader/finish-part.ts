import { amounts, loaded } from "../settle-scheme.ts";
import type { WodMovement, WodPart, WodScheme, WodWork } from "../wod.ts";
import type { Draft } from "./draft.ts";
import { asBarbell, ofSets } from "./finish-sets.ts";
import { withFree, withSetLoads } from "./part-loads.ts";
import { schemeOf, type Surroundings } from "./scheme-of.ts";

/** The part that the lines of a draft make. */
export function finish(one: Draft, around: Surroundings): readonly WodPart[] {
  const { station } = one;
  if (station !== undefined)
    one.movements = one.movements.map(({ isMax: _max, ...movement }) =>
      movement.name === "Rest" ? movement : { ...movement, seconds: station },
    );
  // "8 rounds of 500 m run, after each one station": as many stations as rounds.
  const [way, ...stations] = one.movements;
  if (way !== undefined && one.isInterleaved && one.rounds === stations.length) {
    one.movements = stations.flatMap((station) => [way, station]);
    delete one.rounds;
    one.isTimed = true;
  }
  // "1 min wall balls, 1 min row, 1 min rest": the rest is one of the stations.
  const [{ seconds: work } = { seconds: undefined }] = one.movements;
  if (
    one.rounds !== undefined &&
    work !== undefined &&
    one.restCount >= one.movements.length &&
    one.movements.length > 1 &&
    one.rest?.seconds !== undefined &&
    one.movements.every(({ seconds }) => seconds === work)
  ) {
    one.clock = { scheme: { kind: "intervals", rounds: one.rounds, work, rest: one.rest.seconds, isTabata: false } };
    one.movements = one.movements.map(({ seconds: _seconds, ...movement }) => movement);
    delete one.rounds;
  } else if (
    one.rounds !== undefined &&
    one.movements.length > 1 &&
    one.rest?.seconds !== undefined &&
    one.movements.every(({ seconds }) => seconds !== undefined)
  ) {
    one.movements.push({ name: "Rest", isKnown: true, seconds: one.rest.seconds });
    delete one.rest;
  }
  if (one.movements.length === 0 && one.heading !== undefined) one.movements.push(one.heading);
  if (one.movements.length === 0) return [];
  const part = one.sets.length > 0 ? ofSets(one) : ofBoard(one, around);
  return [{ ...part, ...shared(one, part.scheme) }];
}

/** What a part says beside its scheme and movements. */
function shared(one: Draft, scheme: WodScheme): Partial<WodWork> {
  const total = one.total ?? (scheme.kind === "max-load" || scheme.kind === "steady" ? one.range : undefined);
  const cap =
    one.cap ??
    (one.range !== undefined && (scheme.kind === "once" || scheme.kind === "reps" || scheme.kind === "rounds") ? one.range : undefined);
  const hasOwnRest = scheme.kind === "intervals" && !scheme.isTabata;
  return {
    ...(cap === undefined ? {} : { capSeconds: cap }),
    ...(one.rest?.seconds === undefined || (hasOwnRest && scheme.rest === one.rest.seconds) ? {} : { restSeconds: one.rest.seconds }),
    ...(one.rest?.upTo === undefined ? {} : { restUpTo: one.rest.upTo }),
    ...(one.recovery === undefined ? {} : { recovery: one.recovery }),
    ...(one.role === undefined ? {} : { role: one.role }),
    ...(one.label === undefined || (!/\d/.test(one.label) && scheme.kind !== "sets" && scheme.kind !== "max-load")
      ? {}
      : { label: one.label }),
    ...(one.isSameClock ? { isSameClock: true as const } : {}),
    ...(one.isComplex && one.movements.length > 1 && isComplexScheme(scheme, one) ? { isComplex: true as const } : {}),
    ...(total === undefined || (scheme.kind === "emom" && total === scheme.every * scheme.turns) || scheme.kind === "amrap"
      ? {}
      : { totalSeconds: total }),
    ...(one.blocks === undefined || one.rounds !== undefined
      ? {}
      : { blocks: { count: one.blocks, ...(one.blockRest === undefined ? {} : { restSeconds: one.blockRest }) } }),
  };
}

/** Several lifts without a pause between: sets of them, or a clock without a number for each. */
function isComplexScheme(scheme: WodScheme, one: Draft): boolean {
  if (scheme.kind === "emom") return one.movements.every(({ reps }) => reps === undefined);
  return scheme.kind === "sets" || scheme.kind === "max-load" || (scheme.kind === "rounds" && scheme.timed === false);
}

function ofBoard(one: Draft, around: Surroundings): WodWork {
  let movements: readonly WodMovement[] = withFree(one.movements, one.loads, one.shared);
  const [only] = movements;
  // "6 sets of 3 min row, 1 min rest"
  if (
    movements.length === 1 &&
    only?.seconds !== undefined &&
    one.rounds !== undefined &&
    one.rest?.seconds !== undefined &&
    one.clock.scheme === undefined
  ) {
    const { seconds: work, ...movement } = only;
    return {
      kind: "work",
      scheme: { kind: "intervals", rounds: one.rounds, work, rest: one.rest.seconds, isTabata: false },
      movements: [{ ...movement, isMax: true }],
    };
  }
  const scheme = schemeOf(one, movements, around);
  const turns = scheme.kind === "emom" && scheme.inTurns ? one.turns : [];
  const hasShared = turns.some((turn, index) => turn !== undefined && turns.indexOf(turn) !== index);
  movements = withSetLoads(movements, one);
  if (scheme.kind === "max-load" || scheme.kind === "sets")
    movements = movements.map((movement) =>
      one.movements.length > 1 && movement.reps === undefined && one.isComplex ? { ...movement, reps: 1 } : movement,
    );
  return {
    kind: "work",
    scheme,
    movements: loaded(
      scheme,
      amounts(
        scheme,
        one.isComplex && isComplexScheme(scheme, one)
          ? movements.map((movement) => (movement.reps === undefined ? { ...movement, reps: 1 } : movement))
          : movements,
      ),
    )
      .map((movement, index) => (hasShared && turns[index] !== undefined ? { ...movement, turn: turns[index] } : movement))
      .map((movement) => (scheme.kind === "max-load" || scheme.kind === "sets" ? asBarbell(movement) : movement)),
  };
}

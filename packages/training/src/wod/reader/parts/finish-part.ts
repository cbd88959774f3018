import { amounts, loaded } from "../../settle-scheme.ts";
import type { WodMovement, WodPart, WodScheme, WodWork } from "../../wod.ts";
import type { Draft } from "./draft.ts";
import { asBarbell, ofSets } from "./finish-sets.ts";
import { isBare } from "./part-kinds.ts";
import { withFree, withSetLoads } from "./part-loads.ts";
import { getScheme, type Surroundings } from "./scheme-of.ts";

/** The part that the lines of a draft make. */
export function finish(one: Draft, around: Surroundings): readonly WodPart[] {
  const { station } = one;
  if (station !== undefined) one.movements = one.movements.map(({ isMax: _max, ...movement }) => withStation(movement, station));
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
    one.rest?.isBetween !== true &&
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
  // "Run: warm-up 15 min" names its sport once more.
  if (around.isCardio && one.movements.some((movement) => !isBare(movement)))
    one.movements = one.movements.filter(
      (movement) =>
        !isBare(movement) || movement.how !== undefined || !one.movements.some((other) => !isBare(other) && other.name === movement.name),
    );
  const part = one.sets.length > 0 ? ofSets(one) : ofBoard(one, around);
  return [{ ...part, ...shared(one, part.scheme) }];
}

/** "1 min at each station": "box jumps 20" is the height of the box. */
function withStation(movement: WodMovement, seconds: number): WodMovement {
  const { reps, ...rest } = movement;
  const isHeight = reps !== undefined && movement.load === undefined && /box/i.test(movement.name);
  return isHeight ? { ...rest, seconds, load: { values: [reps], unit: reps <= 36 ? "in" : "cm" } } : { ...movement, seconds };
}

/** What a part says beside its scheme and movements. */
function shared(one: Draft, scheme: WodScheme): Partial<WodWork> {
  const total = one.total ?? (scheme.kind === "max-load" || scheme.kind === "steady" || scheme.kind === "sets" ? one.range : undefined);
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
    ...(one.isComplex && one.movements.length > 1 && isComplexScheme(scheme) ? { isComplex: true as const } : {}),
    ...(total === undefined || (scheme.kind === "emom" && total === scheme.every * scheme.turns) || scheme.kind === "amrap"
      ? {}
      : { totalSeconds: total }),
    ...(one.blocks === undefined || one.rounds !== undefined
      ? {}
      : { blocks: { count: one.blocks, ...(one.blockRest === undefined ? {} : { restSeconds: one.blockRest }) } }),
  };
}

/** Several lifts without a pause between: sets of them, or a clock without a number for each. */
function isComplexScheme(scheme: WodScheme): boolean {
  if (scheme.kind === "emom") return !scheme.inTurns;
  return scheme.kind === "sets" || scheme.kind === "max-load" || (scheme.kind === "rounds" && scheme.timed === false);
}

function ofBoard(one: Draft, around: Surroundings): WodWork {
  const free = withFree(one.movements, one.loads, one.shared);
  const interval = findInterval(one, free);
  if (interval !== undefined) return interval;
  const scheme = getScheme(one, free, around);
  const loadedOnce = withSetLoads(free, one);
  const isComplex = one.isComplex && one.movements.length > 1 && isComplexScheme(scheme);
  const counted = isComplex
    ? loadedOnce.map((movement) => (movement.reps === undefined ? { ...movement, reps: 1 } : movement))
    : loadedOnce;
  const turns = scheme.kind === "emom" && scheme.inTurns ? one.turns : [];
  const hasShared = turns.some((turn, index) => turn !== undefined && turns.indexOf(turn) !== index);
  const effort = scheme.kind === "intervals" ? one.clock.how : undefined;
  const done = loaded(scheme, amounts(scheme, counted)).map((movement, index) => ({
    ...(scheme.kind === "max-load" || scheme.kind === "sets" ? asBarbell(movement) : movement),
    ...(hasShared && turns[index] !== undefined ? { turn: turns[index] } : {}),
  }));
  return {
    kind: "work",
    scheme,
    movements: effort === undefined ? done : done.map((movement) => (movement.how === undefined ? { ...movement, how: effort } : movement)),
  };
}

/** "6 sets of 3 min row, 1 min rest" */
function findInterval(one: Draft, [only, ...others]: readonly WodMovement[]): WodWork | undefined {
  if (
    only?.seconds === undefined ||
    others.length > 0 ||
    one.rounds === undefined ||
    one.rest?.seconds === undefined ||
    one.clock.scheme !== undefined
  )
    return undefined;
  const { seconds: work, ...movement } = only;
  const scheme: WodScheme = { kind: "intervals", rounds: one.rounds, work, rest: one.rest.seconds, isTabata: false };
  return { kind: "work", scheme, movements: [movement.zone === undefined ? { ...movement, isMax: true } : movement] };
}

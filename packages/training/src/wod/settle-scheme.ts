import type { SchemeReading } from "./read-scheme.ts";
import type { WodMovement, WodScheme, WodWork } from "./wod.ts";

/* What the scheme of a part is when its movements are known. */

/** "6 sets of 3 min row, 1 min rest" */
export function findInterval(scheme: WodScheme, movements: readonly WodMovement[], rest: number | undefined): WodWork | undefined {
  const [{ seconds: work, ...movement } = { name: "", isKnown: false }] = movements;
  if (scheme.kind !== "rounds" || movements.length !== 1 || work === undefined || rest === undefined) return undefined;
  return {
    kind: "work",
    scheme: { kind: "intervals", rounds: scheme.rounds, work, rest, isTabata: false },
    movements: [{ ...movement, isMax: true }],
  };
}

/** "AMRAP 10" above "3-6-9-12…". */
export function withLadder(heads: readonly SchemeReading[]): WodScheme | undefined {
  const schemes = heads.flatMap(({ scheme }) => (scheme === undefined ? [] : [scheme]));
  const amrap = schemes.find(({ kind }) => kind === "amrap");
  const listed = schemes.find(({ kind }) => kind === "reps");
  return amrap?.kind === "amrap" && listed?.kind === "reps" ? { ...amrap, ladder: listed.reps } : undefined;
}

/** The scheme as its movements and their times say. */
export function settled(
  scheme: WodScheme | undefined,
  movements: readonly WodMovement[],
  { isTimed, inTurns, rests }: { readonly isTimed: boolean; readonly inTurns: boolean; readonly rests: boolean },
): WodScheme {
  if (scheme === undefined) return { kind: "once" };
  if (scheme.kind === "emom") return { ...scheme, inTurns: inTurns && movements.length > 1 };
  // Heavy repetitions of one lift are sets.
  if (
    scheme.kind === "reps" &&
    !isTimed &&
    movements.length === 1 &&
    (areSets(scheme.reps) || (rests && Math.max(...scheme.reps) <= MOST_REPS))
  )
    return { kind: "sets", reps: scheme.reps };
  if (scheme.kind !== "rounds" || scheme.timed === true) return scheme;
  const alone = movements.length === 1 && movements[0]?.metres !== undefined;
  if (scheme.timed === false) return alone ? { kind: "rounds", rounds: scheme.rounds } : scheme;
  return alone || movements.every(({ seconds }) => seconds !== undefined) ? scheme : { ...scheme, timed: true };
}

/** Repetitions of one lift with a rest between: "12-10-8-6, rest 2 min". */
const MOST_REPS = 15;

/** "8-6-4-2-2-2", "10-10-10": so few, or the same again. */
function areSets(reps: readonly number[]): boolean {
  const most = Math.max(...reps);
  return most <= 8 || (most <= 15 && reps.every((one) => one === most));
}

/** Where the clock says how long, a movement without a number is done as often as possible. */
export function amounts(scheme: WodScheme, movements: readonly WodMovement[]): readonly WodMovement[] {
  const isOpen = scheme.kind === "intervals" || (scheme.kind === "amrap" && scheme.ladder === undefined);
  return movements.map((movement) => {
    const { reps, metres, seconds, calories, isMax } = movement;
    return isOpen &&
      movement.name !== "Rest" &&
      reps === undefined &&
      metres === undefined &&
      seconds === undefined &&
      typeof calories !== "number" &&
      isMax === undefined
      ? { ...movement, isMax: true }
      : movement;
  });
}

const MOST_PAUSE = 10;

/** A share of a machine is an effort: "ski @ 85%". */
function withEffort(movement: WodMovement): WodMovement {
  if (movement.load?.unit !== "%" || !/^(?:Row erg|Ski erg|Bike erg|Assault bike|Run|Swim)$/.test(movement.name)) return movement;
  const { load, ...rest } = movement;
  const share = `${load.values.join("-")}%`;
  return { ...rest, zone: rest.zone === undefined ? share : `${share}, ${rest.zone}` };
}

/** "Squat 5x5" is done with a bar. */
export function loaded(scheme: WodScheme, movements: readonly WodMovement[]): readonly WodMovement[] {
  const isLifted = scheme.kind === "max-load" || scheme.kind === "sets" || scheme.kind === "emom";
  const isLoad = ({ load }: WodMovement) => isLifted && load !== undefined;
  // "Squat 5x3, 3 s pause": how a repetition is done.
  const isPaused = ({ seconds }: WodMovement) =>
    scheme.kind === "sets" && scheme.seconds === undefined && seconds !== undefined && seconds <= MOST_PAUSE;
  return movements
    .map(({ seconds, ...one }) => (seconds === undefined || isPaused({ ...one, seconds }) ? one : { ...one, seconds }))
    .map(withEffort)
    .map((one) =>
      !isLoad(one)
        ? one
        : one.name === "Air squat"
          ? { ...one, name: "Back squat" }
          : one.name === "Row erg"
            ? { ...one, name: "Barbell row" }
            : one,
    );
}

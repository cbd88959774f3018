import { type SharedLoad, withLoads } from "../shared-loads.ts";
import { amounts, loaded } from "../settle-scheme.ts";
import type { WodLoad, WodMovement, WodPart, WodScheme, WodWork } from "../wod.ts";
import { metresOf, isDistance } from "./amounts.ts";
import type { Draft } from "./draft.ts";
import type { SetGroup } from "./marks.ts";

interface Surroundings {
  /** It is the only part. */
  readonly isAlone: boolean;
  readonly isCardio: boolean;
  readonly isRace: boolean;
}

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

function ofSets(one: Draft): WodWork {
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
        ? movements.map((movement) => (isComplex || first.reps[0] === undefined ? movement : { ...movement, reps: first.reps[0] }))
        : movements.map((movement) => ({ ...movement, ...amountsOf(first) }));
    return {
      kind: "work",
      scheme: scheme ?? { kind: "emom", every: one.clock.every ?? one.sendOff ?? 60, turns: count, inTurns: false },
      movements: done.map(asBarbell),
    };
  }
  if (first.amount !== undefined || first.isMax === true || (first.reps.length === 0 && values.length === 0))
    return ofAmounts(one, first, movements, count);
  if (isComplex) return { kind: "work", scheme: { kind: "rounds", rounds: count, timed: false }, movements, isComplex: true };
  const style = one.style ?? (one.sets.at(-1)?.isOpen === true ? "last set max" : first.parts !== undefined ? "cluster" : undefined);
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

/** "4 x 1000 m", "3 x 12 min", "3 x 20 s", "3 x max". */
function ofAmounts(one: Draft, group: SetGroup, movements: readonly WodMovement[], count: number): WodWork {
  const amount = amountsOf(group);
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

function amountsOf({ amount, isEachSide }: SetGroup): Partial<WodMovement> {
  if (amount === undefined) return {};
  const { value, unit, other, isRange } = amount;
  const seconds = { s: 1, min: 60 }[unit];
  const each = isEachSide === true ? { isEachSide: true as const } : {};
  if (seconds !== undefined)
    return { seconds: Math.round(value * seconds), ...(other === undefined ? {} : { secondsUpTo: Math.round(other * seconds) }), ...each };
  if (isDistance(unit))
    return {
      metres: metresOf(value, unit),
      ...(other === undefined || isRange === true ? {} : { forWomen: metresOf(other, unit) }),
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

function schemeOf(one: Draft, movements: readonly WodMovement[], { isAlone, isCardio, isRace }: Surroundings): WodScheme {
  const { clock, rounds, list, max } = one;
  const inTurns = one.turns.some((turn) => turn !== undefined);
  if (clock.scheme?.kind === "amrap" && rounds !== undefined && one.rest?.seconds !== undefined)
    return { kind: "intervals", rounds, work: clock.scheme.seconds, rest: one.rest.seconds, isTabata: false };
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
        (most <= 15 && (list.every((reps) => reps === most) || one.rest !== undefined || one.isUnhurried)));
    return areSets ? { kind: "sets", reps: list, ...(one.style === undefined ? {} : { style: one.style }) } : { kind: "reps", reps: list };
  }
  if (rounds !== undefined) {
    const isWay = movements.length === 1 && movements[0]?.metres !== undefined;
    const timed =
      isWay && !one.isTimed && one.role === undefined && !one.isUnhurried
        ? undefined
        : isQuality
          ? false
          : one.isTimed
            ? true
            : isWay || movements.every(({ seconds }) => seconds !== undefined)
              ? undefined
              : true;
    return { kind: "rounds", rounds, ...(timed === undefined ? {} : { timed }) };
  }
  if (one.isTimed && !isQuality) return { kind: "once" };
  const [first] = movements;
  if (movements.some(({ isMax }) => isMax) && one.range !== undefined && !one.isTimed) return { kind: "amrap", seconds: one.range };
  const isTest =
    isAlone &&
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

function withFree(before: readonly WodMovement[], loads: readonly WodLoad[], shared: readonly SharedLoad[]): readonly WodMovement[] {
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
function withSetLoads(movements: readonly WodMovement[], { setLoads }: Draft): readonly WodMovement[] {
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

function addHow(movements: readonly WodMovement[], at: number, said: string): readonly WodMovement[] {
  return movements.map((movement, index) =>
    index === at ? { ...movement, how: movement.how === undefined ? said : `${movement.how}, ${said}` } : movement,
  );
}

/** "Squat 5x5" is done with a bar. */
function asBarbell(movement: WodMovement): WodMovement {
  if (movement.name === "Air squat") return { ...movement, name: "Back squat" };
  return movement.name === "Row erg" ? { ...movement, name: "Barbell row" } : movement;
}

function withoutAmount(movement: WodMovement): WodMovement {
  const { reps: _reps, ...rest } = movement;
  return rest;
}

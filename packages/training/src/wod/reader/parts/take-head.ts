import type { BuilderState } from "./builder-state.ts";
import { draft, hasScheme, isEmpty } from "./draft.ts";
import { isBare, isLift } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";

/** Takes the scheme of the line into the open part, or opens one for it. */
export function takeHead(state: BuilderState, line: LineReading, works: number, next: LineReading | undefined): void {
  const open = state.open;
  const { clock, rounds, list, max } = line;
  const hasClock = clock.scheme !== undefined || clock.every !== undefined || clock.isOpenAmrap === true;
  const begins = hasClock || rounds !== undefined || list !== undefined || max !== undefined || line.isTimed || line.isQuality;
  // "EMOM: 4 burpees" below a workout for time is done beside it.
  if (
    clock.every !== undefined &&
    clock.scheme === undefined &&
    works > 0 &&
    open.isTimed &&
    !isEmpty(open) &&
    rounds === undefined &&
    list === undefined
  ) {
    state.left.push({ line, texts: [line.rest] });
    state.isBeside = true;
    return;
  }
  // "Every 3 min" below the sets.
  if (
    clock.every !== undefined &&
    clock.scheme === undefined &&
    works === 0 &&
    rounds === undefined &&
    list === undefined &&
    !isEmpty(open) &&
    (open.rounds !== undefined || open.sets.length > 0) &&
    open.clock.scheme === undefined &&
    open.clock.every === undefined
  ) {
    open.clock = clock;
    return;
  }
  if (clock.window !== undefined) {
    if (!isEmpty(open) && open.clock.scheme !== undefined) state.close();
    if (state.open.rounds !== undefined) state.open.clock = { scheme: { kind: "amrap", seconds: clock.window } };
    else state.open.total = clock.window;
    return;
  }
  if (clock.isOpenAmrap === true && line.total === undefined && open.total !== undefined && !isEmpty(open)) state.window = open.total;
  // "8 rounds each, 1 min rest between" below the stations of a Tabata.
  if (
    rounds !== undefined &&
    works === 0 &&
    !hasClock &&
    !isEmpty(open) &&
    open.clock.scheme?.kind === "intervals" &&
    open.clock.scheme.rounds === rounds
  )
    return;
  if (begins) {
    const isTail =
      !hasClock &&
      rounds === undefined &&
      list === undefined &&
      max === undefined &&
      works === 0 &&
      (next === undefined || next.isStart || next.items.length === 0);
    const isMoreLists =
      list !== undefined &&
      !hasClock &&
      rounds === undefined &&
      open.list !== undefined &&
      open.hasLists &&
      works > 0 &&
      list.reps.length === open.list.length;
    const isOwnList =
      list !== undefined &&
      !hasClock &&
      rounds === undefined &&
      !isEmpty(open) &&
      works > 0 &&
      (open.list !== undefined || open.clock.scheme?.kind === "amrap") &&
      list.reps.length !== 3;
    if (isMoreLists || (isOwnList && open.list?.length === list.reps.length)) {
      state.lineList = list.reps;
      return;
    }
    const isConflict =
      (open.clock.scheme !== undefined &&
        (clock.scheme !== undefined || (rounds !== undefined && open.clock.scheme.kind !== "intervals"))) ||
      (open.rounds !== undefined && (rounds !== undefined || (list !== undefined && list.reps.length !== open.rounds)));
    const isOfLifts =
      works === 0 &&
      !hasScheme(open) &&
      open.sets.length === 0 &&
      !open.isTimed &&
      (max !== undefined || rounds !== undefined || hasClock) &&
      open.movements.length > 0 &&
      open.movements.every((movement) => isBare(movement) || (isLift(movement) && (movement.reps ?? 0) <= 5));
    const isOfHeading = isOfLifts || isEmpty(open) || (isTail && open.sets.length === 0);
    if (!isOfHeading || (isConflict && !isEmpty(open))) {
      const wasTimed = open.isTimed && (line.isThen || open.isSameClock || state.isThen);
      const wasThen = state.isThen;
      const isAfterBuyIn = open.role === "buy-in";
      // "For time:" alone in a line is of everything below it.
      const isOfHead =
        open.heads.some(({ isTimed, items }) => isTimed && items.length === 0) &&
        rounds !== undefined &&
        open.rounds === undefined &&
        open.list === undefined &&
        !line.isTimed &&
        !line.isAfterBlank;
      const isBound = (wasTimed || isAfterBuyIn || isOfHead) && !hasClock && max === undefined;
      state.close();
      state.open = draft({
        isUnhurried: state.isUnhurried,
        isTimed: isBound,
        isSameClock: isBound || (isAfterBuyIn && hasClock),
        isThen: line.isThen || wasThen,
        headIndent: line.indent,
      });
    }
    const target = state.open;
    target.heads.push(line);
    target.headIndent = line.indent;
    if (hasClock) target.clock = { ...target.clock, ...clock };
    if (clock.isOpenAmrap === true && state.window !== undefined) target.clock = { scheme: { kind: "amrap", seconds: state.window } };
    state.window = undefined;
    if (rounds !== undefined) {
      target.rounds = rounds;
      target.isQuality ||= line.areSets && !line.isTimed && !target.isTimed;
    }
    if (list !== undefined) {
      target.list = list.reps;
      target.isLadder = target.isLadder || list.isLadder;
      target.hasLists = works > 0;
    }
    if (max !== undefined) target.max = max;
    target.isTimed ||= line.isTimed;
    target.isQuality ||= line.isQuality;
  }
  state.isThen = line.isThen && line.items.length === 0 && !begins;
  if (line.total !== undefined) state.open.total = line.total;
  if (line.style !== undefined && line.items.every(({ sets }) => sets === undefined)) state.open.style ??= line.style;
  if (state.sport !== undefined && clock.scheme?.kind === "intervals" && works === 0 && isEmpty(state.open)) {
    state.open.movements.push({ name: state.sport, isKnown: true, ...(clock.how === undefined ? {} : { how: clock.how }) });
    state.open.turns.push(undefined);
    state.open.isWhole = true;
  }
  if (clock.recovery !== undefined) state.open.recovery = { how: clock.recovery };
  if (line.isAlternating) state.open.isAlternating = true;
  if (
    /\b(?:after each|between|one station|followed by (?:one|a) station|each run)\b/i.test(line.source) &&
    rounds !== undefined &&
    works === 1
  )
    state.open.isInterleaved = true;
}

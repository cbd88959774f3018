import { type BuilderState, isDraft } from "./builder-state.ts";
import { type Draft, draft, hasScheme, isEmpty } from "./draft.ts";
import { beginsPart } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";
import type { RestReading } from "../line/work-heads.ts";

export function addRests(state: BuilderState, line: LineReading, works: number, next: LineReading | undefined): readonly string[] {
  const lost: string[] = [];
  for (const rest of line.rests) {
    if (rest.after === "pause") {
      state.open.pause = rest.seconds ?? 0;
      continue;
    }
    if (rest.after !== undefined) {
      const target = [...state.done, state.open].find((one): one is Draft => "movements" in one && one.label === rest.after);
      if (target === undefined) lost.push(`rest after ${rest.after}`);
      else setRest(target, rest);
      continue;
    }
    const target =
      isEmpty(state.open) && state.open.heading === undefined && !hasScheme(state.open) ? state.done.findLast(isDraft) : state.open;
    if (line.range !== undefined && works === 0) continue;
    // "Event 2 - rest 3 min": it stands before what follows.
    if (
      line.isStart &&
      line.role === undefined &&
      works + line.items.length === 0 &&
      isEmpty(state.open) &&
      !hasScheme(state.open) &&
      state.done.length > 0 &&
      rest.seconds !== undefined &&
      rest.how === undefined &&
      rest.isBetween !== true
    ) {
      state.done.push({ pauseSeconds: rest.seconds });
      continue;
    }
    // "Rest 3 min between rounds" above "1200 m", "rest 90 s", "400 m".
    if (
      works === 0 &&
      target === state.open &&
      target.rounds !== undefined &&
      target.rest?.isBetween === true &&
      rest.seconds !== undefined &&
      rest.isBetween !== true &&
      !isEmpty(target) &&
      next !== undefined &&
      next.items.length > 0 &&
      !beginsPart(next) &&
      !next.isStart
    ) {
      target.movements.push({ name: "Rest", isKnown: true, seconds: rest.seconds });
      target.turns.push(undefined);
      continue;
    }
    // "2 km row", "rest 4 min", "2 km ski": it stands between two movements that are done once.
    if (
      works === 0 &&
      line.items.length === 0 &&
      target === state.open &&
      !hasScheme(target) &&
      target.sets.length === 0 &&
      !isEmpty(target) &&
      rest.seconds !== undefined &&
      rest.how === undefined &&
      rest.isBetween !== true &&
      target.role === undefined &&
      next !== undefined &&
      next.items.some(({ match, quantity }) => match !== undefined && quantity !== undefined) &&
      next.items.every(({ sets }) => sets === undefined) &&
      !beginsPart(next) &&
      !next.isStart &&
      !next.isThen
    ) {
      target.movements.push({ name: "Rest", isKnown: true, seconds: rest.seconds });
      target.turns.push(undefined);
      continue;
    }
    // A second rest below rounds that have one stands behind them.
    const isOfRounds =
      state.open.rounds !== undefined &&
      state.open.rest?.seconds === undefined &&
      state.open.movements.length === 1 &&
      state.open.movements[0]?.seconds !== undefined;
    // The sets have a rest of their own, or it follows one way of a session of one sport: it stands between this part and the next.
    const isAfterSets =
      works === 0 &&
      line.items.length === 0 &&
      rest.seconds !== undefined &&
      rest.how === undefined &&
      rest.isBetween !== true &&
      target === state.open &&
      next !== undefined &&
      (beginsPart(next) ||
        next.range !== undefined ||
        next.items.some(({ sets, quantity }) => sets !== undefined || quantity !== undefined)) &&
      (target.sets.length > 0
        ? (target.rest?.seconds ?? target.recovery ?? target.sendOff ?? target.range) !== undefined
        : state.sport !== undefined &&
          target.movements.length === 1 &&
          !hasScheme(target) &&
          next.items.some(({ sets }) => sets !== undefined));
    const isBetween =
      isAfterSets ||
      (!isOfRounds &&
        works === 0 &&
        line.items.length === 0 &&
        rest.seconds !== undefined &&
        rest.how === undefined &&
        target === state.open &&
        !isEmpty(state.open) &&
        state.open.sets.length === 0 &&
        // What is not against the clock rests between its rounds.
        !(state.open.rounds !== undefined && (state.open.isQuality || state.open.isUnhurried) && next?.isThen === true) &&
        rest.upTo === undefined &&
        !(state.open.list !== undefined && state.open.movements.length <= 1) &&
        rest.isBetween !== true &&
        !/between|btw|b\/[tw]|after/i.test(line.source) &&
        (next?.isStart === true ||
          next?.range !== undefined ||
          beginsPart(next) ||
          next?.isThen === true ||
          (state.open.clock.scheme?.kind === "amrap" && next?.items.some(({ sets }) => sets !== undefined) === true)));
    if (isBetween && rest.seconds !== undefined) {
      state.close();
      state.done.push({ pauseSeconds: rest.seconds });
    } else if (line.range !== undefined && rest.seconds === undefined) state.done.push({ pauseSeconds: line.range });
    else if (target === undefined) setRest(state.open, rest);
    else {
      setRest(target, rest);
      if (works === 0 && line.items.length === 0)
        setRestAbove(
          state,
          target,
          rest,
          isOfWholeList(state, target, line, next) ||
            /\b(?:jeweils|each|all|todos?|todas|tous|toutes|tutti|tutte|chacun|cada|ogni|ognuno|elke|alle)\b/i.test(line.source),
        );
    }
  }
  if (
    line.range !== undefined &&
    /\brest\b/i.test(line.source) &&
    line.items.every(({ match }) => match === undefined || match.name === "Rest")
  ) {
    state.open = draft();
    state.done.push({ pauseSeconds: line.range });
  }
  return lost;
}

/** A rest that stands last, in a line of its own below exercises none of which has one. */
function isOfWholeList(state: BuilderState, target: Draft, line: LineReading, next: LineReading | undefined): boolean {
  const others = state.done.filter((one) => one !== target);
  return (
    next === undefined &&
    line.rests.length === 1 &&
    target.sets.length > 0 &&
    target.restCount === 1 &&
    others.length > 1 &&
    others.every((one) => isDraft(one) && one.sets.length > 0 && (one.rest ?? one.recovery) === undefined && one.label === undefined)
  );
}

/** "2 min between sets" below several sets of a lift is of all of them; "60 s each" of every lift above that has no rest. */
function setRestAbove(state: BuilderState, target: Draft, rest: RestReading, isOfAll: boolean): void {
  // In a superset the rest follows the last exercise.
  if (target.sets.length === 0 || rest.seconds === undefined || /\d/.test(target.label ?? "")) return;
  const above = state.done.filter((one) => one !== target);
  const name = (target.movements[0] ?? target.heading)?.name;
  for (const one of above.toReversed()) {
    if (!isDraft(one) || one.sets.length === 0 || (one.rest ?? one.recovery) !== undefined) return;
    if (!isOfAll && (one.movements[0] ?? one.heading)?.name !== name) return;
    setRest(one, rest);
  }
}

/** A cap is of the part, or of everything on the same clock; "10 min cap each" of every part so far that has none. */
export function setCap(state: BuilderState, seconds: number, isOfEach = false): void {
  const target =
    isEmpty(state.open) && !hasScheme(state.open) && state.open.heading === undefined && !state.open.isTimed
      ? state.done.findLast(isDraft)
      : state.open;
  let one = target ?? state.open;
  const drafts = [...state.done.filter(isDraft), ...(one === state.open ? [one] : [])];
  let index = drafts.indexOf(one);
  while (one.isSameClock && index > 0) one = drafts[--index] ?? one;
  one.cap = seconds;
  if (isOfEach) for (const other of drafts) if (hasScheme(other) && other.role === undefined) other.cap ??= seconds;
}

function setRest(target: Draft, rest: RestReading): void {
  if (rest.seconds !== undefined) {
    target.restCount += 1;
    if (target.rest?.seconds === undefined) target.rest = rest;
    else target.blockRest = rest.seconds;
  }
  if (rest.metres !== undefined || rest.isEqual === true || rest.how !== undefined)
    target.recovery = {
      ...(rest.metres === undefined ? {} : { metres: rest.metres }),
      ...(rest.isEqual === true ? { isEqual: true as const } : {}),
      ...(rest.how === undefined || rest.how === "" ? {} : { how: rest.how }),
    };
}

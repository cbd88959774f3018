import { TALK } from "../../talk-words.ts";
import type { WodMovement } from "../../wod.ts";
import { getAmount } from "../line/to-movement.ts";
import { keepLoads, keepSetLoads, mergeManner } from "./keep-beside.ts";
import type { BuilderState } from "./builder-state.ts";
import { type Draft, draft, hasScheme, isEmpty } from "./draft.ts";
import type { Item } from "../line/items.ts";
import { isBare } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";

export function addMovement(state: BuilderState, item: Item, movement: WodMovement, line: LineReading, works: number): readonly string[] {
  const open = state.open;
  const role = (item as Item & { role?: Draft["role"] }).role;
  if (role !== undefined && open.role !== role) {
    state.close();
    state.open.role = role;
  } else if (
    role === undefined &&
    open.role !== undefined &&
    !line.isStart &&
    !isEmpty(open) &&
    !isBare(movement) &&
    line.items.some((one) => (one as { role?: string }).role !== undefined)
  )
    state.close();
  const [whole] = state.open.movements;
  if (state.open.isWhole && whole !== undefined && isBare(movement)) {
    state.open.movements[0] = { ...whole, ...movement };
    return [];
  }
  if (state.open.isWhole) state.close();
  const target = state.open;
  const isAlone = works === 1 && isBare(movement);
  // "Z4 on the runs" below "1 km run" is how the run is done.
  const named = target.movements.findIndex(({ name }) => name === movement.name);
  if (
    isAlone &&
    named >= 0 &&
    line.turn === undefined &&
    Object.keys(item.manner).length > 0 &&
    movement.load === undefined &&
    !/^\W*(?:\d|max\b)/i.test(line.rest)
  ) {
    target.movements = target.movements.map((one) => (one.name === movement.name ? mergeManner(one, item.manner) : one));
    return [];
  }
  if (
    isBare(movement) &&
    line.turn === undefined &&
    target.station === undefined &&
    ((movement.name === "Rest" && !/^\W*p ?\d/i.test(line.source)) ||
      ((movement.how?.split(/[ ,]+/).length ?? 0) > 1 &&
        item.words.some((word) => TALK.has(word.toLowerCase()) && !/^(?:same|full|hold|slow|fast|each|last|both)$/i.test(word)))) &&
    !isEmpty(target) &&
    line.items.length === 1 &&
    movement.load === undefined
  )
    return [line.rest];
  if (isBare(movement) && movement.how?.endsWith("complex") === true) return [line.rest];
  if (target.sets.length > 0 || target.max !== undefined) {
    // "Bench press" below finished sets is the next lift.
    if (target.max !== undefined && target.movements.length === 0 && target.sets.length === 0) {
      target.movements.push(movement);
      target.turns.push(line.turn);
      state.lastSource = line.source;
      return keepLoads(target, item, true);
    }
    if (target.max !== undefined && target.sets.length === 0 && !line.isAfterBlank && !isAlone && line.source === state.lastSource) {
      target.movements.push(movement);
      return [];
    }
    state.close();
  }
  const into = state.open;
  const before = into.movements.at(-1);
  if (line.source === state.lastSource && isBare(movement) && before?.name === movement.name && movement.how !== "strides") {
    // "2000 m run (run together)"
    if (movement.how !== undefined) into.movements[into.movements.length - 1] = { ...before, how: movement.how };
    return [];
  }
  if (into.clock.scheme?.kind === "death-by") {
    if (before?.name === movement.name) return [];
    const { reps: _reps, ...bare } = movement;
    into.movements.push(bare);
    into.turns.push(undefined);
    return [];
  }
  const lost: string[] = [];
  const list = state.lineList;
  if (list !== undefined && line.source !== state.lastSource) state.lineList = undefined;
  // "20 min warm-up + strides": of the phase and no title of what follows.
  if (isAlone && line.role !== undefined && line.total !== undefined) {
    into.movements.push(movement);
    into.turns.push(line.turn);
    return [];
  }
  if (isAlone && isEmpty(into) && !hasScheme(into) && !into.isTimed) {
    if (into.heading !== undefined) state.done.push({ ...into, movements: [into.heading] });
    if (into.heading !== undefined) state.open = draft({ isUnhurried: state.isUnhurried });
    state.open.heading = movement;
    state.headingSource = line.source;
    return keepSetLoads(state.open, item);
  }
  if (into.heading !== undefined && isEmpty(into) && into.max === undefined) {
    // "Back squat" above "21-15-9" and other movements: it is one of them. A sport above its efforts is their title.
    const isTitle =
      into.heading.name === state.sport ||
      (hasScheme(into) && into.list === undefined && into.clock.scheme?.kind !== "intervals" && !isBare(movement));
    if (!isTitle) {
      into.movements.push(into.heading);
      into.turns.push(undefined);
    }
    if (isTitle && into.heading.isKnown && into.heading.name !== state.sport && into.heading.name !== movement.name)
      lost.push(into.heading.name);
    delete into.heading;
  }
  into.movements.push(list === undefined ? movement : { ...movement, list });
  into.turns.push(line.turn ?? (line.isPlus ? into.turns.at(-1) : into.isAlternating ? into.turns.length + 1 : undefined));
  if (line.indent > into.headIndent && hasScheme(into)) into.isIndented = true;
  if (line.blocks !== undefined && role === undefined && into.rounds === undefined) into.rounds = line.blocks;
  state.lastSource = line.source;
  return [...lost, ...keepSetLoads(into, item)];
}

/** "Warm-up 10 min Z1": a phase of which nothing but its time and effort is said. Returns whether the line is one. */
export function addPhase(state: BuilderState, { role, items }: LineReading): boolean {
  const [only, ...others] = items;
  if (role === undefined || only?.quantity === undefined || others.length > 0 || hasScheme(state.open)) return false;
  const { match, words, sets, loads, quantity, manner } = only;
  if (match !== undefined || sets !== undefined || words.length + loads.length > 0 || !/^(?:min|s|h)$/.test(quantity.unit)) return false;
  state.open.movements.push({ name: state.sport ?? role, isKnown: state.sport !== undefined, ...getAmount(quantity), ...manner });
  state.open.turns.push(undefined);
  return true;
}

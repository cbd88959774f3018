import type { WodMovement } from "../../wod.ts";
import { FILLER } from "../line/asides.ts";
import { type BuilderState, isDraft } from "./builder-state.ts";
import { type Draft, hasScheme, isEmpty } from "./draft.ts";
import type { Item } from "../line/items.ts";
import { attach, keepLoads, keepManner, mergeManner } from "./keep-beside.ts";
import type { SetGroup } from "../line/marks.ts";
import type { LineReading } from "../line/read-line.ts";
import { addSets, SET_WORDS } from "./add-sets.ts";
import { findMovement } from "../line/to-movement.ts";

/** What is no movement: loads, how it is done, repetitions of a lift above, words. */
export function addBeside(state: BuilderState, item: Item, line: LineReading): readonly string[] {
  const open = state.open;
  const lost: string[] = [];
  const isStrange = item.words.some((word) => !FILLER.test(word) && !SET_WORDS.test(word) && !RISING.test(word));
  const hasLoad = item.loads.length > 0 && !isStrange;
  if (isNamelessSet(item, open, state.lift)) {
    const count = item.quantity?.value ?? 1;
    const isComplex = open.movements.length > 1;
    const [bare] = item.pair ?? [];
    const loads = item.loads[0]?.load ?? (bare === undefined ? undefined : ({ values: [bare], unit: state.pairUnit ?? "%" } as const));
    const group: SetGroup = {
      kind: "sets",
      count: isComplex ? count : 1,
      reps: isComplex ? Array<number>(count).fill(1) : [count],
      ...(loads === undefined ? {} : { loads: { ...loads, isPerSet: true } }),
    };
    if (open.sets.length > 0 || isComplex) open.sets.push(group);
    else return addSets(state, { ...item, sets: group, loads: [] }, undefined, line);
    keepManner(open, item);
    return [];
  }
  // "Push press" above "every 2 min: 3 reps".
  if (
    open.heading !== undefined &&
    isEmpty(open) &&
    hasScheme(open) &&
    item.words.length === 0 &&
    item.sets === undefined &&
    (item.quantity?.unit === "reps" || item.quantity?.unit === "") &&
    item.quantity.other === undefined
  ) {
    open.movements.push({ ...open.heading, reps: item.quantity.value, ...item.manner });
    open.turns.push(line.turn);
    delete open.heading;
    return keepLoads(open, item);
  }
  if (hasLoad) {
    for (const { load, sets } of item.loads) {
      if (sets !== undefined) open.setLoads.push({ load, ...sets });
      else open.loads.push(load);
    }
    if (item.words.some((word) => RISING.test(word))) keepManner(open, { ...item, manner: { ...item.manner, how: "building" } });
  }
  if (item.pair !== undefined) {
    const last = open.movements.at(-1);
    if (last !== undefined && last.load === undefined && item.words.length === 0 && item.pair.length === 2) {
      const load = findMovement(
        { ...item, words: [last.name], match: { name: last.name, isKnown: true } },
        undefined,
        state.pairUnit,
      )?.load;
      if (load !== undefined) attach(open, load);
    } else lost.push(item.pair.join("/"));
  }
  if (
    line.max !== undefined &&
    item.words.every((word) => /^(?:in|within|over|take)$/i.test(word)) &&
    item.quantity !== undefined &&
    (item.quantity.unit === "min" || item.quantity.unit === "s")
  ) {
    open.total = item.quantity.value * (item.quantity.unit === "min" ? 60 : 1);
    return lost;
  }
  if (Object.keys(item.manner).length > 0 && item.words.length === 0 && item.quantity === undefined) {
    const target = isEmpty(open) && open.heading === undefined ? state.done.findLast(isDraft) : open;
    if (target?.heading !== undefined && target.movements.length === 0) target.heading = { ...target.heading, ...item.manner };
    else if (target !== undefined && target.movements.length > 0) {
      const isAll = line.items.every((one) => one.match === undefined && one.quantity === undefined);
      target.movements = target.movements.map((one, index) =>
        isAll || index === target.movements.length - 1 ? mergeManner(one, item.manner) : one,
      );
    } else lost.push(line.source);
  }
  if (item.quantity !== undefined && open.clock.scheme?.kind !== "death-by") lost.push(String(item.quantity.value));
  if (item.list !== undefined) lost.push(item.list.join("-"));
  const words = item.words.filter((word) => !FILLER.test(word) && !SET_WORDS.test(word) && !(hasLoad && RISING.test(word)));
  if (words.length > 0) lost.push(...words);
  return lost;
}

/** "3 @ 80" below a lift is of its maximum. */
function isShare({ pair, quantity }: Item): boolean {
  const [share = 0, ...others] = pair ?? [];
  return others.length === 0 && share >= LEAST_SHARE && share <= MOST_SHARE && (quantity?.value ?? 0) <= MOST_REPS;
}

const LEAST_SHARE = 40;
const MOST_SHARE = 110;
const MOST_REPS = 12;

/** "Building @ 60-80%" */
const RISING = /^(?:build|building|climbing|ascending|increasing)$/i;

/** "5 @ 75%" below the name of a lift is a set of it. */
export function isNamelessSet(item: Item, open: Draft, lift: WodMovement | undefined): boolean {
  const hasLift = open.heading !== undefined || open.movements.length > 0 || lift !== undefined;
  return (
    hasLift &&
    item.match === undefined &&
    item.words.length === 0 &&
    item.sets === undefined &&
    item.quantity !== undefined &&
    (item.quantity.unit === "" || item.quantity.unit === "reps") &&
    (item.loads.some(({ load, sets }) => sets === undefined && (load.unit === "%" || load.unit === "kg" || load.unit === "lb")) ||
      isShare(item))
  );
}

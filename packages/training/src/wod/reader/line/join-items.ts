import { isDistance } from "./amounts.ts";
import { type Item, withHow } from "./items.ts";
import { matchMovement } from "./match-movement.ts";

/* Clauses of a line that belong together. */

/** "Thrusters (95/65)", "DB clean and jerk, 22.5/15": a pair or a load in a clause of its own is of the movement before. */
export function joinLoads(items: Item[]): void {
  for (let index = items.length - 1; index > 0; index--) {
    const [before, item] = [items[index - 1], items[index]];
    if (item === undefined || before === undefined) continue;
    const rise = item.loads[0]?.load;
    if (
      item.quantity === undefined &&
      rise !== undefined &&
      (rise.unit === "in" || rise.unit === "cm") &&
      /^(?:deficit|riser|block)s?$/i.test(item.words.join(" "))
    ) {
      items.splice(index - 1, 2, {
        ...before,
        manner: withHow(before.manner, `${item.words.join(" ")} ${rise.values.join("/")} ${rise.unit}`),
      });
      continue;
    }
    if (
      item.words.length > 0 &&
      item.words.every((word) => RISING.test(word)) &&
      item.quantity === undefined &&
      before.loads.length === 0 &&
      (before.match !== undefined || (before.words.length === 0 && before.quantity !== undefined)) &&
      item.loads.length > 0
    ) {
      items.splice(index - 1, 2, {
        ...before,
        loads: item.loads,
        manner: withHow({ ...before.manner, ...item.manner }, item.words.join(" ")),
      });
      continue;
    }
    if (item.words.length > 0 || item.sets !== undefined || item.isMax || item.list !== undefined) continue;
    if (before.words.length === 0) continue;
    const height = item.loads[0]?.load;
    if (before.loads.length > 0 && height !== undefined && (height.unit === "in" || height.unit === "cm") && item.quantity === undefined) {
      items.splice(index - 1, 2, { ...before, manner: withHow(before.manner, `${height.values.join("/")} ${height.unit}`) });
      continue;
    }
    if (before.loads.length > 0 || before.pair !== undefined) continue;
    const { quantity } = item;
    const pair = item.pair ?? (quantity?.unit === "" && quantity.other !== undefined ? [quantity.value, quantity.other] : undefined);
    const isLoad = item.loads.length > 0 && item.loads.every(({ sets }) => sets === undefined) && quantity === undefined;
    if (pair === undefined && !isLoad) continue;
    items.splice(index - 1, 2, {
      ...before,
      loads: [...before.loads, ...item.loads],
      ...(pair === undefined ? {} : { pair }),
      manner: { ...before.manner, ...item.manner },
    });
  }
}

/** "40 DB snatches, alt.", "8x50 (odds kick)", "dead hang, accumulate 2 min", "row (cals)", "1x12 + max": said of the movement before. */
export function joinWords(items: Item[], index: number, before: Item, item: Item): boolean {
  if (before.match?.how?.endsWith("complex") === true) return false;
  const isNamed = before.match !== undefined || before.sets !== undefined || before.quantity !== undefined;
  if (
    !isNamed ||
    item.match !== undefined ||
    item.sets !== undefined ||
    item.loads.length > 0 ||
    item.pair !== undefined ||
    item.list !== undefined
  )
    return false;
  const words = item.words.filter((word) => !/^(?:of|the|a|for)$/i.test(word));
  if (
    words.length === 0 &&
    item.quantity !== undefined &&
    isDistance(item.quantity.unit) &&
    before.match !== undefined &&
    before.quantity === undefined &&
    before.sets === undefined &&
    before.list === undefined
  ) {
    items.splice(index - 1, 2, { ...before, quantity: item.quantity });
    return true;
  }
  if (
    words.length === 0 &&
    item.quantity !== undefined &&
    !item.isMax &&
    before.match !== undefined &&
    before.quantity?.unit === "" &&
    (/^(?:ft|yd)$/.test(item.quantity.unit) || (item.quantity.unit === "m" && item.quantity.value <= LONGEST_LENGTH))
  ) {
    // "10 rope climbs (15 ft)"
    items.splice(index - 1, 2, { ...before, manner: withHow(before.manner, `${item.quantity.value} ${item.quantity.unit}`) });
    return true;
  }
  if (words.length > 0 && words.every((word) => /^cal(?:s|ories)?$/i.test(word)) && item.quantity === undefined) {
    items.splice(index - 1, 2, { ...before, words: [...before.words, "cal"] });
    return true;
  }
  if (item.isMax && item.quantity === undefined && words.every((word) => /^(?:metres|meters|m|reps|distance|effort)$/i.test(word))) {
    items.splice(
      index - 1,
      2,
      before.sets === undefined ? { ...before, isMax: true } : { ...before, manner: withHow(before.manner, "+ max") },
    );
    return true;
  }
  if (words.join(" ") === "each" && (before.quantity?.unit === "s" || before.quantity?.unit === "min")) {
    items.splice(index - 1, 2, { ...before, manner: { ...before.manner, isEachSide: true } });
    return true;
  }
  const whole =
    item.quantity === undefined && words.length > 0 && !words.some((word) => /^sets?$/i.test(word)) && before.match !== undefined
      ? matchMovement([...before.words, ...words])
      : undefined;
  if (whole !== undefined) {
    // "Pull-up (strict)"
    items.splice(index - 1, 2, {
      ...before,
      words: [...before.words, ...words],
      match: whole,
      manner: { ...before.manner, ...item.manner },
    });
    return true;
  }
  // "Cable fly 3x15, 1 s squeeze"
  if (
    item.quantity?.unit === "s" &&
    item.quantity.value <= LONGEST_SQUEEZE &&
    words.some((word) => HELD.test(word)) &&
    before.match !== undefined
  ) {
    items.splice(index - 1, 2, { ...before, manner: withHow(before.manner, `${item.quantity.value} s ${words.join(" ")}`) });
    return true;
  }
  if (words.length === 0 || !words.every((word) => SAYS_HOW.test(word))) return false;
  const isOpen = before.quantity === undefined && before.sets === undefined && before.list === undefined && before.match !== undefined;
  if (item.quantity !== undefined && !isOpen) return false;
  items.splice(index - 1, 2, {
    ...before,
    ...(item.quantity === undefined ? {} : { quantity: item.quantity }),
    manner: withHow({ ...before.manner, ...item.manner }, words.join(" ")),
  });
  return true;
}

const HELD = /^(?:squeeze|pause|iso|negatives?|eccentrics?|lower|lowering|stretch|contraction)$/i;
/** Seconds inside a repetition. */
const LONGEST_SQUEEZE = 5;

/** Longest rope or lane, in metres. */
const LONGEST_LENGTH = 50;

/** "Climbing from 60 to 80 %" */
const RISING = /^(?:climbing|build|building|ascending|increasing)$/i;

export const SAYS_HOW =
  /^(?:alt|alternating|unbroken|ub|strict|kipping|heavy|light|moderate|easy|hard|fast|slow|touch|go|and|odds?|evens?|kick|pull|drills?|strides|swim|build|free|fly|back|breast|choice|each|side|hand|together|split|shared|synchro|sync|left|right|arm|one|accumulate|weighted|paused|banded|max|effort|all|out|to|failure|controlled|smooth|steady|optional|last|set|first|reps?|total|unbroken|quick|relaxed|strong|sprint|climb|climbing|building|ahap|increase|load|weight|ascending|descending|increasing|over|the|bar|in|time|left|remaining)$/i;

/** "8 x hill, 45 s up strong": so many times what the next clause says. */
export function mergeRepeats(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isOpen = (one: Item | undefined) =>
      one?.sets !== undefined && one.sets.reps.length === 0 && one.sets.amount === undefined && one.sets.isMax !== true;
    if (isOpen(before) && item.quantity !== undefined && item.sets === undefined) return [];
    if (isOpen(item) && item.sets !== undefined && next?.quantity !== undefined && next.sets === undefined)
      return [
        {
          ...item,
          words: [...item.words, ...next.words],
          sets: { ...item.sets, amount: next.quantity },
          manner: { ...item.manner, ...next.manner },
        },
      ];
    return [item];
  });
}

/** "1-2-3-2-1 min hard" is five efforts. */
export function expandList(item: Item): readonly Item[] {
  const [unit = ""] = item.words;
  if (item.list === undefined || !/^(?:min|s|m|km|k)$/i.test(unit)) return [item];
  const { list, ...rest } = item;
  const words = item.words.slice(1);
  const match = words.length === 0 ? undefined : matchMovement(words);
  return list.map((value) => ({
    ...rest,
    words,
    ...(match === undefined ? {} : { match }),
    quantity: { value, unit: unit.toLowerCase() },
  }));
}

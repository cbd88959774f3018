import type { WodLoad, WodMovement, WodPart, WodScheme, WodTeam } from "../wod.ts";
import { plainLine } from "./words/plain-lines.ts";
import { withoutDate } from "../session/without-date.ts";

/**
 * The lines of a text that hold a number that no part has. Every number of the parts accounts for as many numbers of the text as it stands
 * for; a number twice in the text and once in the parts is lost once.
 */
export function unaccountedNumbers(lines: readonly string[], parts: readonly WodPart[], team: WodTeam | undefined): readonly string[] {
  const pool = new Map<number, number>();
  const add = (value: number | undefined, times = 1): void => {
    if (value !== undefined) pool.set(rounded(value), (pool.get(rounded(value)) ?? 0) + times);
  };
  addParts(parts, team, add);
  // "3 stations": how many movements there are says no way, time or load.
  const counts = parts.flatMap((part) => (part.kind === "work" ? [part.movements.length, part.movements.length / 2] : []));
  const isCount = ({ value, unit }: Typed): boolean => {
    const at = unit === "" ? counts.indexOf(value) : -1;
    if (at >= 0) counts.splice(at, 1);
    return at >= 0;
  };
  const take = ({ value, unit }: Typed): boolean => {
    const factors = (FACTORS[unit] ?? [1, 60]).filter((factor) => value !== 1 || unit === "" || factor !== 1);
    const forms = factors.flatMap((factor) => [rounded(value * factor), Math.round(value * factor)]);
    const found = forms.find((one) => (pool.get(one) ?? 0) > 0);
    if (found === undefined) return false;
    pool.set(found, (pool.get(found) ?? 0) - 1);
    return true;
  };
  return lines.filter((line) => {
    const missing = readNumbers(line).filter((one) => one.value !== 0 && !take(one) && !isCount(one));
    return missing.length > 0;
  });
}

/** What lines of a text say beside the clauses that are shown back already, as it was typed. */
export function beside(typed: string, shown: readonly string[]): readonly string[] {
  return shown
    .filter((one) => one !== "")
    .reduce<readonly string[]>((pieces, one) => pieces.flatMap((piece) => piece.split(one)), typed.split(/\r?\n/))
    .map((piece) => piece.replaceAll(/^[\s,;]+|[\s,;]+$/g, ""))
    .filter((piece) => piece !== "");
}

/** Every number of a line in all units that the parts may have it in: metres, seconds, or as typed. */
export function readNumberForms(line: string, hasMinutes = true): readonly number[] {
  return readNumbers(line).flatMap(({ value, unit }) =>
    (FACTORS[unit] ?? (hasMinutes ? [1, 60] : [1])).flatMap((factor) => [rounded(value * factor), Math.round(value * factor)]),
  );
}

interface Typed {
  readonly value: number;
  readonly unit: string;
}

/** What numbers of a unit are in the parts: metres, seconds, or as typed. */
const FACTORS: Readonly<Record<string, readonly number[]>> = {
  km: [1000, 1],
  k: [1000, 1],
  mile: [1609.344, 1],
  ft: [0.3048, 1],
  yd: [0.9144, 1],
  h: [3600, 60, 1],
  min: [60, 1],
  s: [1],
  clock: [1],
};

/** Labels and places, which count lines and are no amounts. */
const PLACES =
  /^\W*(?:[a-h]?\d{1,2}[.):](?!\d)|[a-h]\d\b|\d{1,2} - (?=\S))|\b(?:min(?:ute)?|station|set|sets|wave|part|block|round|metcon|wod|level|p|day|week|wk) ?#?\d{1,2}(?:-\d{1,2})? ?(?=[:.)=@-]|\s[\d@])|\b1 ?rm\b|\b(?:c|k|g|s)2(?:b|e|o|oh)\b|\bt2b\b|\be\d+s?(?:o?mom)?\b|\b90\/90\b|\b21s\b|(?<=[a-wyz])\d+\b(?!\.)|(?<=\s)[1-9][.)]\s/gi;

function readNumbers(line: string): readonly Typed[] {
  const text = plainLine(withoutDate(line))
    .replaceAll(PLACES, " ")
    .replaceAll(/\b(\d)\/(\d)(?= ?(?:x )?bw\b)/gi, (_, upper: string, lower: string) => String(Number(upper) / Number(lower)))
    .replaceAll(/(?<![\d.])\d(?:\.\d){2,}(?![\d.])/g, (list) => list.replaceAll(".", " "))
    .replaceAll(/(?<![\d.:/-])1(?![\d.:/]|[- ]?(?:km|k|mile|min|h)\b)/g, " ");
  return [
    ...text.matchAll(/(\d+):(\d\d)(?::(\d\d))?|(\d+(?:\.\d+)?)(?=((?:[/-]\d+(?:\.\d+)?)?[- ]?(?:km|k|mile|ft|yd|h|min|s)\b)?)/gi),
  ].map(([, minutes = "", seconds, more, number, unit = ""]) => {
    if (seconds === undefined) return { value: Number(number), unit: /[a-z]+$/i.exec(unit)?.[0].toLowerCase() ?? "" };
    const first = 60 * Number(minutes) + Number(seconds);
    return { value: more === undefined ? first : 60 * first + Number(more), unit: "clock" };
  });
}

type Add = (value: number | undefined, times?: number) => void;

function addParts(parts: readonly WodPart[], team: WodTeam | undefined, add: Add): void {
  add(team?.people, 2);
  add(1, 2 * parts.length + (team === undefined ? 0 : 4));
  let clock = 0;
  for (const part of parts) {
    if (part.kind === "rest") {
      add(part.seconds);
      clock += part.seconds;
      add(clock, 2);
      continue;
    }
    const { scheme, movements, capSeconds, restSeconds, restUpTo, totalSeconds, blocks, recovery } = part;
    [capSeconds, restUpTo, totalSeconds, blocks?.count, blocks?.restSeconds, recovery?.metres].forEach((value) => add(value));
    // A rest is typed once for a group, or beside each of its movements.
    add(restSeconds, 2);
    for (const [number] of (recovery?.how ?? "").matchAll(/\d+/g)) add(Number(number));
    addScheme(scheme, movements.length, add);
    if (scheme.kind === "rounds" && team !== undefined) add(scheme.rounds / team.people);
    for (const movement of movements) addMovement(movement, scheme, add);
    // The rest behind a window of the clock is of the clock.
    if (totalSeconds !== undefined && restSeconds !== undefined) clock += restSeconds;
    clock += totalSeconds ?? capSeconds ?? (scheme.kind === "amrap" ? scheme.seconds : 0);
    add(clock, 2);
    if (movements.length > 1) add(movements.reduce((sum, { metres = 0 }) => sum + metres, 0));
  }
}

function addScheme(scheme: WodScheme, movements: number, add: Add): void {
  switch (scheme.kind) {
    case "once":
    case "steady":
      return;
    case "reps":
      scheme.reps.forEach((one) => add(one));
      return add(scheme.reps.length);
    case "rounds":
      return add(scheme.rounds);
    case "amrap":
      add(scheme.seconds);
      return scheme.ladder?.forEach((one) => add(one));
    case "emom":
      add(scheme.every);
      if (scheme.every === 60) add(1);
      add(scheme.turns, 2);
      add(scheme.turns * scheme.every);
      return add(scheme.turns / Math.max(1, movements));
    case "death-by":
      return [1, 2, 3, 4, 5].forEach((one) => add(one, 3));
    case "intervals":
      add(scheme.rounds, 2);
      add(scheme.work, movements);
      return add(scheme.rest, movements);
    case "sets": {
      add(scheme.reps.length, 2);
      scheme.reps.forEach((one) => add(one));
      [scheme.seconds, scheme.upTo, scheme.pauseSeconds, scheme.pauseSeconds].forEach((one) => add(one));
      scheme.parts?.forEach((one) => add(one));
      const runs = scheme.reps.filter((one, index) => index === 0 || scheme.reps[index - 1] !== one);
      return runs.forEach((one) => add(scheme.reps.filter((other) => other === one).length));
    }
    case "max-load":
      return add(scheme.reps);
  }
}

function addMovement(movement: WodMovement, scheme: WodScheme, add: Add): void {
  const {
    name,
    reps,
    upTo,
    list,
    metres,
    calories,
    seconds,
    secondsUpTo,
    forWomen,
    load,
    rpe,
    rir,
    how,
    pace,
    zone,
    tempo,
    cadence,
    isEachSide,
  } = movement;
  [reps, upTo, metres, typeof calories === "number" ? calories : undefined, seconds, secondsUpTo, forWomen, rir].forEach((one) =>
    add(one, isEachSide === true ? 2 : 1),
  );
  list?.forEach((one) => add(one));
  rpe?.forEach((one) => add(one));
  if (load !== undefined) addLoad(load, scheme, add);
  for (const text of [name, how, pace, zone, cadence]) {
    for (const [number, first, second] of (text ?? "").matchAll(/(\d+):(\d\d)|\d+(?:\.\d+)?/g))
      add(first === undefined ? Number(number) : 60 * Number(first) + Number(second));
  }
  if (tempo !== undefined) {
    for (const digit of tempo.match(/\d+/g) ?? []) add(Number(digit));
    for (const digit of tempo.match(/\d/g) ?? []) add(Number(digit));
  }
}

function addLoad({ values, count }: WodLoad, scheme: WodScheme, add: Add): void {
  const isForSets = scheme.kind === "sets" || scheme.kind === "rounds" || scheme.kind === "emom";
  values.forEach((value) => add(value));
  // "5x5 @ 60% … 60%" and "2x24/2x16"
  if (isForSets && values.length > 2)
    values.forEach((value, index) => add(values.lastIndexOf(value) === index ? values.filter((one) => one === value).length : undefined));
  add(count, values.length);
}

function rounded(value: number): number {
  return value > 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

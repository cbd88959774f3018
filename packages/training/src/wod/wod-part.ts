import type { PairUnit } from "./movement-loads.ts";
import { isOfMovements } from "./find-movement.ts";
import { readMovements } from "./read-movements.ts";
import type { SchemeReading } from "./read-scheme.ts";
import { amounts, findInterval, loaded, settled, withLadder } from "./settle-scheme.ts";
import { type SharedLoad, withLoads } from "./shared-loads.ts";
import { begins } from "./wod-lines.ts";
import { TALK } from "./talk-words.ts";
import type { WodMovement, WodPart, WodScheme, WodWork } from "./wod.ts";

/** A part while its lines are collected. */
export interface OpenPart {
  readonly heads: SchemeReading[];
  /** Apart from the movements they are of. */
  readonly loads: SharedLoad[];
  readonly lines: string[];
  /** The movements of its rounds are indented. */
  isIndented: boolean;
}

/** "1 minute at each station" */
const STATION = /,?\s*(?:of\s+)?(\d+)\s*min(?:ute)?s? (?:(?:per|at each|each|at every) (?:station|movement|exercise)|at each)\b:?/i;

/** The part that the lines make; undefined without a movement. */
export function findWork({ heads, lines, loads }: OpenPart, pairUnit: PairUnit): WodWork | undefined {
  const written = lines.join("\n");
  const stationSeconds = Number(STATION.exec(written)?.[1] ?? 0) * 60;
  const text = written.replace(STATION, " ");
  const head = heads.find(({ scheme }) => scheme !== undefined);
  const capSeconds = heads.find((one) => one.capSeconds !== undefined)?.capSeconds;
  const restSeconds = heads.find((one) => one.restSeconds !== undefined)?.restSeconds;
  const isTimed = heads.some((one) => one.isTimed);
  const inTurns = heads.some((one) => one.inTurns) || (head?.scheme?.kind === "emom" && / \/ /.test(text) && !/\n/.test(text));
  const read = withoutHeading(heads, withoutAsides(readMovements(text, pairUnit), head?.scheme));
  if (read.length === 0) return undefined;
  const counted = stationSeconds === 0 ? read : read.map((one) => ({ ...one, seconds: stationSeconds }));
  const movements = withLoads(counted, loads);
  const scheme = settled(withLadder(heads) ?? head?.scheme, movements, { isTimed, inTurns, rests: restSeconds !== undefined });
  const turns = scheme.kind === "emom" && scheme.inTurns ? findTurns(lines, counted.length) : undefined;
  const interval = findInterval(scheme, movements, restSeconds);
  if (interval !== undefined) return interval;
  return {
    kind: "work",
    scheme,
    movements: loaded(scheme, amounts(scheme, movements)).map((one, index) =>
      turns?.[index] === undefined ? one : { ...one, turn: turns[index] },
    ),
    ...(capSeconds === undefined ? {} : { capSeconds }),
    ...(restSeconds === undefined ? {} : { restSeconds }),
  };
}

/** Which line each movement is of, where each line is one turn; undefined where every turn has one movement. */
function findTurns(lines: readonly string[], count: number): readonly number[] | undefined {
  const written = lines.flatMap((line) => line.split(/;|\n/)).filter((line) => readMovements(line).length > 0);
  const turns = written.flatMap((line, index) => readMovements(line).map(() => index + 1));
  return turns.length === count && written.length > 1 && written.length < count ? turns : undefined;
}

/** "Clean and jerk" above a complex on the clock is its title. */
function withoutHeading([first]: readonly SchemeReading[], movements: readonly WodMovement[]): readonly WodMovement[] {
  const [title, ...others] = movements;
  const isTitle = title?.isKnown === true && Object.keys(title).length === 2 && first !== undefined && !begins(first);
  const isRepeated = others.some(({ name }) => name === title?.name);
  return isTitle && (others.length > 1 || isRepeated) && others.every(hasAmount) ? others : movements;
}

/** Sets without a name are of the lift before: "build to a heavy 5, then 3x5". */
export function sameLift(open: OpenPart, before: WodPart | undefined, pairUnit: PairUnit): WodWork | undefined {
  const isSets = open.heads.some(({ scheme }) => scheme?.kind === "sets" || scheme?.kind === "max-load");
  const [lift, ...others] = before?.kind === "work" ? before.movements : [];
  if (!isSets || lift === undefined || others.length > 0 || !lift.isKnown) return undefined;
  return findWork({ ...open, lines: [`${lift.name} ${open.lines.join(" ")}`] }, pairUnit);
}

/** Beside movements with their amounts, words without one say how: "from the floor". */
function withoutAsides(movements: readonly WodMovement[], scheme: WodScheme | undefined): readonly WodMovement[] {
  const known = movements.filter(({ isKnown }) => isKnown);
  const attached: WodMovement[] = [];
  for (const one of movements) {
    const last = attached.at(-1);
    const isRemark = !one.isKnown && !hasAmount(one) && one.load !== undefined && last !== undefined && !one.name.includes(" ");
    if (isRemark && last.isKnown && last.load === undefined && one.load !== undefined)
      attached[attached.length - 1] = { ...last, load: one.load };
    else if (!isRemark) attached.push(one);
  }
  const isCounted = known.length > 0 && known.filter(hasAmount).length * 2 > known.length;
  const named = known.length === 0 ? attached : attached.filter((one) => one.isKnown || !isRemarkOf(one));
  // Beside a lift with its sets nothing else is done.
  if (known.length > 0 && (scheme?.kind === "sets" || scheme?.kind === "max-load"))
    return named.filter((one) => one.isKnown || one.load !== undefined);
  return isCounted ? named.filter((one) => one.isKnown || hasAmount(one)) : named;
}

/** "till you die", "3 if youre new": words of talk that a number made look like a movement. */
function isRemarkOf({ name, load }: WodMovement): boolean {
  const words =
    name
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .match(/[a-z]+/g) ?? [];
  if (words.length > 2 && !words.some((word) => isOfMovements(word))) return true;
  return words.some((word) => TALK.has(word) && word !== "hold") && (load === undefined || words.length > 2);
}

/** Whether it says how much of it is done. */
export function hasAmount({ reps, metres, calories, seconds, list, isMax }: WodMovement): boolean {
  return [reps, metres, calories, seconds, list, isMax].some((amount) => amount !== undefined);
}

/** Whether a part is of sets of a lift. */
export function isLifted({ heads, lines }: OpenPart): boolean {
  const movements = lines.flatMap((one) => readMovements(one));
  return heads.some(
    ({ scheme, isTimed }) =>
      scheme?.kind === "sets" ||
      (scheme?.kind === "reps" &&
        ((Math.max(...scheme.reps) <= 5 && movements.length <= 2) ||
          (!isTimed && Math.max(...scheme.reps) <= 12 && movements.length === 1))),
  );
}

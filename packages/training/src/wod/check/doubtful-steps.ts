import { FILLER } from "../reader/line/asides.ts";
import { readSports } from "../session/sports.ts";
import { SCHEME } from "./unaccounted-words.ts";
import type { Wod, WodMovement, WodWork } from "../wod.ts";

/** Words of efforts, places and turns that are no movement by themselves. */
const NO_NAME =
  /^(?:event|deux|jog|trot|hole|bottom|next|hold|keep|back-?off|phase|ez|locker|suave|facile|souple|rustig|hart|fuerte|dur|forte|times?|through|song|pauze|attempts?|satze|week|split|rate|x?\d+)$/;

/** Whether a name has no word of a movement in it: "between easy", "4 sets". */
function namesNothing(name: string): boolean {
  const words =
    name
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z\d][a-z\d'-]*/g) ?? [];
  return words.length > 0 && words.every((word) => FILLER.test(word) || SCHEME.test(word) || NO_NAME.test(word));
}

function hasAmount({ reps, metres, seconds, calories, list, isMax }: WodMovement): boolean {
  return (reps ?? metres ?? seconds ?? calories ?? list) !== undefined || isMax === true;
}

/** Kinds whose movements each need an amount of their own. */
const COUNTED: ReadonlySet<string> = new Set(["once", "emom"]);

const BAR =
  /^(?:Back squat|Front squat|Overhead squat|Deadlift|Romanian deadlift|Bench press|Close-grip bench press|Overhead press|Barbell row)$/;
/** Kilograms. */
const LEAST_BAR = 11;

function isDoubtful(movement: WodMovement, { scheme, role }: WodWork, sports: readonly string[]): boolean {
  const { name, isKnown, how } = movement;
  // Nobody repeats a rest.
  if (name === "Rest") return movement.reps !== undefined || scheme.kind === "sets";
  if (!isKnown && namesNothing(name)) return true;
  if (isKnown && role === undefined && how === undefined && COUNTED.has(scheme.kind) && !hasAmount(movement) && movement.load !== undefined)
    return true;
  // "@8" is an effort: no bar weighs so little.
  if (
    BAR.test(name) &&
    (movement.load?.unit === "kg" || movement.load?.unit === "lb") &&
    movement.load.values.every((load) => load < LEAST_BAR)
  )
    return true;
  // A split on an erg is of 500 m.
  if (/^(?:Row|Ski) erg$/.test(name) && movement.pace?.endsWith("/km") === true) return true;
  // Nobody said that it is run.
  return name === "Run" && sports.length > 0 && !sports.includes("Run") && (movement.metres ?? movement.seconds) !== undefined;
}

/**
 * The lines of steps that nobody may have meant: their name is no movement, they have no amount, their sport is not the one that is named, their
 * repetitions only count the lines, or the first is the sum of all ways behind it.
 */
export function doubtfulSteps(lines: readonly string[], { parts }: Pick<Wod, "parts">): readonly string[] {
  const sports = readSports(lines.join("\n")).filter((sport) => sport !== "Walk");
  const work = parts.filter((part) => part.kind === "work");
  const ways = work.filter(({ scheme }) => scheme.kind === "steady" || scheme.kind === "once").flatMap(({ movements }) => movements);
  const windows = work.map(({ scheme }) => (scheme.kind === "amrap" ? scheme.seconds / SECONDS_PER_MINUTE : 0));
  return [
    ...work.flatMap((part) => part.movements.filter((movement) => isDoubtful(movement, part, sports))),
    ...work.flatMap(({ movements, scheme }) =>
      scheme.kind !== "once" && scheme.kind !== "rounds" && areCounted(movements.map(({ reps }) => reps ?? 0)) ? movements.slice(0, 1) : [],
    ),
    ...(areCounted(windows) ? work.slice(0, 1).flatMap(({ movements }) => movements.slice(0, 1)) : []),
    ...ways.slice(0, 1).filter((way) => isSum(way, ways.slice(1))),
  ].map((movement) => getLine(movement, lines));
}

/** "1, 2, 3": numbers of places, not amounts. */
function areCounted(amounts: readonly number[]): boolean {
  return amounts.length >= FEWEST_PLACES && amounts.every((amount, index) => amount === index + 1);
}

const FEWEST_PLACES = 3;

/** Whether a way is that of all others together. */
function isSum({ metres = 0 }: WodMovement, others: readonly WodMovement[]): boolean {
  return metres >= LEAST_TOTAL && others.length > 1 && metres === others.reduce((sum, { metres: way = 0 }) => sum + way, 0);
}

/** Metres. */
const LEAST_TOTAL = 3000;

const METRES_PER_KM = 1000;
const SECONDS_PER_MINUTE = 60;

/** The line that has most of the name and the amounts of a movement. */
function getLine({ name, reps, metres, seconds, load, pace }: WodMovement, lines: readonly string[]): string {
  const [, minutes = "x"] = /^(\d+:\d\d)/.exec(pace ?? "") ?? [];
  const amounts = [
    reps,
    metres,
    metres === undefined ? undefined : metres / METRES_PER_KM,
    seconds,
    seconds === undefined ? undefined : seconds / SECONDS_PER_MINUTE,
    ...(load?.values ?? []),
    minutes,
  ].filter((amount) => amount !== undefined);
  const words = name.toLowerCase().split(" ");
  const fit = (line: string): number =>
    words.filter((word) => line.toLowerCase().includes(word)).length / words.length +
    amounts.filter((amount) => new RegExp(String.raw`(?<![\d.,:])${amount}(?![\d.,:])`).test(line)).length;
  return lines.reduce((best, line) => (fit(line) > fit(best) ? line : best), lines[0] ?? name);
}

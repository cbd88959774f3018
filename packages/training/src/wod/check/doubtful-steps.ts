import { FILLER } from "../reader/line/asides.ts";
import { sportsOf } from "../session/sports.ts";
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

function isDoubtful(movement: WodMovement, { scheme, role }: WodWork, sports: readonly string[]): boolean {
  const { name, isKnown, how } = movement;
  if (name === "Rest") return false;
  if (!isKnown && namesNothing(name)) return true;
  if (isKnown && role === undefined && how === undefined && COUNTED.has(scheme.kind) && !hasAmount(movement) && movement.load !== undefined)
    return true;
  // Nobody said that it is run.
  return name === "Run" && sports.length > 0 && !sports.includes("Run") && (movement.metres ?? movement.seconds) !== undefined;
}

/** The lines of steps that nobody may have meant: their name is no movement, they have no amount, or their sport is not the one that is named. */
export function doubtfulSteps(lines: readonly string[], { parts }: Pick<Wod, "parts">): readonly string[] {
  const sports = sportsOf(lines.join("\n")).filter((sport) => sport !== "Walk");
  return parts.flatMap((part) =>
    part.kind === "rest"
      ? []
      : part.movements.filter((movement) => isDoubtful(movement, part, sports)).map((movement) => lineOf(movement, lines)),
  );
}

const METRES_PER_KM = 1000;
const SECONDS_PER_MINUTE = 60;

/** The line that has the name of a movement, or else its amount. */
function lineOf({ name, reps, metres, seconds }: WodMovement, lines: readonly string[]): string {
  const amounts = [
    reps,
    metres,
    metres === undefined ? undefined : metres / METRES_PER_KM,
    seconds,
    seconds === undefined ? undefined : seconds / SECONDS_PER_MINUTE,
  ];
  return (
    lines.find((line) => line.toLowerCase().includes(name.toLowerCase())) ??
    lines.find((line) =>
      amounts.some((amount) => amount !== undefined && new RegExp(String.raw`(?<![\d.,:])${amount}(?![\d.,:])`).test(line)),
    ) ??
    lines[0] ??
    name
  );
}

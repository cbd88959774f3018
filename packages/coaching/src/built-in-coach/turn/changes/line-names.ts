import type { Frame } from "../frame.ts";

/** Exercises and stations as people name them, and what a session calls them. */
export const LINE_NAMES: { readonly [line: string]: RegExp } = {
  lunge: /lunge/i,
  "wall ball": /wall ball/i,
  "sled push": /sled push/i,
  "sled pull": /sled pull/i,
  sled: /sled/i,
  burpee: /burpee/i,
  farmer: /farmer/i,
  thruster: /thruster/i,
  "box jump": /jump/i,
  bulgarian: /bulgarian|split squat/i,
  "rope climb": /rope climb/i,
  row: /^row erg/i,
  ski: /^ski erg/i,
  ride: /bike/i,
  run: /\brun\b/i,
};

/** What a frame names of the lines of a session: exercises, stations and machines; running only beside a machine. */
export function linesNamed({ lines, subjects }: Pick<Frame, "lines" | "subjects">): readonly string[] {
  const sports = subjects.flatMap(({ sport }) => sport ?? []);
  const machines = sports.filter((sport) => sport !== "run" && sport in LINE_NAMES);
  return [...lines, ...machines, ...(machines.length > 0 && sports.includes("run") ? ["run"] : [])];
}

/** Patterns of the lifts that a frame is about. */
export function liftsOf({ subjects }: Frame): readonly RegExp[] {
  return subjects.flatMap(({ lift }) => lift?.fits ?? []);
}

/** Something else is wanted, and not said what. */
export const ASKS_FOR_ANOTHER =
  /\b(?:something else|smth else|anything else|something different|something other|was ander\w+|etwas ander\w+|autre chose|otra cosa|algo distinto|qualcos ?altro|altro)\b/;

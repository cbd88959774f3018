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
};

/** Patterns of the lifts that a frame is about. */
export function liftsOf({ subjects }: Frame): readonly RegExp[] {
  return subjects.flatMap(({ lift }) => lift?.fits ?? []);
}

/** Something else is wanted, and not said what. */
export const ASKS_FOR_ANOTHER =
  /\b(?:something else|smth else|anything else|something different|something other|was ander\w+|etwas ander\w+|autre chose|otra cosa|algo distinto|qualcos ?altro|altro)\b/;

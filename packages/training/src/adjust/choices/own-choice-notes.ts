import { shortDay } from "../../calendar/day.ts";
import type { Progress } from "../adjustment.ts";
import { checkMove, type WishedMove } from "./move.ts";
import type { OwnChoice } from "./own-choice.ts";
import { checkSwap } from "./swap.ts";
import type { Version } from "../version.ts";

/** Why a choice changed nothing. */
export function refusals({ plan, athlete }: Version, choice: OwnChoice, progress: Progress): readonly string[] {
  const check = choice.kind === "move" ? checkMove(plan, athlete, choice, progress) : checkSwap(plan, athlete, choice, progress);
  return check.kind === "refused" ? [check.reason] : ["Nothing in the plan has to change."];
}

/** What a coach says about a session on its new day. */
export function moveNote({ plan, athlete }: Version, move: WishedMove, progress: Progress): string[] {
  const check = checkMove(plan, athlete, move, progress);
  if (check.kind === "refused") return [];
  const swapsWith = check.swapsWith === undefined ? "" : ", and that day's session takes its place";
  return [
    `The session is on ${shortDay(move.to)} now${swapsWith}. Its content stays the same.`,
    ...check.warnings.map(({ message }) => message),
  ];
}

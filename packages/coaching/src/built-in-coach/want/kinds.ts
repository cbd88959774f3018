import type { CoachProposal } from "@ironpace/contract";
import type { Want } from "./wants.ts";

/** The cards that fulfil a wish. What is not named here has none, or one that no rule needs to look at. */
const CARDS: { readonly [want in Want]?: readonly string[] } = {
  move: ["move", "entered", "race-date", "availability"],
  shorten: ["ease", "entered", "swap", "log"],
  lengthen: ["entered", "ease", "log", "availability", "swap"],
  ease: ["ease", "swap", "missed"],
  harder: ["ease", "swap", "move"],
  rest: ["missed", "move", "ease", "travel", "illness", "entered"],
  "swap-exercise": ["swap", "dislikes", "injury", "equipment"],
  "swap-days": ["move"],
  "leave-out": ["swap", "missed", "injury", "dislikes", "equipment", "ease"],
  done: ["complete", "log", "effort", "not-done"],
  "not-done": ["not-done", "missed", "move"],
  log: ["log", "complete", "effort", "best"],
  "best-new": ["best", "log"],
  "goal-new": ["goal", "goal-change", "race-target"],
  "goal-change": ["goal-change", "goal", "race-target"],
  "goal-delete": ["goal-delete", "goal-change"],
  "race-new": ["race", "race-date"],
  // A time for a race is a goal as well.
  "race-change": ["race-date", "race-target", "competition", "race", "goal", "goal-change"],
  weight: ["weight"],
  availability: ["availability", "ease", "move", "missed"],
  equipment: ["equipment", "swap", "injury"],
  avoid: ["injury", "dislikes", "swap", "equipment"],
  away: ["travel", "missed", "move", "swap", "ease", "availability"],
  ill: ["illness", "missed", "ease", "move"],
  injury: ["injury", "swap", "ease", "missed", "move"],
  "entry-change": ["entered", "log", "effort", "complete", "not-done", "race-result", "log-delete"],
  "delete-log": ["not-done", "entered", "log-delete"],
};

export function kindOf({ request }: CoachProposal): string {
  return request.reason === "record" ? request.record.kind : request.reason;
}

/** Whether a turn wishes for a change. */
export function isWish(want: Want): boolean {
  return CARDS[want] !== undefined;
}

export function isOwnData(want: Want): boolean {
  return want.startsWith("own-");
}

/** Whether one of the cards is of the kind that was wished for. */
export function hasWished(want: Want, proposals: readonly CoachProposal[]): boolean {
  return proposals.some((each) => CARDS[want]?.includes(kindOf(each)) === true);
}

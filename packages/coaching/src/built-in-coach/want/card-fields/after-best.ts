import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { goalDone } from "../../changes/report/goal-done.ts";
import { goalOfNumber, nextGoal } from "../../changes/report/next-goal.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { plainWords, readFrame } from "../../turn/frame.ts";
import { normalise } from "../../question.ts";
import { kindOf } from "../kinds.ts";
import { dayAheadSaid } from "./day-said.ts";
import { namesOther } from "./follow-up.ts";

/** Beside the card for a new best: whether the goal is reached, what comes next, and "14 by 31 March, put it in" as the next goal. */
export function goalAfterBest(found: CoachAnswer, turn: Followed): Draft | undefined {
  const best = turn.cards.find((card) => kindOf(card) === "best");
  if (best === undefined || found.proposals.length > 0 || namesOther(best, turn)) return undefined;
  const { frame, tongue, view } = turn;
  // "14 by Berlin": by the day of the race that is named.
  const race = turn.diary.races.find(
    ({ on, location }) => on > view.today && location.length > 3 && turn.words.includes(normalise(location)),
  );
  const due = dayAheadSaid(turn) ?? race?.on;
  const [number, other] = [...new Set(frame.numbers)];
  if (due !== undefined && number !== undefined && other === undefined && !frame.content.includes("?"))
    return goalOfNumber(number, due, turn);
  const drafts = frame.content
    .split(/(?<=[?!.])\s+/u)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => ({ ...turn, words: plainWords(part, tongue), frame: readFrame(part, tongue, view.today) }))
    .map((part) => goalDone(part) ?? nextGoal(part));
  const answered = drafts.flatMap((draft) => draft ?? []);
  if (answered.length < drafts.length || answered.length < 2) return undefined;
  const cards = answered.flatMap(({ proposals = [] }) => proposals);
  return { isDecided: true, text: answered.flatMap(({ text }) => text), proposals: [...new Set(cards)] };
}

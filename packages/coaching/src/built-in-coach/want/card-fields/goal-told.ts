import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { changeGoal } from "../../changes/change-goal.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import type { WantReading } from "../wants.ts";

const LIKELY = 0.8;

/** "Goal: 3 ring muscle-ups by the end of June": with its number and its day nothing is asked for. */
export function goalTold(found: CoachAnswer, { shareOf }: WantReading, { frame, words, tongue, view, diary }: Followed): Draft | undefined {
  if (tongue !== "en" || found.proposals.length > 0 || frame.content.includes("?")) return undefined;
  if (shareOf((want) => want === "goal-new") < LIKELY) return undefined;
  const draft = changeGoal(`new goal ${words.replace(/^(?:new )?goal\b/, "")}`, view, diary, frame.content);
  return (draft?.proposals ?? []).length > 0 ? draft : undefined;
}

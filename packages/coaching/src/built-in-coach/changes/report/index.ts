import type { Followed } from "../../conversation/follow-up-of.ts";
import { valueOf } from "../../conversation/comparisons/judge-again.ts";
import { readQuestion } from "../../question.ts";
import type { Subject } from "../../query/query.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import type { Draft } from "../../topic.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { goalDone } from "./goal-done.ts";
import { nextGoal } from "./next-goal.ts";
import { answerReached } from "./reached.ts";
import { readReport, type Report } from "./read-report.ts";
import { answerDone } from "./session-done.ts";

/** "squatted 110 today", "grad 12 gemacht", "ya he corrido 12 esta mañana": a report of work is a report, whatever was talked about before. */
export function answerReport(turn: Followed): Draft | undefined {
  const report = readReport(turn);
  if (report === undefined) return nextGoal(turn) ?? goalDone(turn);
  const subject = report.subject ?? subjectBefore(report, turn);
  const reached = subject === undefined ? undefined : answerReached(report, subject, turn);
  if (reached !== undefined) return reached;
  return report.subject === undefined ? answerDone(report, turn) : undefined;
}

/** "Just did 12" after a goal of pull-ups: what the last answer was about. */
function subjectBefore({ activity, bare, reps, kilograms }: Report, turn: Followed): Subject | undefined {
  const last = turn.turns.at(-1);
  if (activity !== undefined || last === undefined || (bare === undefined && reps === undefined && kilograms === undefined))
    return undefined;
  const own = valueOf(turn);
  if (own !== undefined) return own;
  const { words } = readQuestion(plainAnswer(last.answer).split("\n\n")[0] ?? "", "coaching_question");
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  return test !== undefined ? { name: test.name, test } : lift !== undefined ? { name: lift.name, lift } : undefined;
}

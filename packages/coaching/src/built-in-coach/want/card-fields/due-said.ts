import type { CoachProposal } from "@ironpace/contract";
import { addDays } from "@ironpace/training";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { goalValue } from "../../changes/change-goal.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { valueIn } from "../../turn/languages.ts";
import { withValues } from "./changed-card.ts";
import { dayAheadSaid, namesMonth } from "./day-said.ts";
import { fieldsOf, readField } from "./fields.ts";

/** "Deadlift 140 kg by the end of March": a card for a goal that has another day, gets the one that was said. */
export function dueSaid(found: CoachAnswer, turn: Followed): Draft | undefined {
  const [card, ...more] = found.proposals;
  const { say, tongue, diary } = turn;
  if (card?.request.reason !== "record" || more.length > 0 || !namesMonth(turn)) return undefined;
  const { record } = card.request;
  if (record.kind !== "goal" && record.kind !== "goal-change") return undefined;
  const due = dayAheadSaid(turn);
  const field = fieldsOf(card).find(({ name }) => name === "due");
  const months = turn.frame.tokens.filter(({ concept }) => concept.startsWith("month"));
  if (due === undefined || field === undefined || months.length !== 1 || !isUnused(card, turn)) return undefined;
  const next = withValues(card, [{ field, value: due }], turn);
  const goal = record.kind === "goal" ? record : diary.goals.find(({ id }) => id === record.goalId);
  const amounts = next.request.reason === "record" ? next.request.changes : [];
  const lines = amounts
    .map(({ label, before, after }) => `${label} ${before === undefined || before === after ? "" : `${before} → `}**${after}**`)
    .join(", ");
  const now = goal === undefined ? "" : valueIn(tongue, goalValue(goal.current, goal.unit));
  return {
    isDecided: true,
    text: [
      `**${next.title}**: ${lines}.${now === "" ? "" : ` ${say(`You are at ${now}.`, `Du stehst bei ${now}.`, `Tu en es à ${now}.`, `Estás en ${now}.`, `Sei a ${now}.`)}`}`,
      storedOnAcceptIn(tongue),
    ],
    proposals: [next],
  };
}

const WEEKS = 12;
const WEEK_DAYS = 7;

/** The day of a goal that nobody named: twelve weeks from now for a new one, else the one that it had. */
function isUnused(card: CoachProposal, { diary, view }: Followed): boolean {
  const due = readField(card, "due");
  const goal = diary.goals.find(({ id }) => id === readField(card, "goalId"));
  return due === (goal?.due ?? addDays(view.today, WEEK_DAYS * WEEKS));
}

import { goalFor } from "../../conversation/values/progress-of.ts";
import type { Goal } from "../../own-data/diary.ts";
import { type GoalQuestion, judgeGoal } from "../judging/goal-verdict.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { isQuestion } from "../utterance/act.ts";
import { type Heard } from "./heard.ts";

/** What is asked of a goal, whatever it is. English: the numbers of goals are written in it. */
const QUESTIONS: readonly (readonly [GoalQuestion, RegExp])[] = [
  [
    "needed",
    /\bwhat (?:would|will|does) (?:it|that) take\b|\bwhat (?:would|could|can|might) help\b|\bwhat (?:do|would|must) i (?:need|have) to (?:do|get|gain|add)\b|\bhow (?:many|much|fast)\b.*\b(?:per|a|each|every) (?:week|month)\b|\bhow (?:much|many|fast) .*\b(?:would (?:it|i)|do i|must i) (?:take|need|have)\b|\bwhat (?:pace|rate) (?:do|would) i need\b/,
  ],
  ["when", /\bwhen (?:will|do|would|could|can) i (?:get|be|reach|hit|make|have)\b/],
  [
    "distance",
    /\bhow far (?:off|away|short|is it|am i|to go|from)\b|\bhow (?:much|many)(?: \w+){0,2} (?:to go|left|missing|short|still)\b|\bwhats (?:still )?missing\b/,
  ],
  [
    "outlook",
    /\b(?:will|do|can|could|would|gonna|going to|am i) (?:i )?(?:\w+ )?(?:make|get|hit|reach|manage|do|achieve|be) (?:it|that|there|the|my|them)\b|\bon (?:track|course)\b|\bin time\b|\brealistic\b|\bachievable\b|\bdoable\b|\bstill possible\b|\bmake it\b|\benough (?:for|to (?:reach|hit|get))\b|\bgonna (?:get|make|hit|reach|do)\b|\bgoing to (?:get|make|hit|reach)\b/,
  ],
];
const RACE = /\b(?:hyrox|race|marathon|berlin|sub \d)\b/;
/** Asks for another number first. */
const OTHER_NUMBER = /\be1rm\b|\b(?:from )?(?:which|what) set\b/;

/** "Am I gonna get the pull-ups?", then "how many more a month?": the goal that is named, or the one the last answer was about. */
export function askOfGoal(heard: Heard): Draft | undefined {
  const { tongue, utterance, words, frame, last, diary, view } = heard;
  if (tongue !== "en" || !isQuestion(utterance) || frame.hasPain || frame.isIll) return undefined;
  const question = QUESTIONS.find(([, asks]) => asks.test(words))?.[0];
  if (
    question === undefined ||
    OTHER_NUMBER.test(words) ||
    last?.turn.proposals.some(({ request }) => request.reason !== "record") === true
  )
    return undefined;
  // A number of the message is that of the goal, or it asks of something else.
  const goal = goalNamed(heard) ?? (frame.subjects.length === 0 && !RACE.test(words) ? goalBefore(heard) : undefined);
  if (goal === undefined || frame.days.some((day) => day < view.today) || frame.clock !== undefined) return undefined;
  return judgeGoal(goal, question, diary, view);
}

const LATER = /\b(?:push|move|shift|delay|give|put|set|extend|make)\b.*\b(?:back|later|out|more|by)\b/;
const BY = /\b(a|an|one|two|three|four|six|\d{1,2}) (?:more )?(weeks?|months?)\b/;
const NUMBERS: { readonly [word: string]: number } = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, six: 6 };

/** "Push it back a month" after a goal was named: that goal with a later day. */
export function laterGoal({ tongue, words, last, frame }: Heard): string | undefined {
  const head = last?.head;
  const [, count = "", unit = ""] = BY.exec(words) ?? [];
  if (tongue !== "en" || head?.kind !== "goal" || unit === "" || !LATER.test(words) || frame.subjects.length > 0) return undefined;
  const number = NUMBERS[count] ?? Number(count);
  const due = new Date(`${head.goal.due}T00:00:00Z`);
  if (unit.startsWith("month")) due.setUTCMonth(due.getUTCMonth() + number);
  else due.setUTCDate(due.getUTCDate() + 7 * number);
  const date = due.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).toLowerCase();
  return `move the date of my ${head.goal.title.toLowerCase().replaceAll("-", " ")} goal to ${date}`;
}

/** A smaller number may count anything. */
const LEAST_TELLING = 20;

function goalNamed({ frame, diary, words }: Heard): Goal | undefined {
  const numbers = [...words.matchAll(/(?<![\d:.])\d+(?:[.,]\d+)?(?![\d:])/g)].map(([text]) => Number(text.replace(",", ".")));
  // "How far am I from 112.5?": a number that is the target of one goal only.
  const byNumber = diary.goals.filter(
    ({ target, completedOn }) => completedOn === undefined && target >= LEAST_TELLING && numbers.includes(target),
  );
  if (frame.subjects.length === 0 && byNumber.length === 1) return byNumber[0];
  const [subject, other] = frame.subjects;
  if (subject === undefined || other !== undefined || (subject.lift === undefined && subject.test === undefined)) return undefined;
  const goal = goalFor(subject.name, { diary });
  return goal !== undefined && numbers.every((each) => each === goal.target || each <= 1) ? goal : undefined;
}

/** The goal of the last answer, or that of the lift or test which the last question was about. */
function goalBefore({ last, diary, view, asked, tongue }: Heard): Goal | undefined {
  if (last === undefined) return undefined;
  const [head] = last.named;
  if (head?.kind === "goal") return head.goal;
  for (const { question } of asked.turns.toReversed().slice(0, 3)) {
    const [subject] = readFrame(question, tongue, view.today).subjects;
    if (subject?.lift !== undefined || subject?.test !== undefined) return goalFor(subject.name, { diary });
  }
  return undefined;
}

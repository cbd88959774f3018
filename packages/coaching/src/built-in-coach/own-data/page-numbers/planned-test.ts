import { formatPace, raceTime, shortDay } from "@ironpace/training";
import { bestOfTest } from "../../asking/best.ts";
import { TESTS } from "../subject.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** The next test in the plan: its day, and what the athlete's numbers say to aim for. */
export const plannedTest: PageNumber = {
  name: "planned test",
  isAsked: (question) =>
    /\b(?:test|tests|time trial|tt)\b/.test(question.words) &&
    !/\b(?:how (?:often|do i|to)|retest|should i test|drug|blood|did|last)\b/.test(question.words) &&
    (question.kinds.has("when") ||
      AIM.test(question.words) ||
      /\b(?:next|my) (?:\d+ ?k(?:m)? )?(?:test|time trial)\b/.test(question.words)) &&
    nextTest(question) !== undefined,
  answer: answerTest,
};

const AIM = /\b(?:aim|target|goal|go for|shoot for|what (?:time|pace)|how fast|start at|pace)\b/;
const METRES = /(\d+(?:\.\d+)?) ?km/;

function nextTest({ view }: PageQuestion) {
  return view.plan === undefined
    ? undefined
    : allSessions(view.plan).find(({ title, date }) => date >= view.today && /^test\b/i.test(title));
}

function answerTest(question: PageQuestion): Draft | undefined {
  const { view, diary, words } = question;
  const test = nextTest(question);
  if (test === undefined) return undefined;
  const kilometres = Number(METRES.exec(test.title)?.[1] ?? Number.NaN);
  const named = TESTS.find(({ name, kind }) => kind === "time" && name === `${kilometres} km`);
  const best = named === undefined ? undefined : bestOfTest(named, diary).values.at(-1);
  const vdot = view.capacities.vdot?.value;
  const predicted = vdot === undefined || Number.isNaN(kilometres) ? undefined : raceTime(vdot, 1000 * kilometres);
  const aim = Math.min(best?.value ?? Infinity, predicted ?? Infinity);
  const when = `**${test.title}** is on **${shortDay(test.date)} ${test.date.slice(0, 4)}** (week ${test.week}).`;
  if (!Number.isFinite(aim) || (!AIM.test(words) && !question.kinds.has("verdict"))) return { text: [when] };
  return {
    text: [
      when,
      `Aim for **${clock(Math.round(aim))} or a little faster**, ${formatPace(aim / kilometres)}${best === undefined ? "" : `; your best is ${clock(best.value)} (${shortDay(best.on)} ${best.on.slice(0, 4)})`}${predicted === undefined || best === undefined || Math.abs(predicted - best.value) < 1 ? "" : `, and your other results say about ${clock(Math.round(predicted))}`}.`,
      `Start at ${formatPace(aim / kilometres + 2)} to ${formatPace(aim / kilometres)} and press in the last kilometre. The result updates your training paces.`,
    ],
  };
}

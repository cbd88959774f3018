import { addDays, daysBetween, getMonday, shortDay } from "@ironpace/training";
import { PREVIEW } from "../../changes/card.ts";
import type { Turn } from "../../dialogue/turn.ts";
import { readQuestion } from "../../question.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { type Horizon, getHorizon, sessionsIn } from "./horizon.ts";

const AWAY =
  /\b(?:im|i am|ill be|i will be|were|we are|well be|going|gone|off|be) (?:away|on holiday|on vacation|travelling|traveling|out of town|abroad)\b|\b(?:holidays?|vacation|away|city trip)\b.*\b(?:no training|cant train|without training)\b|^(?:holidays?|vacation|away)\b/;
const WITH_KIT = /\b(?:gym|hotel|dumbbells?|bands?|trainers|shoes|equipment|only run|can run|just run|kettlebell)\b/;
/** Being away is only the reason for another wish. */
const OTHER_WISH = /\b(?:move|shift|done|log|skip|swap|shorten|rpe|instead|make)\b/;
const STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** "I'm away next weekend", "holiday 20 Dec to 3 Jan", and "Fri evening till Sun night" after it. */
export function awayRange(words: string, view: CoachView, turn: Turn | undefined): Draft | undefined {
  if (view.plan === undefined || WITH_KIT.test(words) || OTHER_WISH.test(words) || /^(?:how|what|can|should|is it)\b/.test(words))
    return undefined;
  const horizon = AWAY.test(words) ? getHorizon(words, view) : daysOfBefore(words, turn, view);
  if (horizon === undefined || horizon.isForGood) return undefined;
  return awayCard(horizon, view);
}

/** The days of the week that the turn before was about. */
function daysOfBefore(words: string, turn: Turn | undefined, view: CoachView): Horizon | undefined {
  const before = turn === undefined ? "" : readQuestion(turn.question, "coaching_question").words;
  const range =
    /^(?:(?:from|its|it is|so|just) )*(mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:morning|evening|night|noon|afternoon))? (?:to|till|til|until|through) (mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:morning|evening|night|noon|afternoon))?$/.exec(
      words,
    );
  if (range === null || !AWAY.test(before)) return undefined;
  const week = getHorizon(before, view);
  const monday = getMonday(week?.from ?? view.today);
  const from = addDays(monday, STEMS.indexOf(range[1] ?? ""));
  const to = addDays(monday, STEMS.indexOf(range[2] ?? "") + (STEMS.indexOf(range[2] ?? "") < STEMS.indexOf(range[1] ?? "") ? 7 : 0));
  return { from, to, label: `from ${shortDay(from)} to ${shortDay(to)}`, isForGood: false };
}

export function awayCard({ from, to, label }: Horizon, view: CoachView): Draft {
  const { plan, today } = view;
  const sessions = plan === undefined ? [] : sessionsIn(plan, { from, to });
  const days = daysBetween(from, to) + 1;
  const race = view.competitions.find(({ date }) => date > to);
  const left = race === undefined ? undefined : daysBetween(to, race.date);
  const ofRace =
    race === undefined || left === undefined || days < 5
      ? []
      : [
          `${race.name ?? "The race"}: after it you have **${Math.floor(left / 7)} weeks and ${left % 7} days** left. ${left >= 28 ? "That is enough" : "That is short"}: up to two weeks off cost 2–5% of endurance and hardly any strength. Come back with about half in the first week and three quarters in the second.`,
        ];
  const end = plan === undefined ? today : addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  if (sessions.length === 0)
    return {
      text: [
        from > end
          ? `I cannot store that yet: your plan ends on ${shortDay(end)}, so ${label} is not planned yet. Tell me again once you have the next block, and I make a card for those days.`
          : `Nothing is planned ${label}, so nothing has to change.`,
        ...ofRace,
      ],
      isDecided: true,
    };
  return {
    text: [
      `Away ${label}: ${sessions.length === 1 ? "this session is" : "these sessions are"} left out, and the first days back are easier:`,
      bullet(sessions.map(({ date, title }) => `${shortDay(date)}: **${title}**`)),
      ...ofRace,
      "If you can run there or have a gym, tell me, and I keep what is possible.",
      PREVIEW,
    ],
    proposals: [
      {
        title: `Away ${label}`,
        why: `${sessions.length} ${sessions.length === 1 ? "session" : "sessions"} left out, then a gentle return.`,
        request: { reason: "travel", from, to },
      },
    ],
    isDecided: true,
  };
}

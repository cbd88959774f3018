import { addDays, type Day, getMonday, shortDay } from "@ironpace/training";
import { within } from "../diary.ts";
import { hours, mean, percentChange, sum } from "../figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** Load of a week, minutes × effort: done against planned, and against the week before. */
export const weekLoad: PageNumber = {
  name: "week load",
  isAsked: ({ words, slots }) =>
    slots.lifts.length + slots.kinds.length + slots.tests.length === 0 &&
    ((/\b(?:training |weekly |total )?loads?\b/.test(words) &&
      /\b(?:this|last|next) weeks?\b/.test(words) &&
      COMPARED.test(words) &&
      !OTHER.test(words)) ||
      (/\b(?:harder|easier|tougher|lighter)\b.{0,15}\bthan (?:the )?(?:last|previous|one before|week before)(?: weeks?)?\b/.test(words) &&
        /\b(?:this|last|next) weeks?\b/.test(words))),
  answer: answerLoad,
};

const COMPARED = /\b(?:planned|plan|compar\w*|than|vs|versus|against|high|low|too|up|down|ok|okay|normal|much)\b/;

const OTHER = /\b(?:minutes|hours|sessions|km|last year|same week|average|usual|normal week|month|carb\w*|year)\b/;

interface WeekSum {
  readonly monday: Day;
  readonly load: number;
  readonly minutes: number;
  readonly effort: number | undefined;
  readonly sessions: number;
}

function answerLoad({ words, diary, view }: PageQuestion): Draft | undefined {
  const now = getMonday(view.today);
  const isNext = /\bnext week\b/.test(words);
  const first = addDays(now, isNext ? 7 : /^(?:\w+ ){0,3}last weeks?\b/.test(words) && !/\bthis week\b/.test(words) ? -7 : 0);
  const planned = view.plan === undefined ? [] : allSessions(view.plan);
  const ofPlan = (monday: Day): number => sum(planned.filter(({ date }) => getMonday(date) === monday).map(({ load }) => load));
  const done = (monday: Day): WeekSum => {
    const work = within(diary.work, { from: monday, to: addDays(monday, 6) });
    return {
      monday,
      load: sum(work.map(({ load = 0 }) => load)),
      minutes: sum(work.map(({ minutes = 0 }) => minutes)),
      effort: mean(work.flatMap(({ rpe }) => rpe ?? [])),
      sessions: work.length,
    };
  };
  const [week, before] = [done(first), done(addDays(first, -7))];
  const target = Math.round(ofPlan(first));
  const load = Math.round(isNext ? target : week.load);
  if (load === 0 || before.load === 0) return undefined;
  const name = isNext ? "Next week" : first === now ? "This week" : "Last week";
  const change = percentChange(before.load, load) ?? "";
  const verdict =
    load > 1.03 * before.load
      ? "**Yes, harder** by load"
      : load < 0.97 * before.load
        ? "**No, easier** by load"
        : "**About the same** by load";
  const isJudged = /\b(?:harder|tougher)\b/.test(words);
  const said = /\b(?:easier|lighter)\b/.test(words)
    ? verdict.replace("**Yes, harder**", "**No, harder**").replace("**No, easier**", "**Yes, easier**")
    : verdict;
  const line = ({ monday, load: of, minutes, effort, sessions }: WeekSum): string =>
    `From ${shortDay(monday)}: load **${Math.round(of)}**, ${hours(minutes)}, ${sessions} sessions${effort === undefined ? "" : `, average effort ${effort.toFixed(1)} of 10`}`;
  return {
    text: [
      isJudged || said !== verdict
        ? `${said}: ${load} against ${Math.round(before.load)} (${change}).`
        : `${name}: load **${load}**${isNext ? " planned" : target > 0 ? ` of **${target}** planned` : ""}, ${change} on the week before.`,
      bullet([
        isNext ? `From ${shortDay(first)}: load **${target}** planned` : line(week),
        line(before),
        target > 0 && !isNext ? `Planned for this week: ${target} (${percentChange(target, week.load) ?? "the same"} done)` : undefined,
      ]),
      "Load is minutes × effort.",
    ],
  };
}

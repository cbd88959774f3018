import { demandFigure, type DemandItem, shortDay } from "@ironpace/training";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** What the race asks of the training, and how much of it the plan covers: longest run, most running in a week, long runs. */
export const raceDemand: PageNumber = {
  name: "race demand",
  isAsked: ({ words, view, slots }) =>
    view.plan?.plan.demand !== undefined &&
    !slots.times.some(({ fixed }) => fixed === "past") &&
    !/\b(?:sub|break|beat|\d:\d\d)\b/.test(words) &&
    (COVERS.test(words) ||
      (ENOUGH.test(words) &&
        (RACE.test(words) || slots.races.length > 0) &&
        /\b(?:runs?|running|long|km|plan|training|volume|distance|miles)\b/.test(words))),
  answer: answerDemand,
};

const COVERS =
  /\b(?:plan|training|block) (?:enough|cover\w*)\b.*\b(?:race|berlin|hyrox|marathon|half|distance|it)\b|\bcover\w*\b.{0,30}\b(?:race|hyrox|marathon|berlin|needs?)\b|\bwhat (?:does|do|will) (?:the |my )?(?:race|hyrox|marathon|half|\w+) (?:need|require|ask|demand)\b|\blongest run\b.{0,25}\b(?:need\w*|require\w*)\b|\b(?:need\w*|require\w*)\b.{0,20}\blongest run\b|\bthe way to\b/;
const ENOUGH = /\b(?:enough|needs?|needed|requires?|required|on track|fit with|fits? (?:in )?with|covered|ready for)\b/;
const RACE = /\b(?:race|berlin|hyrox|marathon|half|triathlon|10 ?k|race day)\b/;

const VERDICTS = {
  ready: "**Yes, on track**: the plan covers what the race needs",
  tight: "**Tight**: by race day your training falls a little short of what the race needs",
  "run-walk": "**Not enough time to train for a goal pace**: plan to run and walk",
  "not-ready": "**Not ready by race day** with this plan",
} as const;

function answerDemand({ view, words }: PageQuestion): Draft | undefined {
  const demand = view.plan?.plan.demand;
  if (demand === undefined) return undefined;
  const open = demand.items.filter(({ isCovered }) => !isCovered);
  const asked = /\blong(?:est)?\b.{0,12}\bruns?\b/.test(words) ? demand.items.filter(({ name }) => /long/.test(name)) : [];
  const isAll = asked.length === 0;
  const lead =
    open.length === 0 || !isAll
      ? isAll
        ? VERDICTS[demand.readiness]
        : asked.every(({ isCovered }) => isCovered)
          ? "**Yes, covered**"
          : "**Not yet**"
      : `${VERDICTS[demand.readiness]}; still open: ${list(open.map(({ name }) => name))}`;
  return {
    text: [
      `${lead} (**${demand.race}**, ${shortDay(demand.date)} ${demand.date.slice(0, 4)}).`,
      bullet((isAll ? demand.items : asked).map(itemText)),
      ...(isAll ? [] : [restText(demand.items.filter((item) => !asked.includes(item)))]),
    ].filter((part) => part !== ""),
  };
}

/** "longest run: 15 km needed, 18 km in this plan, 18 km by race day: covered" */
function itemText({ name, needed, reached, inPlan, unit, isCovered }: DemandItem): string {
  const amount = (value: number): string => `${demandFigure(value)} ${unit}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: **${amount(needed)}** needed, ${amount(inPlan)} in this plan, ${amount(reached)} by race day: ${isCovered ? "covered" : "not covered yet"}`;
}

function restText(items: readonly DemandItem[]): string {
  return items.length === 0 ? "" : `Also: ${items.map(itemText).join("; ")}.`;
}

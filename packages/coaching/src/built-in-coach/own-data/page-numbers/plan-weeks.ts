import { easySecondsPerMetre, type PlanWeek, shortDay, weekRunMetres } from "@ironpace/training";
import { hours, sum } from "../figures.ts";
import { bullet, distance } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";
import { tonnes } from "./session-amounts.ts";

/** Two weeks of the plan by their numbers: "why is week 5 lifting less than week 3". */
export const comparedWeeks: PageNumber = {
  name: "two weeks of the plan",
  isAsked: (question) =>
    isOfOneWeek(question) ||
    isOfWeekAfter(question) ||
    (weeksNamed(question).length === 2 && /\b(?:than|vs|versus|compar\w*|against|difference|and)\b/.test(question.words)),
  answer: (question) =>
    isOfOneWeek(question) ? answerOne(question) : isOfWeekAfter(question) ? answerWeekAfter(question) : answerCompared(question),
};

/** "how much will I lift in week 5" */
function isOfOneWeek(question: PageQuestion): boolean {
  const { words, slots } = question;
  return (
    weeksNamed(question).length === 1 &&
    slots.lifts.length === 0 &&
    /\b(?:how much|how many|what|why|total|tonn\w+|km|distance|load|hours)\b/.test(words) &&
    /\b(?:lift\w*|tonn\w+|km|distance|load|hours|train|weight|little|much)\b/.test(words) &&
    !/\b(?:should|can i|move|swap)\b/.test(words)
  );
}

/** "is the week after hard again" */
function isOfWeekAfter({ words, view }: PageQuestion): boolean {
  return (
    view.plan !== undefined && /\b(?:the )?week after(?: next| that)?\b.{0,20}\b(?:hard|heavy|easy|light|tough|big|again)\b/.test(words)
  );
}

function answerWeekAfter({ view }: PageQuestion): Draft | undefined {
  const ahead = view.plan?.plan.weeks.filter(({ startDate }) => startDate > view.today) ?? [];
  const [next, after] = ahead;
  if (next === undefined || after === undefined) return undefined;
  const [a, b] = [getAmounts(next).load, getAmounts(after).load];
  const test = after.sessions.find(({ title }) => /^test\b/iu.test(title));
  return {
    text: [
      `${b > a ? "**Yes, harder again**" : "**No, lighter**"}: load ${Math.round(b)} after ${Math.round(a)}.${test === undefined ? "" : ` It begins with **${test.title}** on ${shortDay(test.date)}.`}`,
      bullet([next, after].map((week) => weekText(week, view))),
    ],
  };
}

function answerOne(question: PageQuestion): Draft | undefined {
  const [week] = weeksNamed(question);
  const current = question.view.plan?.plan.weeks.findLast(({ startDate }) => startDate <= question.view.today);
  if (week === undefined) return undefined;
  const isBeside = /\b(?:compared|than|why)\b/.test(question.words) && current !== undefined && current !== week;
  if (isBeside) return { text: [...difference(question, week, current), ...compared(week, current, question.view).text] };
  return {
    text: [
      `${weekText(week, question.view)}.`,
      bullet(
        week.sessions
          .filter(({ tonnage }) => tonnage > 0)
          .map(({ date, title, tonnage }) => `${shortDay(date)}: ${title}, ${tonnes(tonnage, question.view.athlete.units)}`),
      ),
    ],
  };
}

const HEAVIEST =
  /\b(?:which|what) week (?:is|of)\b.{0,30}\b(heaviest|hardest|biggest|toughest|easiest|lightest)\b|\b(heaviest|hardest|biggest|toughest|easiest|lightest) week\b/;
const OF_BLOCK = /\b(?:this|the|my) (?:block|plan|training block)\b/;

/** "Which week is the heaviest of this block and why": by planned load, with what makes it so. Which one was, the log says. */
export const heaviestWeekOfBlock: PageNumber = {
  name: "heaviest week of the block",
  isAsked: ({ words, view }) =>
    view.plan !== undefined && HEAVIEST.test(words) && OF_BLOCK.test(words) && !/\b(?:was|ahead|left|next|to come)\b/.test(words),
  answer: ({ words, view }) => {
    const said = HEAVIEST.exec(words)
      ?.slice(1)
      .find((part) => part !== undefined);
    const isLeast = said === "easiest" || said === "lightest";
    const weeks = view.plan?.plan.weeks ?? [];
    const ranked = weeks.toSorted((x, y) => (isLeast ? -1 : 1) * (getAmounts(y).load - getAmounts(x).load));
    const [top, next] = ranked;
    if (top === undefined || next === undefined) return undefined;
    const [load, other] = [getAmounts(top).load, getAmounts(next).load];
    const big = top.sessions.toSorted((x, y) => y.load - x.load)[0];
    return {
      text: [
        `**Week ${top.week}**, from ${shortDay(top.startDate)}: load ${Math.round(load)}, ${Math.round(Math.abs(load - other))} ${isLeast ? "less" : "more"} than week ${next.week}.`,
        ...reasonFor(top, isLeast, weeks),
        ...(isLeast || big === undefined ? [] : [`Its biggest session is ${big.title} (${shortDay(big.date)}).`]),
        bullet(ranked.map((week) => weekText(week, view))),
      ],
    };
  },
};

/** What of the build-up of a block makes a week the heaviest or the easiest; nothing where it is neither a deload nor beside one. */
function reasonFor(top: PlanWeek, isLeast: boolean, weeks: readonly PlanWeek[]): readonly string[] {
  if (top.isDeload) return ["It is your deload: volume comes down on purpose."];
  if (isLeast) return top.week === 1 ? ["The block starts low and builds up from there."] : [];
  return weeks[weeks.indexOf(top) + 1]?.isDeload === true
    ? ["The weeks build up to the deload, so the last one before it holds the most."]
    : [];
}

/** The week ahead that asks for most. */
export const hardestWeekAhead: PageNumber = {
  name: "hardest week ahead",
  isAsked: ({ words, view }) =>
    view.plan !== undefined &&
    /\b(?:biggest|hardest|heaviest|toughest|longest|easiest|lightest) (?:training )?week\b.{0,20}\b(?:ahead|coming|to come|left|still|next|in (?:the|my|this) (?:plan|block))\b/.test(
      words,
    ),
  answer: answerHardest,
};

function weeksNamed({ words, view }: PageQuestion): readonly PlanWeek[] {
  const numbers = [...words.matchAll(/\bweek (\d{1,2})\b/g)].map(([, number]) => Number(number));
  return [...new Set(numbers)].flatMap((number) => view.plan?.plan.weeks.find(({ week }) => week === number) ?? []);
}

interface WeekAmounts {
  readonly load: number;
  readonly minutes: number;
  readonly kilograms: number;
  readonly metres: number;
}

function getAmounts({ sessions }: PlanWeek): WeekAmounts {
  return {
    load: sum(sessions.map(({ load }) => load)),
    minutes: sum(sessions.map(({ duration }) => duration)),
    kilograms: sum(sessions.map(({ tonnage }) => tonnage)),
    metres: sum(sessions.map(({ distance }) => distance)),
  };
}

function weekText(week: PlanWeek, view: CoachView): string {
  const { load, minutes, kilograms, metres } = getAmounts(week);
  return `Week ${week.week}, from ${shortDay(week.startDate)}${week.isDeload ? " (deload)" : ""}: **${tonnes(kilograms, view.athlete.units)}** lifted, **${distance(view, metres)}**, ${week.sessions.length} sessions, ${hours(minutes)}, load ${Math.round(load)}`;
}

function answerCompared(question: PageQuestion): Draft | undefined {
  const [a, b] = weeksNamed(question);
  if (a === undefined || b === undefined) return undefined;
  const found = compared(a, b, question.view);
  return /\b(?:harder|easier|tougher|lighter|heavier|as hard)\b/.test(question.words)
    ? { ...found, text: [verdict(a, b, question.view), ...found.text] }
    : { ...found, text: [...difference(question, a, b), ...found.text] };
}

interface Measured {
  readonly asked: RegExp;
  readonly of: (week: PlanWeek, view: CoachView) => number;
  readonly shown: (value: number, view: CoachView) => string;
  readonly done: string;
}

const MEASURES: readonly Measured[] = [
  {
    asked: /\b(?:lift\w*|tonn\w+|weight)\b/,
    of: (week) => getAmounts(week).kilograms,
    shown: (value, { athlete }) => tonnes(value, athlete.units),
    done: "lifted",
  },
  {
    asked: /\b(?:run\w*|ran|jog\w*)\b/,
    of: (week, { athlete: { level }, capacities }) => weekRunMetres(week, easySecondsPerMetre({ level, capacities })),
    shown: (value, view) => distance(view, value),
    done: "of running",
  },
  {
    asked: /\b(?:km|kilomet\w+|mi|miles?|distance|far)\b/,
    of: (week) => getAmounts(week).metres,
    shown: (value, view) => distance(view, value),
    done: "covered",
  },
  { asked: /\b(?:hours|long|time|minutes)\b/, of: (week) => getAmounts(week).minutes, shown: (value) => hours(value), done: "of training" },
  { asked: /\bload\b/, of: (week) => getAmounts(week).load, shown: (value) => `${Math.round(value)}`, done: "of load" },
];

/** "Did I lift more this week than in week 1": yes or no, and by how much; the week named first is the one that is asked about. */
function difference({ words, view }: PageQuestion, a: PlanWeek, b: PlanWeek): readonly string[] {
  const measure = MEASURES.find(({ asked }) => asked.test(words));
  const said = /\b(more|less|fewer)\b/.exec(words)?.[1];
  if (measure === undefined || said === undefined || /\bwhy\b/.test(words)) return [];
  const [before = "", after = ""] = words.split(/\bthan\b/, 2);
  const isB = new RegExp(`\\bweek ${a.week}\\b`).test(after) || new RegExp(`\\bweek ${b.week}\\b`).test(before);
  const [week, other] = isB ? [b, a] : [a, b];
  const { of, done } = measure;
  const shown = (amount: number): string => measure.shown(amount, view);
  const [value, base] = [of(week, view), of(other, view)];
  if (shown(value) === shown(base))
    return [`**About the same**: ${shown(value)} ${done} planned in week ${week.week} and in week ${other.week}.`];
  const gap = value - base;
  const percent = base === 0 ? "" : `, ${gap < 0 ? "−" : "+"}${Math.abs(Math.round((100 * gap) / base))}%`;
  const is = said === "more" ? gap > 0 : gap < 0;
  return [
    `**${is ? "Yes" : "No"}, ${shown(Math.abs(gap))} ${gap < 0 ? "less" : "more"}** ${done} in week ${week.week} than in week ${other.week}: ${shown(value)} against ${shown(base)} as planned${percent}.`,
  ];
}

const SAME_LOAD = 0.05;

/** How hard a week is, is its load; what is lifted may say otherwise. */
function verdict(a: PlanWeek, b: PlanWeek, { athlete }: CoachView): string {
  const [first, second] = [getAmounts(a), getAmounts(b)];
  const ratio = second.load === 0 ? 1 : first.load / second.load;
  const lifted = first.kilograms < second.kilograms ? "less" : "more";
  const lead =
    Math.abs(ratio - 1) <= SAME_LOAD
      ? `**About as hard as week ${b.week}**`
      : ratio > 1
        ? `**Week ${a.week} is harder**`
        : `**Week ${a.week} is easier**`;
  return `${lead}: load ${Math.round(first.load)} against ${Math.round(second.load)}; you lift ${lifted}, ${tonnes(first.kilograms, athlete.units)} against ${tonnes(second.kilograms, athlete.units)}.`;
}

function compared(a: PlanWeek, b: PlanWeek, view: CoachView): Draft {
  const lifting = (week: PlanWeek): string =>
    week.sessions
      .filter(({ tonnage }) => tonnage > 0)
      .map(({ title, tonnage }) => `${title} (${tonnes(tonnage, view.athlete.units)})`)
      .join("; ");
  const deload = [a, b].find(({ isDeload }) => isDeload);
  return {
    text: [
      bullet([a, b].map((week) => weekText(week, view))),
      deload === undefined ? "" : `Week ${deload.week} is a deload: volume comes down on purpose, days and exercises stay.`,
      `What you lift:\n\n${bullet([a, b].map((week) => `Week ${week.week}: ${lifting(week)}`))}`,
    ].filter((part) => part !== ""),
  };
}

function answerHardest({ words, view }: PageQuestion): Draft | undefined {
  const weeks = view.plan?.plan.weeks.filter(({ startDate }) => startDate > view.today) ?? [];
  const isLeast = /\b(?:easiest|lightest)\b/.test(words);
  const ranked = weeks.toSorted((x, y) => (isLeast ? -1 : 1) * (getAmounts(y).load - getAmounts(x).load));
  const [top] = ranked;
  if (top === undefined) return { text: ["No week ahead is planned yet."] };
  return {
    text: [
      `**Week of ${shortDay(top.startDate)} ${top.startDate.slice(0, 4)}**, week ${top.week} of the plan: planned load ${Math.round(getAmounts(top).load)}.`,
      bullet(ranked.map((week) => weekText(week, view))),
    ],
  };
}

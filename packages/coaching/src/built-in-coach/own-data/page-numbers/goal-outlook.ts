import { clockOfGoal, isClockGoal, isGoalOfBest, secondsPer } from "@ironpace/contract";
import { daysBetween, getGoalCourse, type GoalCourse, shortDay } from "@ironpace/training";
import { bestOfLift, bestOfTest, said1 } from "../../asking/best.ts";
import type { Diary, Goal } from "../diary.ts";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";
import { liftNamed, testNamed } from "../subject.ts";

/** Goals as their page shows them: ahead or behind, the day they are on course for, the pace and the pace that is needed. */
export const goalOutlook: PageNumber = {
  name: "goals",
  isAsked: (question) => {
    const { words, kinds } = question;
    if (OTHER.test(words)) return false;
    const named = goalsNamed(question);
    const isOutlook = kinds.has("forecast") || kinds.has("why") || COURSE.test(words);
    if (named.length > 0) return isOutlook || (/\b(?:goal|target)\b/.test(words) && (kinds.has("verdict") || kinds.has("which")));
    return /\bgoals\b/.test(words) && (isOutlook || kinds.has("verdict") || kinds.has("which")) && openGoals(question.diary).length > 0;
  },
  isNamed: (question) => goalsNamed(question).length > 0 || /\bgoals\b/.test(question.words),
  answer: answerGoals,
};

/** Changes of a goal and goals of a race are other questions. */
const OTHER =
  /\b(?:goal time|race goal|pacing|splits?|change (?:my|the)|new goal|set (?:a|my)|should i set|good goal|overdue|closest|nearest|furthest(?! behind)|fantasy|goal for (?:the|my) race)\b/;
const COURSE =
  /\b(?:ahead|behind|on (?:course|track|pace|schedule)|in time|late|early|going (?:ok|well|badly|wrong)|worr\w+|stuck|at risk|trouble|what (?:should|can|could|do) i do about|enough for my)\b/;

function openGoals({ goals }: Diary): readonly Goal[] {
  return goals.filter(({ completedOn }) => completedOn === undefined);
}

/** Goals that a message names: by the word goal and its exercise, or by the number it is to reach. */
function goalsNamed({ words, diary, slots, view }: PageQuestion): readonly Goal[] {
  const isOutlook =
    /\b(?:goal|target|reach|hit|make|get|break|run|behind|ahead|course|track|time|enough|sub|under|there|realistic|worr\w+)\b/.test(words);
  return openGoals(diary).filter((goal) => {
    const target = isClockGoal(goal) ? clockOfGoal(goal.target, goal.unit) : String(goal.target);
    const isTarget = new RegExp(String.raw`(?<![\d:.])${target.replace(".", String.raw`\.`)}(?![\d:.])`).test(words);
    // "112.5" is one goal's number, "12" may count anything.
    const isOwnNumber =
      isClockGoal(goal) || (goal.target >= LEAST_TELLING && slots.lifts.length + slots.tests.length === 0 && REACHES.test(words));
    if (isTarget && (isOwnNumber || isAbout(goal, words))) return true;
    if (
      slots.races.length > 0 ||
      view.competitions.some(
        ({ target: of }) => of !== undefined && /\d:\d\d/.test(words) && of.includes(/\d:\d\d/.exec(words)?.[0] ?? "-"),
      )
    )
      return false;
    const isTrend =
      /\benough for my\b/.test(words) || (/\b(?:at (?:this|my|the current) (?:rate|pace)|will my)\b/.test(words) && slots.times.length > 0);
    return (isTrend || (/\bgoal|target\b/.test(words) && isOutlook)) && isAbout(goal, words);
  });
}

const LEAST_TELLING = 20;
/** A clock in minutes is stored to the sixth digit. */
const SAME = 0.001;
const REACHES = /\b(?:reach|hit|make|get|squat|lift|there|in time|on course|on track)\b/;

function isAbout({ title }: Goal, words: string): boolean {
  const name = plainTitle(title);
  const [lift, test] = [liftNamed(name), testNamed(name)];
  if (test !== undefined) return test.said.test(words);
  return lift !== undefined && liftNamed(words)?.name === lift.name;
}

/** "12 strict pull-ups" → "12 strict pull ups" */
function plainTitle(title: string): string {
  return title.toLowerCase().replaceAll("-", " ");
}

function answerGoals(question: PageQuestion): Draft | undefined {
  const named = goalsNamed(question);
  const open = named.length > 0 ? named : openGoals(question.diary);
  const [only] = open;
  if (only === undefined) return undefined;
  // Too few values to tell: how far it is, the older questions about goals answer.
  if (open.length === 1 && getCourse(only, question.diary, question.view.today).course.state === "unknown") return undefined;
  return open.length === 1 ? oneGoal(only, question) : severalGoals(open, question);
}

/** Where a goal leads, from its own values or those of the best it is about. */
export function getCourse(goal: Goal, { bests }: Diary, today: string): { readonly course: GoalCourse; readonly from: Goal["values"] } {
  const own = goal.values ?? [];
  const names = [...new Set(bests.map(({ name }) => name))];
  const best = names.flatMap((name) => {
    const all = bests.filter((each) => each.name === name).toSorted((a, b) => a.on.localeCompare(b.on));
    const last = all.at(-1);
    const isIts = last !== undefined && isGoalOfBest(goal, { name, unit: last.unit ?? null, value: last.value });
    return isIts && goal.isMeasured !== true ? [all.flatMap((each) => toPoint(each, goal))] : [];
  })[0];
  const records = (best ?? []).filter(({ on }) => own[0] === undefined || on < own[0].on);
  const course = getGoalCourse(
    { current: goal.current, target: goal.target, due: goal.due, isMeasured: goal.isMeasured === true, values: own.map(toDay) },
    today,
    records.map(toDay),
  );
  return { course, from: [...records, ...own] };
}

function toPoint({ on, number, value }: Diary["bests"][number], goal: Goal): NonNullable<Goal["values"]> {
  const clock = /^\d+:\d\d(?::\d\d)?$/.test(value) ? value.split(":").reduce((sum, part) => 60 * sum + Number(part), 0) : undefined;
  const of = clock === undefined ? number : clock / (secondsPer(goal.unit) ?? 1);
  return of === undefined ? [] : [{ on, value: of }];
}

function toDay({ on, value }: { readonly on: string; readonly value: number }): { readonly day: string; readonly value: number } {
  return { day: on, value };
}

function oneGoal(goal: Goal, question: PageQuestion): Draft {
  const { view, diary, kinds, cardDay, slots } = question;
  const { course, from = [] } = getCourse(goal, diary, view.today);
  const { reachesOn, perDay, neededPerDay, standing } = course;
  const left = Math.abs(goal.target - goal.current);
  const days = daysBetween(view.today, goal.due);
  const pace =
    perDay === undefined || neededPerDay === undefined
      ? undefined
      : `So far ${monthly(perDay, goal)} a month, needed ${monthly(neededPerDay, goal)} a month${from[0] === undefined ? "" : ` (from ${amount(from[0].value, goal)} on ${dated(from[0].on)})`}.`;
  const lead =
    standing === "ahead" || standing === "on-track"
      ? `**Yes, on track**: at your pace so far you reach **${goal.title}** on **${dated(reachesOn ?? goal.due)}**${lateness(course)}.`
      : reachesOn !== undefined
        ? `**Not in time at this pace**: **${goal.title}** would come on **${dated(reachesOn)}**${lateness(course)}.`
        : course.state === "away"
          ? `**${goal.title}** is not moving towards its target right now.`
          : course.state === "stale"
            ? `I cannot tell for **${goal.title}**: its last value is ${Math.floor(course.age / 7)} weeks old. Enter a new one on the Goals page.`
            : `I cannot tell for **${goal.title}** yet: I need values at least a week apart.`;
  const ahead = slots.times.flatMap((time) => (time.fixed === "past" || time.ahead?.unit !== "month" ? [] : time.ahead.to))[0];
  const day = cardDay ?? (ahead !== undefined && ahead > view.today && kinds.has("forecast") ? ahead : undefined);
  const there = day !== undefined && kinds.has("forecast") ? onDay(goal, course, day, view.today) : undefined;
  const isWhy = kinds.has("why") && standing === "behind";
  const lastChange = from.findLast(({ value }, at) => at > 0 && Math.abs(value - (from[at - 1]?.value ?? value)) > SAME);
  return {
    text: [
      ...[there].flatMap((part) => part ?? []),
      isWhy ? `Because you are improving too slowly for the date. ${lead.replace(/^\*\*Not in time at this pace\*\*: /, "")}` : lead,
      bullet([
        `Now ${amount(goal.current, goal).split(" ")[0] ?? ""} of ${amount(goal.target, goal)}: ${amount(left, goal)} to go, due ${dated(goal.due)} (${days} days${days >= 14 ? `, ${Math.floor(days / 7)} weeks` : ""})`,
        pace,
        findSteps(goal, diary, view),
        lastChange === undefined ? undefined : `Last change: ${amount(lastChange.value, goal)} on ${dated(lastChange.on)}`,
      ]),
      ...[nextStep(goal, standing, view)].flatMap((part) => part ?? []),
    ],
  };
}

/** "So far 6 → 8 → 9 → 11": every value of the best that the goal is about. */
export function findSteps(goal: Goal, diary: Diary, view: CoachView): string | undefined {
  const name = plainTitle(goal.title);
  const test = testNamed(name);
  const lift = test === undefined ? liftNamed(name) : undefined;
  const best = test !== undefined ? bestOfTest(test, diary) : lift !== undefined ? bestOfLift(lift, diary) : undefined;
  if (best === undefined || best.values.length < 2) return undefined;
  return `Your values: ${best.values.map(({ value }) => said1(value, best, view)).join(" → ")}`;
}

/** "there": what the pace so far makes of it until the day of a race. */
function onDay(goal: Goal, { perDay }: GoalCourse, day: string, today: string): string | undefined {
  if (perDay === undefined) return undefined;
  const value = goal.current + perDay * daysBetween(today, day);
  const isMet = goal.falling ? value <= goal.target : value >= goal.target;
  return `On ${dated(day)} your trend says about **${amount(value, goal)}**: ${isMet ? "that is enough" : `not yet ${amount(goal.target, goal)}, possible only on a very good day`}. I promise no time.`;
}

function severalGoals(goals: readonly Goal[], { view, diary, words }: PageQuestion): Draft {
  const read = goals.map((goal) => ({ goal, ...getCourse(goal, diary, view.today) }));
  const good = read.filter(({ course }) => course.standing === "ahead" || course.standing === "on-track");
  const late = read
    .filter(({ course }) => course.standing === "behind")
    .toSorted((a, b) => (a.course.daysEarly ?? -Infinity) - (b.course.daysEarly ?? -Infinity));
  const [worst] = late;
  const isBest = /\b(?:best|well|ahead)\b/.test(words) && !/\b(?:worr\w+|behind|worst)\b/.test(words.slice(words.lastIndexOf("which")));
  const best = good.toSorted((a, b) => (b.course.daysEarly ?? 0) - (a.course.daysEarly ?? 0))[0];
  return {
    text: [
      [
        good.length === 0 ? "None of them is on track." : `On track: **${list(good.map(({ goal }) => goal.title))}**.`,
        late.length === 0 ? "" : `Behind: ${list(late.map(({ goal }) => `**${goal.title}**`))}.`,
        isBest && best !== undefined ? `Going best is **${best.goal.title}**.` : "",
        isBest || worst === undefined || late.length < 2
          ? ""
          : `The one to worry about is **${worst.goal.title}**: it is the furthest behind.`,
      ]
        .filter((part) => part !== "")
        .join(" "),
      bullet(
        read.map(({ goal, course }) =>
          [
            `**${goal.title}**: ${amount(goal.current, goal)} now, due ${dated(goal.due)}`,
            course.reachesOn === undefined ? undefined : `on course for ${dated(course.reachesOn)}${lateness(course)}`,
            course.perDay === undefined || course.neededPerDay === undefined
              ? undefined
              : `${monthly(course.perDay, goal)} a month, ${monthly(course.neededPerDay, goal)} needed`,
          ]
            .filter((part) => part !== undefined)
            .join("; "),
        ),
      ),
      ...(worst === undefined ? [] : [nextStep(worst.goal, "behind", view)].flatMap((part) => part ?? [])),
    ],
  };
}

/** The next session of the plan that works on it or tests it. */
export function nextStep(goal: Goal, standing: GoalCourse["standing"], view: CoachView): string | undefined {
  const open = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date }) => date > view.today);
  const name = plainTitle(goal.title);
  const lift = testNamed(name) === undefined ? liftNamed(name) : undefined;
  const isRun = /\b(?:run|km|5k|10k|marathon|mile)\b/.test(name);
  const test = isRun ? open.find(({ title }) => /^test\b.*(?:km|run|trial)/i.test(title)) : undefined;
  const trains =
    lift === undefined
      ? undefined
      : open.find(({ blocks }) => blocks.strength.some(({ name: of, load }) => lift.fits.test(of) && load !== undefined));
  const line = trains?.blocks.strength.find(({ name: of }) => lift?.fits.test(of) === true);
  const advice = standing === "behind" ? "A later day or a smaller step would be realistic; tell me which and I make the card." : undefined;
  const next =
    test !== undefined
      ? `Next you see it at **${test.title}** on ${dated(test.date)}.`
      : trains === undefined || line === undefined
        ? undefined
        : `Next: ${trains.title} on ${dated(trains.date)}.`;
  return [next, advice].filter((part) => part !== undefined).join(" ") || undefined;
}

/** ", 8 weeks late" */
export function lateness({ daysEarly }: GoalCourse): string {
  if (daysEarly === undefined || daysEarly === 0) return "";
  const days = Math.abs(daysEarly);
  const span = days === 1 ? "a day" : days < 21 ? `${days} days` : `${Math.round(days / 7)} weeks`;
  return `, ${span} ${daysEarly > 0 ? "early" : "late"}`;
}

export function amount(value: number, goal: Goal): string {
  const per = secondsPer(goal.unit) ?? 1;
  if (isClockGoal(goal)) return clockOfGoal(Math.round(Math.abs(value) * per) / per, goal.unit);
  const shown = Math.round(10 * Math.abs(value)) / 10;
  return `${shown} ${shown === 1 ? goal.unit.replace(/^reps$/, "rep") : goal.unit}`;
}

/** Change in 30 days, as the page counts a month. */
export function monthly(perDay: number, goal: Goal): string {
  const month = 30 * perDay;
  return `${month < 0 ? "−" : "+"}${amount(month, goal)}`;
}

export function dated(day: string): string {
  return `${shortDay(day)} ${day.slice(0, 4)}`;
}

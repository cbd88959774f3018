import { addDays, type Day, daysBetween, getMonday, shortDay } from "@ironpace/training";
import type { Work } from "../diary.ts";
import { hours, sum } from "../figures.ts";
import { bullet, distance, pace } from "../../say.ts";
import { getSpan } from "../../reading/time.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";
import { getMetres } from "./session-amounts.ts";

/** Two sessions of one kind beside each other: the newest, or that of a week that is named, and an earlier one. */
export const compareSessions: PageNumber = {
  name: "two sessions",
  isAsked: ({ words, slots }) =>
    slots.kinds.length === 1 &&
    slots.lifts.length + slots.tests.length === 0 &&
    COMPARES.test(words) &&
    !/\b(?:more|longer|less|shorter|over|further|faster|slower) than \d+(?:\.\d+)? ?(?:kms?|k|m|min\w*|h|hours?|kg|miles?)\b|\bweek \d|\b(?:runs|rides|rows|sessions|workouts|month|months|year|average|usual|total|should|better (?:to|for)|difference between)\b/.test(
      words,
    ) &&
    EARLIER.test(words),
  isNamed: ({ slots }, later) => PROGRESS.test(later) && slots.kinds.length === 1 && slots.lifts.length + slots.tests.length === 0,
  answer: (question) => (PROGRESS.test(question.words) ? answerProgress(question) : answerCompared(question)),
};

/** "am I getting better at it", after questions about a kind of session. */
const PROGRESS =
  /\b(?:getting|become|becoming) (?:any )?(?:better|faster|fitter|stronger|worse|slower)\b|\b(?:am i|is it) (?:improving|progressing)\b/;
const SHOWN = 4;

function answerProgress({ slots, diary, view }: PageQuestion): Draft | undefined {
  const [kind] = slots.kinds;
  const shown = kind === undefined ? [] : diary.work.filter((work) => kind.isDone(work) && work.on <= view.today).slice(-SHOWN);
  const [from, to] = [shown[0], shown.at(-1)];
  if (from === undefined || to === undefined || shown.length < 2) return undefined;
  return {
    text: [
      `Over the last ${shown.length}: ${verdict(from, to, view)}`,
      bullet(shown.map((work) => sessionText(work, view))),
      new Set(shown.map(({ title }) => title)).size > 1
        ? "They are not the same session, so it only gives you a hint. Compare rep pace at the same effort, or test."
        : "",
    ].filter((part) => part !== ""),
  };
}

const COMPARES = /\b(?:compar\w*|vs|versus|than|against|beside|next to|differ\w*)\b/;
const EARLIER =
  /\b(?:the one|that of|the (?:one|week|time) before|(?:a|\d|two|three|four) weeks? (?:ago|before|earlier)|last weeks?|last time|previous|weeks?)\b/;

function answerCompared({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const [kind] = slots.kinds;
  if (kind === undefined) return undefined;
  const all = diary.work.filter((work) => kind.isDone(work) && work.on <= view.today);
  const weeks = weeksNamed(words, slots, view);
  const later = weeks[0] === undefined ? all.at(-1) : inWeek(all, weeks[0]);
  const earlier =
    weeks[1] !== undefined ? inWeek(all, weeks[1]) : later === undefined ? undefined : all.findLast(({ on }) => on < later.on);
  if (later === undefined || earlier === undefined || later === earlier) return undefined;
  const [from, to] = later.on < earlier.on ? [later, earlier] : [earlier, later];
  return {
    text: [
      ...[fasterText(words, from, to, view)].flatMap((part) => part ?? []),
      verdict(from, to, view),
      bullet([from, to].map((work) => sessionText(work, view))),
      findPace(to) === undefined && from.title !== to.title
        ? "They are not the same session, so compare effort and pace of a rep rather than the total."
        : "",
    ].filter((part) => part !== ""),
  };
}

/** Mondays of the weeks that are named, the newest first: "this week" and "2 weeks ago". */
function weeksNamed(words: string, { times }: PageQuestion["slots"], { today }: CoachView): readonly Day[] {
  const found = times.flatMap((time) => {
    const span = time.past ?? getSpan(time, today, true);
    return span === undefined ? [] : [getMonday(span.from)];
  });
  const isThis = /\bthis weeks?\b/.test(words) ? [getMonday(today)] : [];
  const ago = /\b(\d|two|three|four|a) weeks? (?:ago|before|earlier)\b/.exec(words)?.[1];
  const back = ago === undefined ? [] : [addDays(getMonday(today), -7 * (NUMBERS[ago] ?? Number(ago)))];
  const before = /\bweek before\b/.test(words) && ago === undefined ? [addDays(found[0] ?? getMonday(today), -7)] : [];
  const mondays = [...new Set([...isThis, ...back, ...found, ...before])]
    .filter((day) => day <= today)
    .toSorted()
    .toReversed();
  return mondays.length === 1 && mondays[0] !== getMonday(today) ? [getMonday(today), ...mondays] : mondays;
}

const NUMBERS: { readonly [word in string]?: number } = { a: 1, two: 2, three: 3, four: 4 };

function inWeek(all: readonly Work[], monday: Day): Work | undefined {
  return all.findLast(({ on }) => on >= monday && daysBetween(monday, on) < 7);
}

/** The length that the log shows; of a run the run. */
function findMetres(work: Work): number {
  const own = sum(Object.values(work.metres));
  return work.isDistanceLogged ? own : Math.max(own, getMetres(work));
}

/** Seconds a kilometre of a run that was nothing but running. */
function findPace(work: Work): number | undefined {
  const isRun = work.code === "RL" || work.code === "RE";
  return isRun && work.minutes !== undefined && findMetres(work) > 0 ? (60_000 * work.minutes) / findMetres(work) : undefined;
}

function verdict(from: Work, to: Work, view: CoachView): string {
  const metres = findMetres(to) - findMetres(from);
  const minutes = to.minutes === undefined || from.minutes === undefined ? undefined : to.minutes - from.minutes;
  const effort = to.rpe === undefined || from.rpe === undefined ? undefined : Math.round(10 * (to.rpe - from.rpe)) / 10;
  const changes = [
    metres === 0 ? undefined : `${distance(view, Math.abs(metres))} ${metres > 0 ? "more" : "less"}`,
    minutes === undefined || minutes === 0 ? undefined : `${Math.abs(minutes)} min ${minutes > 0 ? "longer" : "shorter"}`,
    effort === undefined ? undefined : effort === 0 ? "the same effort" : `effort ${Math.abs(effort)} ${effort > 0 ? "higher" : "lower"}`,
  ].filter((part) => part !== undefined);
  const isBetter = metres >= 0 && effort !== undefined && effort < 0;
  return `${shortDay(to.on)} against ${shortDay(from.on)}: **${changes.join(", ") || "the same"}**.${isBetter ? " More or as much for less effort: that is progress." : ""}`;
}

/** "was it faster than two weeks ago": by the pace, where the session is all running. */
function fasterText(words: string, from: Work, to: Work, view: CoachView): string | undefined {
  const [before, after] = [findPace(from), findPace(to)];
  if (!/\b(?:faster|slower|quicker|pace)\b/.test(words) || before === undefined || after === undefined) return undefined;
  const gap = Math.round(before - after);
  const isYes = /\bslower\b/.test(words) ? gap < 0 : gap > 0;
  return `${gap === 0 ? "**The same**" : isYes ? "**Yes**" : "**No**"}: ${pace(view, after)} against ${pace(view, before)}.`;
}

function sessionText(work: Work, view: CoachView): string {
  const { on, title, minutes, rpe, load, isDistanceLogged } = work;
  const [total, ofRun] = [findMetres(work), findPace(work)];
  return [
    `${shortDay(on)}: **${title}**`,
    total === 0 ? undefined : `${distance(view, total)}${isDistanceLogged ? "" : " as planned"}`,
    minutes === undefined ? undefined : hours(minutes),
    ofRun === undefined ? undefined : pace(view, ofRun),
    rpe === undefined ? undefined : `effort ${rpe} of 10`,
    load === undefined ? undefined : `load ${Math.round(load)}`,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}

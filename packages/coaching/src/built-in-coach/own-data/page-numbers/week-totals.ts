import { addDays, type Day, daysBetween, getMonday, shortDay } from "@ironpace/training";
import type { Diary, Work } from "../diary.ts";
import { within } from "../diary.ts";
import { sum } from "../figures.ts";
import type { Lift } from "../subject.ts";
import { getSpan } from "../../reading/time.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";
import { getKilograms, tonnes } from "./session-amounts.ts";

/** What was lifted in every week of a block or since a day: week by week, and the heaviest with what made it so. */
export const weekTotals: PageNumber = {
  name: "week totals",
  isAsked: (question) => isOfDistance(question) || isOfEachWeek(question) || isOfOneWeek(question) || isOfPeriod(question),
  answer: (question) =>
    isOfDistance(question)
      ? answerDistances(question)
      : isOfEachWeek(question)
        ? answerWeeks(question)
        : isOfOneWeek(question)
          ? answerWeek(question)
          : answerPeriod(question),
};

function isOfEachWeek({ words }: PageQuestion): boolean {
  return LIFTED.test(words) && EACH.test(words) && !/\b(?:should|session|sets|reps|times|often|run|ran|km)\b/.test(words);
}

/** "how much weight will I lift next week": the sum, not the heaviest set. */
function isOfOneWeek({ words, slots }: PageQuestion): boolean {
  if (MORE.test(words) && slots.lifts.length === 0) return true;
  const isSum =
    /\bhow (?:much|many (?:tonnes|tons|kilos|kg))\b.{0,25}\b(?:lift|lifted|moved?)\b|\btonn(?:es|age)\b|\btotal(?:ly)? lift\w*/.test(words);
  return (
    isSum &&
    slots.lifts.length === 0 &&
    /\b(?:this|last|next) week\b/.test(words) &&
    !/\b(?:should|can|could|compar\w*|than|vs)\b/.test(words)
  );
}

const LIFTED =
  /\b(?:i|total|have i|did i|do i) (?:\w+ )?(?:lift|lifted|squat|squatted|press|pressed|deadlift|bench)\b|\btonn(?:e|es|age)\b|\btons\b|\bweight lifted\b|\btotal(?:ly)? (?:weight|lift\w*)\b|\blift(?:ed|ing) (?:volume|total|the most|most|more)\b|\bmost (?:weight|tonnes)\b/;
const EACH = /\b(?:each|every|per|by|a|which|what) weeks?\b|\bweek (?:by|to) week\b|\bweekly\b/;

interface WeekTotal {
  readonly monday: Day;
  readonly kilograms: number;
  readonly ofLift: number;
  readonly isDeload: boolean;
  readonly work: readonly Work[];
}

/** "how many kg have I lifted in total in November": the sum of everything, not the heaviest set. */
function isOfPeriod({ words, slots }: PageQuestion): boolean {
  return (
    /\b(?:how many (?:kgs?|kilos?|tonnes?|tons)|total (?:kgs?|kilos?|weight|tonnage)|tonnage)\b/.test(words) &&
    /\b(?:total|altogether|in all|lifted|tonnes?|tonnage)\b/.test(words) &&
    slots.lifts.length + slots.tests.length === 0 &&
    slots.times.some(({ past }) => past !== undefined && past.unit === "month") &&
    !/\b(?:should|can|could|compar\w*|than|vs|goal|max|heaviest)\b/.test(words)
  );
}

function answerPeriod({ slots, diary }: PageQuestion): Draft | undefined {
  const span = slots.times.flatMap(({ past }) => past ?? [])[0];
  if (span === undefined) return undefined;
  const work = within(diary.work, span);
  const kilograms = sum(work.map((each) => getKilograms(each)));
  const count = work.filter((each) => getKilograms(each) > 0).length;
  if (kilograms === 0) return undefined;
  return {
    text: [
      `**${Math.round(kilograms).toLocaleString("en-GB")} kg** ${span.label} (${tonnes(kilograms)}), in ${count} sessions with weights.`,
      "Warm-up sets and body weight do not count; a session without logged sets counts as planned.",
    ],
  };
}

/** "how many km did I do each week in November" */
function isOfDistance({ words, slots, view }: PageQuestion): boolean {
  return (
    /\b(?:each|every) (?:single )?week\b|\bweek by week\b|\bby week\b/.test(words) &&
    /\b(?:kms?|kilomet\w+|distance|mileage)\b/.test(words) &&
    slots.lifts.length + slots.kinds.filter(({ name }) => name !== "run").length === 0 &&
    !slots.times.some(({ fixed }) => fixed === "ahead") &&
    (slots.times.length > 0 || view.plan !== undefined) &&
    !/\b(?:should|average|mean|avg)\b/.test(words)
  );
}

function answerDistances({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const span = sinceDay(words, slots, view) ?? { from: view.plan?.plan.startDate ?? view.today, to: view.today };
  const first = getMonday(span.from);
  const to = span.to < view.today ? span.to : view.today;
  const weeks = Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, at) => {
    const monday = addDays(first, 7 * at);
    const from = monday < span.from ? span.from : monday;
    const end = addDays(monday, 6) > to ? to : addDays(monday, 6);
    const work = within(diary.work, { from, to: end });
    const all = sum(work.flatMap(({ metres }) => Object.values(metres)));
    return { from, all, run: sum(work.map(({ metres }) => metres.run ?? 0)) };
  }).filter(({ from, all }) => all > 0 || from >= span.from);
  const isRun = /\b(?:run|ran|running)\b/.test(words);
  const km = (metres: number): string => `${(metres / 1000).toFixed(1)} km`;
  const total = sum(weeks.map(({ all, run }) => (isRun ? run : all)));
  if (total === 0) return undefined;
  return {
    text: [
      `**${km(total)}** in all, week by week:`,
      bullet(
        weeks
          .filter(({ all }) => all > 0)
          .map(({ from, all, run }) =>
            isRun ? `From ${shortDay(from)}: **${km(run)}**` : `From ${shortDay(from)}: **${km(all)}**, of that running ${km(run)}`,
          ),
      ),
      isRun ? "" : "Running, walking and machines. Where you logged no distance, I used the planned one.",
    ].filter((part) => part !== ""),
  };
}

/** "did I lift more this week than last": tonnes against tonnes. */
const MORE = /\b(?:did|have) i lift(?:ed)? (?:more|less|heavier)\b.{0,20}\bthis week\b.{0,20}\blast\b/;

function answerWeek({ words, diary, view }: PageQuestion): Draft | undefined {
  const offset = MORE.test(words) ? 0 : /\bnext week\b/.test(words) ? 7 : /\blast week\b/.test(words) ? -7 : 0;
  const monday = addDays(getMonday(view.today), offset);
  const [week] = weeksFrom(monday, addDays(monday, 6), diary, view, undefined);
  const planned = view.plan?.plan.weeks.find(({ startDate }) => startDate === monday);
  const total = sum((planned?.sessions ?? []).map(({ tonnage }) => tonnage));
  if (offset > 0) {
    if (planned === undefined) return undefined;
    const lines = planned.sessions
      .filter(({ tonnage }) => tonnage > 0)
      .map(({ date, title, tonnage }) => `${shortDay(date)}: ${title}, ${tonnes(tonnage)}`);
    const before = weeksFrom(addDays(monday, -7), addDays(monday, -1), diary, view, undefined)[0]?.kilograms ?? 0;
    return {
      text: [
        `**${tonnes(total)}** planned next week${planned.isDeload ? ", a deload" : ""}${before > 0 ? `, after ${tonnes(before)} this week` : ""}.`,
        bullet(lines),
      ],
    };
  }
  if (MORE.test(words) && week !== undefined) {
    const before = weeksFrom(addDays(monday, -7), addDays(monday, -1), diary, view, undefined)[0]?.kilograms ?? 0;
    if (before === 0) return undefined;
    // A week that has just begun is judged by what it will hold.
    if (week.kilograms === 0)
      return {
        text: [
          `**Nothing lifted yet this week**; last week it was **${tonnes(before)}**.${total > 0 ? ` Planned this week: **${tonnes(total)}**, ${tonnes(Math.abs(total - before))} ${total > before ? "more" : "less"} than last week.` : ""}`,
        ],
      };
    const isMore = week.kilograms > before;
    return {
      text: [
        `**${isMore === !/\bless\b/.test(words) ? "Yes" : "No"}**: **${tonnes(week.kilograms)}** this week against **${tonnes(before)}** last week, ${tonnes(Math.abs(week.kilograms - before))} ${isMore ? "more" : "less"}.`,
        bullet(liftingSessions(week)),
      ],
    };
  }
  if (week === undefined || week.kilograms === 0) return undefined;
  return {
    text: [
      `**${Math.round(week.kilograms).toLocaleString("en-GB")} kg** ${offset === 0 ? "this" : "last"} week (${tonnes(week.kilograms)}${total > 0 ? ` of ${tonnes(total)} planned` : ""}).`,
      bullet(liftingSessions(week)),
      "Warm-up sets and body weight do not count.",
    ],
  };
}

function weeksFrom(from: Day, to: Day, diary: Diary, { plan }: CoachView, lift: Lift | undefined): readonly WeekTotal[] {
  const first = getMonday(from);
  return Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, at) => {
    const monday = addDays(first, 7 * at);
    const work = within(diary.work, { from: monday, to: addDays(monday, 6) });
    const isDeload =
      plan?.plan.weeks.find(({ startDate }) => startDate === monday)?.isDeload === true || work.some(({ title }) => /^deload/i.test(title));
    return {
      monday,
      kilograms: sum(work.map((each) => getKilograms(each))),
      ofLift: lift === undefined ? 0 : sum(work.map((each) => getKilograms(each, lift))),
      isDeload,
      work,
    };
  });
}

function answerWeeks({ words, slots, diary, view, kinds }: PageQuestion): Draft | undefined {
  const start = view.plan?.plan.startDate;
  const span = sinceDay(words, slots, view);
  const isBlock = /\b(?:block|plan)\b/.test(words) || span === undefined;
  const from = span !== undefined && !/\b(?:this|the|my) (?:block|plan)\b/.test(words) ? span.from : start;
  if (from === undefined || from > view.today || (slots.times.some(({ fixed }) => fixed === "ahead") && !isBlock)) return undefined;
  const [lift] = slots.lifts.length === 1 ? slots.lifts : [];
  const to = span !== undefined && !isBlock && span.to < view.today ? span.to : view.today;
  const weeks = weeksFrom(from, to, diary, view, lift).slice(-MOST_WEEKS);
  const top = weeks.toSorted((a, b) => b.kilograms - a.kilograms)[0];
  if (top === undefined || top.kilograms === 0) return undefined;
  const isWhich = kinds.has("which") && /\bwhich|what week\b/.test(words);
  const ahead = isBlock && view.plan !== undefined ? view.plan.plan.weeks.filter(({ startDate }) => startDate > view.today) : [];
  const total = tonnes(sum(weeks.map(({ kilograms }) => kilograms)));
  return {
    text: [
      isWhich
        ? `**The week from ${shortDay(top.monday)}**: **${tonnes(top.kilograms)}** lifted, the most of ${weeks.length} weeks.`
        : `Lifted week by week${isBlock ? " in this block" : ""}, together ${total}:`,
      bullet([
        ...weeks.map(({ monday, kilograms, ofLift, isDeload }) =>
          [
            `From ${shortDay(monday)}: **${tonnes(kilograms)}**`,
            lift === undefined ? "" : `, of that ${lift.name} ${tonnes(ofLift)}`,
            isDeload ? " (deload)" : "",
          ].join(""),
        ),
        ...(isWhich
          ? []
          : ahead.map(
              ({ startDate, sessions, isDeload }) =>
                `From ${shortDay(startDate)}: ${tonnes(sum(sessions.map(({ tonnage }) => tonnage)))} planned${isDeload ? " (deload)" : ""}`,
            )),
      ]),
      isWhich || kinds.has("why") ? whatMadeIt(top, weeks) : "",
    ].filter((part) => part !== ""),
  };
}

const MOST_WEEKS = 12;

/** The period that is named; "since mid October" reaches until today. */
function sinceDay(
  words: string,
  { times }: PageQuestion["slots"],
  { today }: CoachView,
): { readonly from: Day; readonly to: Day } | undefined {
  const [span] = times.flatMap((time) => time.past ?? getSpan(time, today, true) ?? []);
  if (span === undefined || !/\bsince\b/.test(words)) return span;
  const month = /\b(mid|late|middle of|end of) (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.exec(words)?.[1];
  const days = month === undefined ? 0 : month.startsWith("mid") ? 14 : 20;
  return { from: addDays(`${span.from.slice(0, 8)}${days > 0 ? "01" : span.from.slice(8)}`, days), to: today };
}

/** The lifting sessions of the heaviest week beside those of the week that came closest before it. */
function whatMadeIt(top: WeekTotal, weeks: readonly WeekTotal[]): string {
  const before =
    weeks.findLast(({ monday, isDeload }) => monday < top.monday && !isDeload) ?? weeks.find(({ monday }) => monday !== top.monday);
  return [
    `What made it:\n\n${bullet(liftingSessions(top))}`,
    ...(before === undefined
      ? []
      : [`The week from ${shortDay(before.monday)} beside it (${tonnes(before.kilograms)}):\n\n${bullet(liftingSessions(before))}`]),
  ].join("\n\n");
}

function liftingSessions({ work }: WeekTotal): readonly string[] {
  return work
    .map((each) => ({ each, kilograms: getKilograms(each) }))
    .filter(({ kilograms }) => kilograms > 0)
    .map(({ each, kilograms }) => `${shortDay(each.on)}: ${capital(each.title)}, ${tonnes(kilograms)}`);
}

import { addDays, oneRepMaxRange, ONE_REP_MAX_FORMULAS, shortDay } from "@ironpace/training";
import { bestOfLift, changeText } from "../../asking/best.ts";
import { type Diary, type LiftedSet, within } from "../diary.ts";
import type { Lift } from "../subject.ts";
import { getSpan } from "../../reading/time.ts";
import { bullet, capital, setText, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** The maximum of a lift that the log speaks for, the set it comes from, and what share of it a weight is. */
export const liftMaximum: PageNumber = {
  name: "lift maximum",
  isAsked: (question) => question.slots.lifts.length === 1 && (ESTIMATE.test(question.words) || isOfShare(question) || isOfThen(question)),
  answer: (question) => (isOfShare(question) ? share(question) : isOfThen(question) ? sinceThen(question) : maximum(question)),
};

const ESTIMATE =
  /\be ?1 ?rm\b|\bestimated (?:1 ?rm|one rep(?:etition)? max\w*|max\w*)\b|\bmax(?:imum)? estimate\b|\bestimate\b.{0,20}\bmax\w*\b|\b(?:what|how much) (?:could|can) i (?:squat|deadlift|bench|press|lift|snatch|clean)\b.{0,30}\b(?:today|right now|now|max|for a single|for one|1 ?rm)\b/;
const SHARE = /\b(?:percent|percentage|per cent)\b|%/;

/** "how much more do I squat than in March" */
function isOfThen({ words, slots }: PageQuestion): boolean {
  return (
    /\bhow much (?:more|heavier|stronger)\b.{0,40}\bthan (?:in|at|last|a|\d|\w+ (?:months?|weeks?|years?) ago)\b/.test(words) &&
    slots.times.some(({ past }) => past !== undefined)
  );
}

function sinceThen({ slots, diary, view }: PageQuestion): Draft | undefined {
  const [lift] = slots.lifts;
  const span = slots.times.flatMap(({ past }) => past ?? [])[0];
  const best = lift === undefined ? undefined : bestOfLift(lift, diary);
  const now = best?.values.at(-1);
  const then = span === undefined ? undefined : (best?.values.findLast(({ on }) => on <= span.to) ?? best?.values[0]);
  if (best === undefined || now === undefined || then === undefined || lift === undefined || span === undefined) return undefined;
  const heaviest = (rows: Diary["work"]): number =>
    Math.max(
      0,
      ...rows.flatMap(({ sets }) => sets.flatMap((set) => (lift.fits.test(set.exercise) && !set.isWarmUp ? (set.kilograms ?? 0) : []))),
    );
  const inThen = heaviest(within(diary.work, span));
  const inNow = heaviest(within(diary.work, { from: addDays(view.today, -LATELY), to: view.today }));
  return {
    text: [
      `**${changeText(then.value, now.value, best, view)}** by your best: ${weight(view, then.value)} (${shortDay(then.on)} ${then.on.slice(0, 4)}) → **${weight(view, now.value)}** (${shortDay(now.on)} ${now.on.slice(0, 4)}).`,
      inThen === 0 || inNow === 0
        ? ""
        : `Heaviest training set: ${weight(view, inThen)} ${span.label}, ${weight(view, inNow)} in the last four weeks.`,
    ].filter((part) => part !== ""),
  };
}

const LATELY = 27;

function isOfShare({ words, slots }: PageQuestion): boolean {
  return slots.lifts.length === 1 && SHARE.test(words) && kilogramsIn(words) !== undefined && /\b(?:max\w*|1 ?rm|best|pb|pr)\b/.test(words);
}

function kilogramsIn(words: string): number | undefined {
  const found = /(?<![\d:.])(\d{2,3}(?:\.\d)?) ?(?:kgs?|kilos?)\b/.exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Older sets say little about today. */
const DAYS = 90;

/** The set of the last three months that promises the highest maximum (Epley on repetitions and those left), of at most ten to failure. */
export function strongestSet(lift: Lift, { work }: Diary, today: string): { readonly on: string; readonly set: LiftedSet } | undefined {
  const rate = ({ kilograms = 0, reps = 0, rpe = 10 }: LiftedSet): number => ONE_REP_MAX_FORMULAS.epley(kilograms, reps + 10 - rpe);
  return work
    .filter(({ on }) => on >= addDays(today, -DAYS))
    .flatMap(({ on, sets }) => sets.map((set) => ({ on, set })))
    .filter(
      ({ set: { exercise, kilograms = 0, reps = 0, rpe = 10, perHand, isWarmUp } }) =>
        lift.fits.test(exercise) && !isWarmUp && !perHand && kilograms > 0 && reps >= 1 && reps + 10 - rpe <= 10,
    )
    .toSorted((a, b) => rate(b.set) - rate(a.set) || b.on.localeCompare(a.on))[0];
}

function maximum({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const [lift] = slots.lifts;
  const top = lift === undefined ? undefined : strongestSet(lift, diary, view.today);
  const range =
    top === undefined
      ? undefined
      : oneRepMaxRange(top.set.kilograms ?? 0, top.set.reps ?? 0, top.set.rpe === undefined ? 0 : 10 - top.set.rpe);
  if (lift === undefined || top === undefined || range === undefined || slots.times.some(({ fixed }) => fixed === "past")) return undefined;
  const best = bestOfLift(lift, diary).values.at(-1);
  const goal = diary.goals.find(
    ({ title, unit, completedOn }) =>
      completedOn === undefined && unit === "kg" && title.toLowerCase().includes(lift.name.replace(/^back /, "")),
  );
  const asked = kilogramsIn(words) ?? numberBeside(words) ?? (/\b(?:goal|target|enough)\b/.test(words) ? goal?.target : undefined);
  const [low, high] = range;
  const shown = `${Math.round(low)}–${weight(view, Math.round(high))}`;
  const verdict =
    asked === undefined
      ? undefined
      : low >= asked
        ? `**Yes**, that is enough for ${weight(view, asked)}.`
        : high >= asked
          ? `**Perhaps**: ${weight(view, asked)} lies inside the range.`
          : `**Not yet** enough for ${weight(view, asked)}: the top of the range is ${weight(view, Math.round(10 * (asked - high)) / 10)} below it.`;
  return {
    text: [
      ...[verdict].flatMap((part) => part ?? []),
      `${capital(lift.name)}: estimated maximum (e1RM) **${shown}**, from **${setText(top.set, view)}** on ${shortDay(top.on)}, your strongest set of the last three months. The range is that of seven published formulas.`,
      bullet([
        best === undefined ? undefined : `Your best: **${weight(view, best.value)}** (${shortDay(best.on)} ${best.on.slice(0, 4)})`,
        goal === undefined ? undefined : `Goal: ${goal.title}, due ${shortDay(goal.due)} ${goal.due.slice(0, 4)}`,
      ]),
    ].filter((part) => part !== ""),
  };
}

/** "enough for the 112.5" */
function numberBeside(words: string): number | undefined {
  const found = /\b(?:for|of|lift|hit|make|do) (?:the |my |a )?(\d{2,3}(?:\.\d)?)\b(?! ?(?:reps?|sets?|days?|weeks?|%|percent))/.exec(
    words,
  )?.[1];
  return found === undefined ? undefined : Number(found);
}

/** "what percent of my max was the 90 kg squat and what do I squat next week" */
function share({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const [lift] = slots.lifts;
  const kilograms = kilogramsIn(words);
  const best = lift === undefined ? undefined : bestOfLift(lift, diary).values.at(-1);
  if (lift === undefined || kilograms === undefined || best === undefined) return undefined;
  const last = diary.work.findLast(({ sets }) => sets.some((set) => lift.fits.test(set.exercise) && set.kilograms === kilograms));
  const ahead = slots.times.map((time) => getSpan(time, view.today, false)).find((span) => span !== undefined && span.to >= view.today);
  const next = ahead === undefined && !/\bnext\b/.test(words) ? [] : plannedLines(lift, view, ahead);
  return {
    text: [
      `**${Math.round((100 * kilograms) / best.value)}%**: ${weight(view, kilograms)} of your best ${lift.name}, ${weight(view, best.value)} (${shortDay(best.on)} ${best.on.slice(0, 4)}).${last === undefined ? "" : ` Last done on ${shortDay(last.on)}: ${last.title}.`}`,
      ...(ahead === undefined && !/\bnext\b/.test(words)
        ? []
        : [next.length === 0 ? `No ${lift.name} is planned then.` : bullet(next.map((each) => lineText(each, best.value)))]),
    ],
  };
}

interface PlannedLine {
  readonly date: string;
  readonly title: string;
  readonly sets: number;
  readonly reps: string;
  readonly weight: string;
  readonly kilograms: number;
}

function plannedLines(
  lift: Lift,
  { plan, today }: CoachView,
  span: { readonly from: string; readonly to: string } | undefined,
): readonly PlannedLine[] {
  const all = (plan === undefined ? [] : allSessions(plan))
    .filter(({ date }) => date > today && (span === undefined || (date >= span.from && date <= span.to)))
    .flatMap(({ date, title, blocks }) =>
      blocks.strength.flatMap(({ name, sets = 1, reps = "", weight: shown = "", load }) =>
        lift.fits.test(name) && load !== undefined ? [{ date, title, sets, reps, weight: shown, kilograms: load.kilograms }] : [],
      ),
    );
  return span === undefined ? all.slice(0, 1) : all;
}

function lineText({ date, sets, reps, weight: shown, kilograms, title }: PlannedLine, best: number): string {
  return `${shortDay(date)}: **${sets} × ${reps} at ${shown}** (${Math.round((100 * kilograms) / best)}%), ${title}`;
}

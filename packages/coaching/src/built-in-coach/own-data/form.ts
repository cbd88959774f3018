import { addDays, daysBetween, fitnessFatigueForm, shortDay } from "@ironpace/training";
import { bullet, capital, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, within } from "./diary.ts";
import { hours, mean, percentChange, signed, sparkline, sum } from "./figures.ts";
import type { Span } from "./span.ts";
import { getResults, said } from "./tests.ts";
import { testNamed } from "./subject.ts";

interface FormDay {
  readonly on: string;
  readonly fitness: number;
  readonly fatigue: number;
  readonly form: number;
}

/** Fitness, fatigue and form of every day since the first with a load; today's session does not count before it is done. */
export function formDays({ work }: Diary, today: string): readonly FormDay[] {
  const loads = new Map<string, number>();
  for (const { on, load } of work) loads.set(on, (loads.get(on) ?? 0) + (load ?? 0));
  const since = work.find(({ load }) => (load ?? 0) > 0)?.on;
  if (since === undefined || since > today) return [];
  const days = Array.from({ length: daysBetween(since, today) + 1 }, (_, index) => addDays(since, index));
  const values = fitnessFatigueForm(days.map((day) => loads.get(day) ?? 0));
  return days.flatMap((on, index) => (values[index] === undefined ? [] : [{ on, ...values[index] }]));
}

/** Days until fitness has taken up most of a steady load. */
const SETTLED = 42;

/** Whether the athlete is fitter, tired or fresh, in numbers. */
export function aboutForm({ span, against, words }: DataQuestion, diary: Diary, view: CoachView): Draft {
  const days = formDays(diary, view.today);
  const now = days.at(-1);
  if (now === undefined)
    return {
      text: ["I cannot say: no session with minutes and effort is logged. From a few weeks of them I compute fitness, fatigue and form."],
      articles: ["training-load"],
    };
  const isProgress = /\b(getting|get|gotten|become)\b/.test(words) && span === undefined && against === undefined;
  const past: Span = { from: addDays(view.today, -112), to: addDays(view.today, -84), label: "three months ago", unit: "other" };
  const reference = isProgress ? past : against !== undefined && against !== "usual" ? against : span;
  if (reference !== undefined && reference.to < view.today) return compared(days, now, reference, diary, view);
  const share = now.fitness === 0 ? 0 : now.form / now.fitness;
  const isEarly = days.length < SETTLED;
  const state = isEarly
    ? "too early to say"
    : share > 0.05
      ? "fresh"
      : share >= -0.1
        ? "balanced"
        : share >= -0.3
          ? "building: tired from training, as you should be in hard weeks"
          : "strained: more fatigue than your fitness can carry for long";
  const before = days.at(-29);
  const weeks = Array.from(
    { length: Math.min(12, Math.floor(days.length / 7)) },
    (_, index) => days.at(-1 - 7 * index)?.fitness ?? 0,
  ).toReversed();
  const line = sparkline(weeks);
  const week = sum(within(diary.work, { from: addDays(view.today, -6), to: view.today }).map(({ load }) => load ?? 0));
  const efforts = within(diary.work, { from: addDays(view.today, -13), to: view.today }).flatMap(({ rpe }) => rpe ?? []);
  const tired = /\b(tired|fatigue|overreach\w*|overtrain\w*|overdo\w*|recovered|fresh|burn)/.test(words);
  return {
    text: [
      `${tired && !isEarly ? (share < -0.3 ? "By your numbers you are carrying a lot of fatigue" : share < -0.1 ? "By your numbers you carry normal training fatigue" : "By your numbers you are not overly tired") : `Your fitness is **${Math.round(now.fitness)}**`}: fitness **${Math.round(now.fitness)}**, fatigue **${Math.round(now.fatigue)}**, form **${signed(100 * share)}%** (${state}).`.replace(
        /^Your fitness is \*\*\d+\*\*: fitness/,
        "Today: fitness",
      ),
      bullet([
        before === undefined || days.length < SETTLED
          ? undefined
          : `Four weeks ago fitness was ${Math.round(before.fitness)} (${percentChange(before.fitness, now.fitness) ?? ""})`,
        line === "" ? undefined : `Fitness over ${weeks.length} weeks: ${line}`,
        `Last seven days: load ${Math.round(week)}`,
        efforts.length === 0 ? undefined : `Mean effort of the last two weeks: ${(mean(efforts) ?? 0).toFixed(1)} of 10`,
      ]),
      `Fitness is your average load (minutes × effort) over about six weeks, fatigue over one week, and form is the difference as a share of your fitness.${isEarly ? " Until you have logged six weeks, these numbers read too low." : ""}${!isEarly && share < -0.3 ? " Take an easier day or two, and tell me if anything hurts." : ""}`,
    ],
    articles: ["training-load"],
    followUps: ["Am I fitter than three months ago?", "Make this week easier"],
  };
}

function compared(days: readonly FormDay[], now: FormDay, then: Span, diary: Diary, view: CoachView): Draft {
  const inThen = within(days, then);
  const fitness = mean(inThen.map((day) => day.fitness));
  const marks = ["5k", "10k", "500 row", "pull ups", "vo2max"].flatMap((words) => {
    const test = testNamed(words);
    const all = test === undefined ? [] : getResults(test, diary);
    const before = all.findLast(({ on }) => on <= then.to);
    const newest = all.at(-1);
    return test === undefined || before === undefined || newest === undefined || before === newest
      ? []
      : [`${capital(test.name)}: ${said(test, before.value)} → ${said(test, newest.value)}`];
  });
  const lifts = (["back_squat", "deadlift"] as const).flatMap((field) => {
    const all = diary.benchmarks.filter((each) => each.field === field);
    const before = all.findLast(({ on }) => on <= then.to);
    const newest = all.at(-1);
    return before === undefined || newest === undefined || before === newest
      ? []
      : [`${field === "deadlift" ? "Deadlift" : "Back squat"}: ${weight(view, before.value)} → ${weight(view, newest.value)}`];
  });
  const settled = inThen.length > 0 && daysBetween(days[0]?.on ?? then.from, inThen.at(-1)?.on ?? then.to) >= SETTLED;
  if (fitness === undefined && marks.length + lifts.length === 0)
    return {
      text: [
        `I have nothing from ${then.label.replace(/^in /, "")} to compare with. Your log begins on ${shortDay(days[0]?.on ?? "")} ${days[0]?.on.slice(0, 4) ?? ""}.`,
      ],
    };
  const better = marks.length + lifts.length;
  const up = fitness !== undefined && now.fitness > 1.03 * fitness;
  return {
    text: [
      better > 0
        ? `Yes, your tests are better than ${then.label.replace(/^in /, "in ")}.`
        : up
          ? `Yes: your fitness is higher than ${then.label}.`
          : fitness !== undefined && now.fitness < 0.97 * fitness
            ? `Your training load is lower than ${then.label}, so by that measure you are a little less fit; there is no test to compare.`
            : `About the same as ${then.label}, by your training load.`,
      bullet([
        ...marks,
        ...lifts,
        fitness === undefined
          ? undefined
          : `Fitness (load of about six weeks): ${Math.round(now.fitness)} now, ${Math.round(fitness)} on average ${then.label} (${percentChange(fitness, now.fitness) ?? ""})${settled ? "" : "; your log was short then, so that figure is too low"}`,
        `Training ${then.label}: ${hours(sum(within(diary.work, then).map(({ minutes }) => minutes ?? 0)) / Math.max(1, daysBetween(then.from, then.to) / 7))} a week; in the last four weeks: ${hours(sum(within(diary.work, { from: addDays(view.today, -27), to: view.today }).map(({ minutes }) => minutes ?? 0)) / 4)}`,
      ]),
    ],
    articles: ["training-load"],
  };
}

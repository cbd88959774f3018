import { shortDay } from "@ironpace/training";
import { bestOfLift, changeText, said1 } from "../../asking/best.ts";
import type { Best, Diary } from "../diary.ts";
import { LIFTS_WITH_BENCHMARK } from "../subject.ts";
import { getSpan } from "../../reading/time.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** The newest personal bests, by their day: the last one, those of a period, and which lift has gained the most. */
export const recentBests: PageNumber = {
  name: "recent bests",
  isAsked: ({ words, slots }) =>
    isOfGain(words) ||
    (BEST.test(words) &&
      slots.lifts.length + slots.tests.length === 0 &&
      slots.races.length === 0 &&
      (LAST.test(words) || (slots.times.length > 0 && /\b(?:any|set|hit|did|have|how many|new|got|get)\b/.test(words)))),
  answer: (question) => (isOfGain(question.words) ? mostGained(question) : newest(question)),
};

const BEST = /\b(?:prs?|pbs?|personal (?:bests?|records?)|bests|(?:new|last|latest|recent) (?:best|record)s?)\b/;
const LAST = /\b(?:last|latest|newest|most recent|recent|lately|recently|when)\b/;

function isOfGain(words: string): boolean {
  return (
    /\b(?:which|what)\b.{0,15}\blifts?\b.{0,30}\b(?:improv\w*|gain\w*|progress\w*|went up|gone up|better|stronger|gr[eo]w(?:n|s|ing)?|increas\w*)\b/.test(
      words,
    ) && !/\b(?:should|could|would|to improve|can)\b/.test(words)
  );
}

interface NewBest {
  readonly value: Best;
  readonly before?: Best;
}

/** Every value that beat the one before it, the newest first. */
function allBests({ bests }: Diary): readonly NewBest[] {
  const byName = new Map<string, Best[]>();
  for (const best of bests) {
    const key = `${best.name} ${best.metric}`;
    byName.set(key, [...(byName.get(key) ?? []), best]);
  }
  return [...byName.values()]
    .flatMap((all) =>
      all
        .toSorted((a, b) => a.on.localeCompare(b.on))
        .map((value, at, sorted): NewBest => {
          const before = sorted[at - 1];
          return { value, ...(before !== undefined && { before }) };
        }),
    )
    .toSorted((a, b) => b.value.on.localeCompare(a.value.on));
}

function bestText({ value, before }: NewBest): string {
  const unit = value.unit === undefined || value.value.includes(":") ? "" : ` ${value.unit}`;
  return `${value.name}: **${value.value}${unit}**, ${shortDay(value.on)} ${value.on.slice(0, 4)}${before === undefined ? "" : `, before ${before.value}${unit}`}`;
}

function newest({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const all = allBests(diary);
  const [last] = all;
  if (last === undefined) return undefined;
  const spans = slots.times.flatMap((time) => time.past ?? getSpan(time, view.today, true) ?? []);
  const asksLast = LAST.test(words) && /\b(?:last|latest|newest|most recent|when)\b/.test(words);
  const [span] = spans;
  const inside = span === undefined ? [] : all.filter(({ value }) => value.on >= span.from && value.on <= span.to);
  const ofPeriod =
    spans.length === 0
      ? undefined
      : spans
          .map(({ from, to, label }) => {
            const found = all.filter(({ value }) => value.on >= from && value.on <= to);
            return found.length === 0
              ? `**No new best** ${label}.`
              : `**${found.length} new** ${found.length === 1 ? "best" : "bests"} ${label}:\n\n${bullet(found.map(bestText))}`;
          })
          .join("\n\n");
  const isLastSaid = asksLast || (inside.length === 0 && spans.length < 2);
  const others = all.slice(1, 4);
  const test = view.plan?.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .find(({ title, date }) => date > view.today && /^test\b/i.test(title));
  return {
    text: [
      ...[ofPeriod].flatMap((part) => part ?? []),
      ...(isLastSaid
        ? [
            `Your last best is ${bestText(last)}.`,
            ...(span === undefined || asksLast ? [`Before it:\n\n${bullet(others.map(bestText))}`] : []),
          ]
        : []),
      ...(test === undefined || inside.length > 0 ? [] : [`The next chance in your plan: **${test.title}** on ${shortDay(test.date)}.`]),
    ],
  };
}

/** "lately": the last step of every lift; of a period, all of it. */
function mostGained({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const [span] = slots.times.flatMap((time) => time.past ?? getSpan(time, view.today, true) ?? []);
  const isLong = /\b(?:this year|in a year|overall|ever|in total|since)\b/.test(words);
  const gains = LIFTS_WITH_BENCHMARK.flatMap((lift) => {
    const best = bestOfLift(lift, diary);
    const now = best.values.at(-1);
    const before =
      span !== undefined || isLong ? (best.values.findLast(({ on }) => on < (span?.from ?? "0")) ?? best.values[0]) : best.values.at(-2);
    if (now === undefined || before === undefined || before.value === 0 || before === now) return [];
    return [{ best, now, before, kilograms: now.value - before.value, share: (now.value - before.value) / before.value }];
  });
  const byWeight = gains.toSorted((a, b) => b.kilograms - a.kilograms);
  const byShare = gains.toSorted((a, b) => b.share - a.share);
  const [most, inPercent] = [byWeight[0], byShare[0]];
  if (most === undefined || inPercent === undefined) return undefined;
  const line = ({ best, now, before }: (typeof gains)[number]): string =>
    `${capital(best.name)}: ${said1(before.value, best, view)} → **${said1(now.value, best, view)}**, ${changeText(before.value, now.value, best, view)}, ${shortDay(now.on)}`;
  return {
    text: [
      most.best.name === inPercent.best.name
        ? `**${capital(most.best.name)}** went up most, in kilograms and in per cent.`
        : `**${capital(most.best.name)}** went up most in kilograms, **${inPercent.best.name}** in per cent.`,
      bullet(byShare.map(line)),
      span !== undefined || isLong ? "" : "That is the last change of each; the order is by per cent.",
    ].filter((part) => part !== ""),
  };
}

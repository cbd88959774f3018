import { addDays, type Day, getMonday } from "@ironpace/training";
import { type Diary, type Work, within } from "../../own-data/diary.ts";
import { getKilograms, getMetres } from "../../own-data/page-numbers/session-amounts.ts";
import { sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";

export type CountOf = "sessions" | "distance" | "run distance" | "time" | "tonnage";
export type Per = "week" | "month";

const VALUE: { readonly [of in CountOf]: (work: readonly Work[]) => number } = {
  sessions: (work) => work.length,
  distance: (work) => sum(work.map(getMetres)) / 1000,
  "run distance": (work) => sum(work.map(({ metres }) => metres.run ?? 0)) / 1000,
  time: (work) => sum(work.map(({ minutes = 0 }) => minutes)) / 60,
  tonnage: (work) => sum(work.map((each) => getKilograms(each))) / 1000,
};
const UNIT: { readonly [of in CountOf]: string } = {
  sessions: "sessions",
  distance: "km",
  "run distance": "km of running",
  time: "h",
  tonnage: "t",
};

/** Periods before the one that runs, which say what is usual. */
const MONTHS = 11;
const WEEKS = 12;
/** Within this share of the median an amount is what is usual. */
const USUAL = 0.1;

interface Period {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

function periodsBefore(per: Per, today: Day): readonly Period[] {
  if (per === "week")
    return Array.from({ length: WEEKS }, (_, at) => {
      const from = addDays(getMonday(today), -7 * (at + 1));
      return { name: from, from, to: addDays(from, 6) };
    });
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2 - at, 1));
    const from = month.toISOString().slice(0, 10);
    const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
    return { name: month.toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" }), from, to: end };
  });
}

/** Whether an amount a week or a month is a lot for the athlete: against the median of her own weeks or months, and the highest of them. */
export function judgeCount(amount: number | undefined, of: CountOf, per: Per, diary: Diary, today: Day): Draft | undefined {
  const first = diary.work[0]?.on;
  const before = periodsBefore(per, today)
    .filter(({ from }) => first !== undefined && from >= first)
    .map((period) => ({ ...period, value: VALUE[of](within(diary.work, period)) }));
  if (before.length < 3) return undefined;
  const current: Period =
    per === "week"
      ? { name: "this week", from: getMonday(today), to: today }
      : { name: "this month", from: `${today.slice(0, 7)}-01`, to: today };
  const now = VALUE[of](within(diary.work, current));
  const value = amount ?? now;
  const sorted = before.map((each) => each.value).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const top = before.reduce((a, b) => (b.value > a.value ? b : a));
  if (median === 0) return undefined;
  const shown = (number: number): string => `${of === "sessions" ? Math.round(number) : Math.round(10 * number) / 10} ${UNIT[of]}`;
  const ratio = value / median;
  const lead =
    ratio > top.value / median
      ? `**Yes, more than in any ${per} so far**`
      : ratio > 1 + USUAL
        ? "**Yes, more than usual for you**"
        : ratio < 1 - USUAL
          ? "**No, less than usual for you**"
          : "**No, that is what is usual for you**";
  return {
    isFinal: true,
    text: [
      `${lead}: ${shown(value)} against a usual **${shown(median)}** a ${per} in the ${before.length} ${per}s before.`,
      bullet([
        `${per === "week" ? "This week" : "This month"} so far: ${shown(now)}`,
        `Most: ${shown(top.value)} ${per === "week" ? `in the week from ${top.name}` : `in ${top.name}`}`,
        `The last three: ${before
          .slice(0, 3)
          .map((each) => (per === "week" ? shown(each.value) : `${each.name} ${shown(each.value)}`))
          .join(", ")}`,
      ]),
    ],
  };
}

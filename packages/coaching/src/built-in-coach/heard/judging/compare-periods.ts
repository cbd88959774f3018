import type { Day } from "@ironpace/training";
import { type Diary, type Work, within } from "../../own-data/diary.ts";
import { hours, percentChange, sum } from "../../own-data/figures.ts";
import { getKilograms, getMetres, tonnes } from "../../own-data/page-numbers/session-amounts.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";

export type Amount = "tonnage" | "distance" | "run distance" | "time" | "load" | "sessions";

export interface NamedPeriod {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

const VALUE: { readonly [of in Amount]: (work: readonly Work[]) => number } = {
  tonnage: (work) => sum(work.map((each) => getKilograms(each))),
  distance: (work) => sum(work.map(getMetres)) / 1000,
  "run distance": (work) => sum(work.map(({ metres }) => metres.run ?? 0)) / 1000,
  time: (work) => sum(work.map(({ minutes = 0 }) => minutes)),
  load: (work) => sum(work.map(({ load = 0 }) => load)),
  sessions: (work) => work.length,
};

function sayAmount(value: number, of: Amount): string {
  if (of === "tonnage") return tonnes(value);
  if (of === "time") return hours(value);
  if (of === "load") return `load ${Math.round(value).toLocaleString("en-GB")}`;
  return of === "sessions" ? `${value} sessions` : `${value.toFixed(1)} km`;
}

/** Whether a period held more or less than the one before it was asked about, with both numbers; one that still runs is also held against as many days. */
export function comparePeriods(
  asked: NamedPeriod,
  other: NamedPeriod,
  of: Amount,
  way: "more" | "less",
  diary: Diary,
  today: Day,
): Draft | undefined {
  const [now, then] = [asked, other].map((period) =>
    VALUE[of](within(diary.work, { from: period.from, to: period.to < today ? period.to : today })),
  );
  if (now === undefined || then === undefined || (now === 0 && then === 0)) return undefined;
  const isMore = now > then;
  const lead = now === then ? "**The same**" : isMore === (way === "more") ? "**Yes**" : "**No**";
  const days = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  // A month of which some days are missing is compared over the same number of days.
  const running = [asked, other].find(({ to }) => to > today);
  const whole = running === asked ? other : asked;
  const length = running === undefined ? 0 : days(running.from, today);
  const sameDays =
    running === undefined || length >= days(whole.from, whole.to)
      ? undefined
      : VALUE[of](
          within(diary.work, {
            from: whole.from,
            to: new Date(Date.parse(whole.from) + (length - 1) * 86_400_000).toISOString().slice(0, 10),
          }),
        );
  return {
    isFinal: true,
    text: [
      `${lead}: **${sayAmount(now, of)}** ${asked.name} against **${sayAmount(then, of)}** ${other.name} (${percentChange(then, now) ?? "nothing to compare with"}).`,
      bullet([sameDays === undefined ? undefined : `The first ${length} days ${whole.name}: ${sayAmount(sameDays, of)}`]),
    ].filter((part) => part !== ""),
  };
}

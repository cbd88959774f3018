import type { Day } from "@ironpace/training";
import type { Best } from "../../asking/best.ts";
import { dayIn } from "../../turn/names.ts";
import { valueText } from "../../turn/results/bests.ts";
import type { Period } from "../../turn/times.ts";
import { aYearEarlier } from "../../want/asked/words.ts";
import type { Standing } from "./standing.ts";
import type { Spoken } from "./subject-spoken.ts";

type Value = Best["values"][number];

/** The values that a gain lies between: from what the turns name, else from the first to the newest; of an open card from the stored best to its value. */
export function ends(
  { best, offered }: Spoken,
  { frame, earlier, view }: Standing,
): { readonly from: Value; readonly to: Value } | undefined {
  const last = best.values.at(-1);
  const [first] = best.values;
  if (last === undefined || first === undefined) return undefined;
  const period =
    periodOf(frame.periods, view.today) ??
    earlier.map((each) => periodOf(each.frame.periods, view.today)).find((each) => each !== undefined);
  if (offered !== undefined && period === undefined) return { from: last, to: { value: offered, on: view.today } };
  const from = period === undefined ? first : at(best, period);
  return from === undefined || from.on === last.on ? (first === last ? undefined : { from: first, to: last }) : { from, to: last };
}

export function periodOf(periods: readonly Period[], today: Day): Period | undefined {
  const [period] = periods;
  return period === undefined ? undefined : period.from > today ? aYearEarlier(period) : period;
}

/** The value that held in a period: the first one of a stretch up to today. */
export function at({ values }: Best, { from, to, kind }: Period): Value | undefined {
  const isSince = kind === "since" || kind === "recent" || (kind === "year" && values.some(({ on }) => on >= from));
  if (isSince) return values.findLast(({ on }) => on <= from) ?? values.find(({ on }) => on >= from);
  return values.findLast(({ on }) => on <= to) ?? values[0];
}

export const shown = (value: number, { best }: Spoken, { tongue, view }: Standing): string => valueText(tongue, value, best, view);

export function steps(spoken: Spoken, { from, to }: { readonly from: Value; readonly to: Value }, standing: Standing): string {
  const { tongue } = standing;
  return `${shown(from.value, spoken, standing)} (${dayIn(tongue, from.on)}) → **${shown(to.value, spoken, standing)}** (${dayIn(tongue, to.on)})`;
}

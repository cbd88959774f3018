import type { Tables } from "@ironpace/contract";
import { formatCount, formatDayMonth } from "#ui/format.ts";

/** A week of `admin_activity`. */
export interface ActivityWeek {
  /** Its Monday, yyyy-MM-dd, UTC. */
  readonly week: string;
  readonly sign_ups: number;
  readonly active_athletes: number;
  readonly plans: number;
  readonly model_calls: number;
  readonly model_tokens: number;
  /** Tokens of models without a price. */
  readonly unpriced_tokens: number;
  /** US dollars, of models with a price. */
  readonly cost: number;
}

/** A language model of `admin_model_usage`. Prices are US dollars per million tokens, null when none is entered. */
export interface UsedModel {
  readonly provider: Tables<"model_prices">["provider"];
  readonly model: string;
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly input_price: number | null;
  readonly output_price: number | null;
}

/** Something that is drawn week by week. */
export interface Series {
  readonly title: string;
  readonly hint: string;
  readonly format: (value: number) => string;
  /** The figure of a week. */
  readonly value: (week: ActivityWeek) => number;
  /** The same may be counted in several weeks: their sum says nothing. */
  readonly recurs?: true;
}

export const COUNTED: readonly Series[] = [
  { title: "Sign-ups", hint: "New accounts, not counting deleted ones.", format: formatCount, value: (week) => week.sign_ups },
  {
    title: "Active athletes",
    hint: "Athletes who logged training, completed a session or asked the coach.",
    format: formatCount,
    value: (week) => week.active_athletes,
    recurs: true,
  },
  { title: "Plans generated", hint: "Training plans made, including continuations.", format: formatCount, value: (week) => week.plans },
];

/** What language models cost; their tokens as long as no used model has a price. */
export function modelSeries(weeks: readonly ActivityWeek[]): Series {
  const tokens = total(weeks, (week) => week.model_tokens);
  const unpriced = total(weeks, (week) => week.unpriced_tokens);
  if (tokens > 0 && unpriced === tokens)
    return {
      title: "Model tokens",
      hint: "No price is entered for the models used, so you see tokens instead of their cost.",
      format: tokensText,
      value: (week) => week.model_tokens,
    };
  return {
    title: "Model cost (estimate)",
    hint:
      tokens === 0
        ? "No language model was used in the weeks shown."
        : unpriced === 0
          ? "Tokens times the price entered below."
          : `Tokens times the price entered below; ${tokensText(unpriced)} from models without a price are not included.`,
    format: dollarsText,
    value: (week) => week.cost,
  };
}

/** "34 in 12 weeks, most in the week of 9 Nov (8)."; without the sum where it says nothing. */
export function inWords({ format, value, recurs }: Series, weeks: readonly ActivityWeek[]): string {
  const sum = total(weeks, value);
  if (sum === 0) return `None in ${weeks.length} weeks.`;
  const best = weeks.reduce((most, week) => (value(week) > value(most) ? week : most));
  const most = `ost in the week of ${formatDayMonth(best.week)} (${format(value(best))}).`;
  return recurs ? `M${most}` : `${format(sum)} in ${weeks.length} weeks, m${most}`;
}

export function isQuiet(weeks: readonly ActivityWeek[]): boolean {
  return [...COUNTED, modelSeries(weeks)].every(({ value }) => total(weeks, value) === 0);
}

function total(weeks: readonly ActivityWeek[], value: (week: ActivityWeek) => number): number {
  return weeks.reduce((sum, week) => sum + value(week), 0);
}

/** "$1.24"; what is less than a cent says so. */
export function dollarsText(dollars: number): string {
  if (dollars > 0 && dollars < 0.01) return "under $0.01";
  return `$${dollars.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** "123 tokens", "1.2 million tokens" */
export function tokensText(tokens: number): string {
  return tokens < 1_000_000
    ? `${formatCount(tokens)} tokens`
    : `${Number((tokens / 1e6).toFixed(1)).toLocaleString("en-GB")} million tokens`;
}

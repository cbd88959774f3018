import { type Day, daysBetween } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { describeDayLimit } from "../availability.ts";
import { kitIn } from "../kit/kit-words.ts";
import type { WeekWish } from "../week-wish.ts";
import { type Ceiling, ceilingIn, toLimits } from "./ceiling.ts";
import type { DateRange } from "./date-range.ts";
import { spanIn } from "./worded-span.ts";

/** It is told of what was, or only under a condition. */
const NOT_AHEAD =
  /\b(?:did|was|were|had|ran|managed|trained|if|unless|war|hatte|habe ich|wenn|falls|hice|pude|si|fait|pu|fatto|potuto|se|fiz|heb|als)\b/u;
const LONGEST = 42;

/**
 * A span with a ceiling in one sentence, in any of its clauses: "exams 14-18 dec so only 2 short sessions that week", "the family is here 23 to
 * 28 December, so twenty minutes here and there at most", "27.12. bis 2.1. sind wir in Tirol, da komme ich höchstens zum Langlaufen". The span
 * holds for the clauses behind it.
 */
export function readSpanCeilings(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  const all = sentence.map(({ words }) => words.join(" "));
  if (sentence.some(({ english, quote }) => namesRegion(english) || kitIn(quote).items.length > 0)) return [];
  const at = all.findIndex((said) => spanIn(said, today) !== undefined);
  const range = spanIn(all[at] ?? "", today);
  if (range === undefined || daysBetween(range.from, range.until) > LONGEST || all.some((said) => NOT_AHEAD.test(said))) return [];
  const found = sentence.map((_, index) =>
    index < at ? undefined : (ceilingIn(sentence.slice(index, index + 1)) ?? ofTwo(sentence, index)),
  );
  const last = found.findLastIndex((one) => one !== undefined);
  const ceiling = found.reduce<Ceiling>((sum, one) => ({ ...sum, ...one }), {});
  const isPlain = ceiling.minutes === undefined && ceiling.activity === undefined;
  // A bare count has a reader of its own, and so have other dates.
  if (last < 0 || isPlain || all.some((said, index) => index !== at && isOtherSpan(said, range, today))) return [];
  // "Twenty minutes here and there": an "and" within it splits the clause.
  const end = ceilingIn(sentence.slice(last, last + 1)) === undefined ? last + 1 : last;
  const quotes = sentence.slice(opensAt(sentence, at), end + 1).map(({ quote }) => quote);
  const days = toLimits(quotes.join(", "), range, ceiling);
  const { activity } = ceiling;
  const kept = activity === undefined ? "" : `: ${activity.label} at most, easily and as you like`;
  return [{ quotes, days, effect: `${days.map(describeDayLimit).join(" and ")}${kept}` }];
}

/** Bare dates belong to what stands before them: "in the week after Christmas (27.12. to 2.1.)". */
function opensAt(sentence: readonly Clause[], at: number): number {
  return at > 0 && (sentence[at]?.words ?? []).every((word) => !/\p{L}{5}/u.test(word)) ? at - 1 : at;
}

function isOtherSpan(said: string, range: DateRange, today: Day): boolean {
  const other = spanIn(said, today);
  return other !== undefined && other.from !== range.from;
}

function ofTwo(sentence: readonly Clause[], index: number): Ceiling | undefined {
  return sentence[index + 1]?.isJoined === true ? ceilingIn(sentence.slice(index, index + 2)) : undefined;
}

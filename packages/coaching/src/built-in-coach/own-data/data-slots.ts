import type { Day } from "@ironpace/training";
import { liftNamed, sportNamed, testNamed, type Lift, type Test } from "./subject.ts";
import { readSpan, type Span } from "./span.ts";
import type { Sport } from "./diary.ts";

/** The parts of a question, whatever it asks: a follow-up has only some. */
export function getSlots(words: string, today: Day, blockStart?: Day): Omit<DataQuestion, "metric" | "words"> {
  const [first = words, second] = either(words) ?? words.split(/\b(?:than|vs|versus|compared (?:to|with)|against|relative to)\b/);
  const unit = /\b(week|month|year)\b/.exec(first)?.[1];
  const than = second === undefined ? undefined : /^ ?(the )?last( one)? ?$/.test(second) && unit !== undefined ? `last ${unit}` : second;
  const isUsual =
    than !== undefined &&
    /\b(usual|normal|normally|average|before|typical)\b/.test(than) &&
    readSpan(than.trim(), today, blockStart) === undefined;
  const span = readSpan(first.trim(), today, blockStart);
  const against = than === undefined ? undefined : isUsual ? ("usual" as const) : readSpan(comparable(than), today, blockStart);
  const test =
    /\b(over|longer than|more than|above|at least) \d/.test(words) && /\b(how many|runs|sessions|times)\b/.test(words)
      ? undefined
      : testNamed(words);
  const lift =
    test === undefined || /\b(squat|dead|bench|press|clean|snatch|did i do|have i done)/.test(words) ? liftNamed(words) : undefined;
  const sport = sportNamed(words);
  const wanted = wantedIn(words);
  return {
    ...(wanted !== undefined && { wanted }),
    ...(lift !== undefined && { lift }),
    ...(test !== undefined && lift === undefined && { test }),
    ...(sport !== undefined && { sport }),
    ...(span !== undefined && { span }),
    ...(against !== undefined && { against }),
  };
}

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|winter|this week|last week|this month|last month|this year|last year)";

const EITHER = new RegExp(`^(.*\\b${MONTH}) (?:or|and|vs) (?:in )?(${MONTH})\\b`);

/** "more in september or october": both periods, the later one held against the earlier. */
function either(words: string): readonly [string, string] | undefined {
  const found = EITHER.exec(words);
  return found?.[1] === undefined || found[2] === undefined ? undefined : [found[1], found[2]];
}

/** "in spring" and "spring" are the same after "than". */
export function comparable(words: string): string {
  const plain = words.trim().replace(/^(i (was|did)|it was|in|the one) /, "");
  return /^(spring|summer|autumn|fall|winter|last|this|a |\d|the |since|on |yesterday)/.test(plain) ? plain : `in ${plain}`;
}

function wantedIn(words: string): Wanted | undefined {
  if (
    /\b(best|busiest|biggest|most active|worst|hardest|toughest|heaviest|easiest|lightest) (month|week)\b|\b(which|what) (month|week)\b.*\b(most|least|best|worst|weakest|lowest|strongest|biggest|smallest)\b/.test(
      words,
    )
  )
    return "best period";
  if (/\b(longest|furthest|farthest)\b/.test(words)) return "longest";
  if (/\b(when|which day|what day|how long ago|how long since|how long is it since)\b/.test(words)) return "when";
  if (/\b(fastest|quickest|slowest)\b/.test(words)) return "fastest";
  if (/\b(best|heaviest|max|maximum|most|pr|pb|prs|pbs|record|1rm|e1rm|1 rep max|one rep max|top|strongest|highest|biggest)\b/.test(words))
    return "best";
  if (/\b(average|avg|mean|typical|typically|per week|a week|on average|usually|each week)\b/.test(words)) return "average";
  if (
    /\b(trend|going|improv\w*|progress\w*|getting (better|stronger|faster|worse|slower|weaker)|better|stronger|faster|coming along|develop\w*|over time|plateau\w*|stuck|stalled|gone up|plateau\w*|stuck|stalled|gone down|moved|up|chart|graph)\b/.test(
      words,
    )
  )
    return "trend";
  if (/\b(how many|how often|number of|count)\b/.test(words)) return "count";
  return /\b(last time|last|latest|most recent)\b/.test(words) ? "last" : undefined;
}

export type Metric =
  | "lift"
  | "test"
  | "bests"
  | "distance"
  | "pace"
  | "sessions"
  | "adherence"
  | "time"
  | "volume"
  | "load"
  | "effort"
  | "hardest"
  | "streak"
  | "fitness"
  | "check-ins"
  | "not stored"
  | "goals"
  | "countdown"
  | "results"
  | "score"
  | "outlook"
  | "what was done"
  | "week ahead"
  | "remaining"
  | "changes"
  | "injuries"
  | "profile"
  | "summary";

/** What of the metric is wanted. */
export type Wanted = "best" | "last" | "count" | "average" | "longest" | "fastest" | "trend" | "total" | "best period" | "when";

/** A question about the athlete's own data, as far as its words say it. */
export interface DataQuestion {
  readonly metric: Metric;
  readonly wanted?: Wanted;
  readonly lift?: Lift;
  readonly test?: Test;
  readonly sport?: Sport;
  readonly span?: Span;
  /** What it is compared with; "usual": the weeks before. */
  readonly against?: Span | "usual";
  /** The goal, race or fact that is meant, in the athlete's words. */
  readonly words: string;
}

import { addDays, type Day, getMonday, type Session, shortDay } from "@ironpace/training";
import { Sentence } from "../../reading/sentence.ts";
import { readTimes, getSpan } from "../../reading/time.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";

/** How long a change holds: from today or a named day up to and with `to`. */
export interface Horizon {
  readonly from: Day;
  readonly to: Day;
  readonly label: string;
  /** "for good", "from now on", "for the whole plan" */
  readonly isForGood: boolean;
}

export const FOR_GOOD =
  /\b(?:for good|for ever|forever|permanently|from now on|always|every ?where|every week|whole plan|entire plan|rest of the (?:plan|block)|all the time|in general|all of (?:them|it)|all burpees|completely|not just (?:this|today|now|once))\b/;
const UNTIL = /\b(?:til|till|until|unti|up to|before)\s+(?:the )?(.+)$/;
const THROUGH = /\b(?:through|to and with|up to and including|including)\s+(?:the )?(.+)$/;

const DAYS = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:to|till|til|until) (?:mon|tue|wed|thu|fri|sat|sun)/;

/** The horizon that words name: "til Monday" ends on Sunday, "through Monday" on Monday. */
export function getHorizon(words: string, view: CoachView): Horizon | undefined {
  const { plan, today } = view;
  const end = plan === undefined ? today : addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  if (FOR_GOOD.test(words)) return { from: today, to: end, label: "until the end of the plan", isForGood: true };
  const until = UNTIL.exec(words)?.[1];
  const named = until === undefined ? undefined : spanNamed(until, today);
  if (named !== undefined) {
    const to = addDays(named.from, -1);
    return to < today ? undefined : { from: today, to, label: `until ${shortDay(to)}`, isForGood: false };
  }
  const through = THROUGH.exec(words)?.[1];
  const included = through === undefined ? undefined : spanNamed(through, today);
  if (included !== undefined) return { from: today, to: included.to, label: `until ${shortDay(included.to)}`, isForGood: false };
  if (/\b(?:the )?rest of (?:the |this )?week\b/.test(words)) {
    const to = addDays(getMonday(today), 6);
    return { from: today, to, label: "for the rest of this week", isForGood: false };
  }
  const spans = spansNamed(words, today);
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // "From Wednesday to Sunday", said on a Sunday: the one after that Wednesday.
  const final =
    spans.length > 1 && last.to < first.from && DAYS.test(words) ? { ...last, from: addDays(last.from, 7), to: addDays(last.to, 7) } : last;
  // "thu to sun next week", "from 3 to 6 december": both ends are days.
  const isRange = spans.length > 1 && !/\band\b/.test(words) && final.to >= first.from;
  const to = isRange ? final.to : first.to;
  return {
    from: first.from < today ? today : first.from,
    to,
    label:
      first.from === to
        ? `on ${shortDay(to)}`
        : first.label.startsWith("on ") || isRange
          ? `from ${shortDay(first.from)} to ${shortDay(to)}`
          : first.label,
    isForGood: false,
  };
}

function spansNamed(words: string, today: Day) {
  return readTimes(new Sentence(words), today).flatMap((time) => getSpan(time, today, false) ?? []);
}

function spanNamed(words: string, today: Day) {
  return spansNamed(words, today)[0];
}

/** The open sessions of a horizon. */
export function sessionsIn(plan: ActivePlan, { from, to }: Pick<Horizon, "from" | "to">): readonly Session[] {
  return allSessions(plan).filter((session) => session.date >= from && session.date <= to && isOpen(plan, session));
}

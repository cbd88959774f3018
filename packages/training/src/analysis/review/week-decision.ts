import { capital } from "../../model/words.ts";
import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import { assessReadiness } from "../readiness/check-in.ts";
import { shortTitle } from "./short-title.ts";
import type { DoneWork, PlannedWork, WeekRecord } from "./week-record.ts";

/** The one thing that an athlete decides after a week. */
export type WeekDecision = {
  readonly question: string;
  /** What it goes by, a sentence. */
  readonly why: string;
  /** What the button says. */
  readonly button: string;
} & (
  | { readonly kind: "missed"; readonly sessionIds: readonly string[] }
  | { readonly kind: "ease"; readonly from: Day; readonly to: Day; readonly share: number }
  | { readonly kind: "check-in" }
  | { readonly kind: "next-week" }
);

interface Facts {
  readonly record: WeekRecord;
  readonly week: readonly PlannedWork[];
  readonly next: readonly PlannedWork[];
  readonly done: readonly DoneWork[];
  readonly isDone: (session: PlannedWork) => boolean;
  readonly today: Day;
}

/** Sessions that felt harder than planned, at least this many and this share of them, ask for less (load-plausibility.md section 11). */
const HARDER = { sessions: 3, share: 0.7 };
/** Next week's share after a week that felt too hard, and after three light mornings (sections 11 and 13). */
const EASED_AFTER_HARD = 0.9;
const EASED_AFTER_MORNINGS = 0.8;
const LOW_MORNINGS = 3;
/** Fewer check-ins than this give no baseline within two weeks. */
const FEW_CHECK_INS = 3;

/** What matters most comes first: sessions left open, a week that was too much, then what makes the next one better. */
export function decideForWeek(facts: Facts): WeekDecision {
  return missed(facts) ?? tooMuch(facts) ?? fewCheckIns(facts) ?? nextWeek(facts);
}

/** The week of the review and the one after it, as they are called on the day it is read. */
function namesOfWeeks({ record, today }: Pick<Facts, "record" | "today">): { readonly reviewed: string; readonly coming: string } {
  const isOver = today > addDays(record.monday, 6);
  return isOver ? { reviewed: "last week", coming: "this week" } : { reviewed: "this week", coming: "next week" };
}

function nextWeek(facts: Facts): WeekDecision {
  const { reviewed, coming } = namesOfWeeks(facts);
  return {
    kind: "next-week",
    question: `Ready for ${coming}?`,
    why: `${capital(reviewed)} went well enough to keep your plan as it is.`,
    button: `Look at ${coming}`,
  };
}

/** What has no outcome yet: the plan goes on as if it was done until the athlete says otherwise. */
function missed({ record, week, isDone, today }: Facts): WeekDecision | undefined {
  const open = week.filter((session) => session.status === "open" && !isDone(session) && session.date < today);
  const hardest = open.toSorted((a, b) => b.load - a.load)[0];
  if (hardest === undefined) return undefined;
  const others = open.length === 1 ? "" : ` and ${open.length - 1} more`;
  return {
    kind: "missed",
    sessionIds: open.map(({ id }) => id),
    question: `Did you skip ${shortTitle(hardest.title)}${others}?`,
    why: `${shortTitle(hardest.title)} was due on ${shortDay(hardest.date)}. You do not have to catch up: ${namesOfWeeks({ record, today }).coming} builds on what you did.`,
    button: open.length === 1 ? "I skipped it" : "I skipped them",
  };
}

function tooMuch({ record, week, next, done, today }: Facts): WeekDecision | undefined {
  const [first, last] = [next[0], next.at(-1)];
  if (first === undefined || last === undefined || next.every(({ isDeload }) => isDeload)) return undefined;
  const monday = addDays(record.monday, 7);
  const { coming } = namesOfWeeks({ record, today });
  const ease = { kind: "ease", from: monday, to: addDays(monday, 6), button: `Ease ${coming}` } as const;
  const low = Array.from({ length: 7 }, (_, index) => assessReadiness(record.checkIns, addDays(record.monday, index))?.status).filter(
    (status) => status === "amber" || status === "red",
  ).length;
  if (low >= LOW_MORNINGS)
    return {
      ...ease,
      share: EASED_AFTER_MORNINGS,
      question: `Ease ${coming} by 20%?`,
      why: `${low} of your check-ins were below your normal range.`,
    };
  const rated = done.flatMap(({ plannedId, rpe }) => {
    const planned = week.find(({ id }) => id === plannedId);
    return planned === undefined || rpe === undefined ? [] : [rpe - planned.effort - (planned.effort <= 4 ? 1 : 0)];
  });
  const harder = rated.filter((difference) => difference >= 1).length;
  if (harder < HARDER.sessions || harder < HARDER.share * rated.length) return undefined;
  const why = `${harder} of ${rated.length} rated sessions felt harder than planned.`;
  return { ...ease, share: EASED_AFTER_HARD, question: `Ease ${coming} by 10%?`, why };
}

function fewCheckIns({ record }: Facts): WeekDecision | undefined {
  const count = record.checkIns.filter(({ day }) => day >= record.monday && day <= addDays(record.monday, 6)).length;
  if (count >= FEW_CHECK_INS) return undefined;
  return {
    kind: "check-in",
    question: "Check in each morning?",
    why: "It takes ten seconds. After a week I can suggest easier days when you sleep badly.",
    button: "Check in",
  };
}

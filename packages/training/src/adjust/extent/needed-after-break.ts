import type { Athlete } from "../../athlete/athlete.ts";
import { absenceOn, type Break, getBreaks, LOST_WEEK_DAYS } from "../../athlete/interruptions.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Plan, Session } from "../../model/plan.ts";
import { isSame } from "../same.ts";

/** Up to so many days one week is lighter, and the plan goes on (dose-progression.md section 6). */
const LIGHTER_WEEK_DAYS = 7;
/** A missed key session moves by at most so many days, or is dropped. */
const KEY_SESSION_MAX_DAYS = 2;
/** Four or five days with so few planned sessions are a short break. */
const FEW_SESSIONS = { sessions: 2, days: 5 };

/**
 * Which changes a break of at most a week asks for: its own days, a key session that moves, and after four days and more, or an illness, the week
 * after it. Undefined for longer breaks and an illness that costs the week, after which everything is planned anew.
 */
export function neededAfterBreak(
  plan: Plan,
  { before, after }: { readonly before: Athlete; readonly after: Athlete },
): ((was: Session | undefined, is: Session | undefined) => boolean) | undefined {
  const old = getBreaks(before);
  const gaps = getBreaks(after).filter((gap) => !old.some((known) => isSame(known, gap)));
  if (gaps.some(({ days, isIllness }) => days > LIGHTER_WEEK_DAYS || (isIllness && days >= LOST_WEEK_DAYS))) return undefined;
  const long = gaps.filter((gap) => gap.isIllness || !isShort(plan, gap));
  return (was, is) => {
    const session = is ?? was;
    if (session === undefined) return false;
    const isAway = was !== undefined && is === undefined && absenceOn(after, was.date) !== undefined;
    return isAway || isKeyMoved(gaps, was, is) || long.some(({ to }) => session.date > to && session.date <= addDays(to, 7));
  };
}

function isShort(plan: Plan, { from, to, days }: Break): boolean {
  const planned = plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => from <= date && date <= to);
  return days < LOST_WEEK_DAYS || (days <= FEW_SESSIONS.days && planned.length <= FEW_SESSIONS.sessions);
}

function isKeyMoved(gaps: readonly Break[], was: Session | undefined, is: Session | undefined): boolean {
  if (was === undefined || is === undefined || was.code === is.code || is.load <= was.load) return false;
  const isNear = (day: Day): boolean => is.date > day && daysBetween(day, is.date) <= KEY_SESSION_MAX_DAYS;
  return gaps.some(({ to }) => isNear(to));
}

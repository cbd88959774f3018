import { addDays, type Day, type Session } from "@ironpace/training";
import { possibleDays } from "../changes/move-to.ts";
import { sessionOn } from "../changes/session-named.ts";
import { isOpen } from "../topics/sessions.ts";
import { listIn, sayIn, type Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";

/** What comes so soon after a session that it wants fresh legs: a test or a race. */
export interface Event {
  readonly name: string;
  readonly date: Day;
}

/** The test or race on the day after a day. */
export function eventAfter(day: Day, { plan, competitions }: CoachView): Event | undefined {
  const next = addDays(day, 1);
  const race = competitions.find(({ date, priority }) => date === next && priority !== "C");
  if (race !== undefined) return { name: race.name ?? race.type ?? "", date: next };
  const session = plan === undefined ? undefined : sessionOn(plan, next);
  return session !== undefined && isTest(session) ? { name: session.title, date: next } : undefined;
}

export function isTest({ title }: Pick<Session, "title">): boolean {
  return /^Test\b/u.test(title);
}

/** The free days that a session can go to, besides one, none of them just before a test or a race. */
export function otherFreeDays(session: Session, but: Day, view: CoachView): readonly Day[] {
  const { plan } = view;
  if (plan === undefined) return [];
  return possibleDays(session, plan, view)
    .filter((day) => day !== but && sessionOn(plan, day) === undefined && eventAfter(day, view) === undefined)
    .slice(0, 2);
}

/** "Thu 3 Dec would be free for it." */
export function freeDaysText(session: Session, but: Day, tongue: Tongue, view: CoachView): string | undefined {
  const days = otherFreeDays(session, but, view).map((day) => `**${dayIn(tongue, day, false)}**`);
  if (days.length === 0) return undefined;
  const names = listIn(tongue, days);
  return sayIn(tongue)(
    `Other free days: ${names}.`,
    `Frei dafür wäre sonst: ${names}.`,
    `Libre pour elle sans cela : ${names}.`,
    `Libre para ella sin eso: ${names}.`,
    `Libero senza questo: ${names}.`,
  );
}

/** The open sessions of the days before and after a day, without one that leaves them. */
export function neighbours(day: Day, moved: Session | undefined, { plan }: CoachView): readonly [Session | undefined, Session | undefined] {
  const on = (date: Day): Session | undefined => {
    const found = plan === undefined ? undefined : sessionOn(plan, date);
    return found === undefined || plan === undefined || found.id === moved?.id || !isOpen(plan, found) ? undefined : found;
  };
  return [on(addDays(day, -1)), on(addDays(day, 1))];
}

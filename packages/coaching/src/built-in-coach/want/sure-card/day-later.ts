import { addDays } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { sessionMeant } from "../../turn/changes/session-meant.ts";
import { translated } from "../../turn/translated.ts";
import { daysAhead } from "../days-ahead.ts";
import { EARLIER, LATER } from "./shifted-week.ts";

/** "Move the long run next week one day later": a session that is named, on the day after or before its own. */
export function dayLater({ words, frame, view, tongue }: Followed): Draft | undefined {
  const { plan, today } = view;
  const step = EARLIER.test(words) ? -1 : LATER.test(words) ? 1 : 0;
  const [day, other] = daysAhead(frame, today);
  if (plan === undefined || step === 0 || other !== undefined || frame.content.includes("?")) return undefined;
  const [period] = frame.periods.filter(({ to }) => to >= today);
  const weeks = plan.plan.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.filter(({ date }) => period === undefined || (date >= period.from && date <= period.to)),
  }));
  const isNamed = frame.subjects.some(({ kind, lift }) => kind !== undefined || lift !== undefined);
  const named = isNamed ? sessionMeant({ ...frame, days: [] }, { ...plan, plan: { ...plan.plan, weeks } }, today) : undefined;
  const session = day === undefined ? named : sessionOn(plan, day);
  if (session === undefined || !allSessions(plan).some((each) => each.id === session.id && isOpen(plan, each))) return undefined;
  return { ...translated(moveTo(session, addDays(session.date, step), view), tongue), isDecided: true };
}

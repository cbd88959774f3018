import type { SessionAmount, WeekDifference } from "@ironpace/contract";
import type { Plan, Session } from "@ironpace/training";

/** The weeks with one of the changed sessions, each session before and after. `changed`: ids of the engine. */
export function weekDifferences(before: Plan, after: Plan, changed: ReadonlySet<string>): readonly WeekDifference[] {
  return before.weeks.flatMap(({ week, startDate, sessions: were }) => {
    const are = after.weeks.find((other) => other.week === week)?.sessions ?? [];
    const ids = [...new Set([...were, ...are].map(({ id }) => id))];
    if (!ids.some((id) => changed.has(id))) return [];
    const sessions = ids.flatMap((id) => {
      const [was, is] = [were.find((session) => session.id === id), are.find((session) => session.id === id)];
      const title = (is ?? was)?.title;
      return title === undefined ? [] : [{ title, before: toAmount(was), after: toAmount(is), isChanged: changed.has(id) }];
    });
    const dayOf = ({ before: was, after: is }: (typeof sessions)[number]) => (is ?? was)?.date ?? "";
    return [{ week, startDate, sessions: sessions.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) }];
  });
}

function toAmount(session: Session | undefined): SessionAmount | null {
  return session === undefined ? null : { date: session.date, load: Math.round(session.load), ironLoad: Math.round(session.ironLoad) };
}

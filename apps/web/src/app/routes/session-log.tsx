import { daysBetween } from "@ironpace/training";
import { competitions } from "#features/competitions/api/competitions.ts";
import { isPast } from "#features/competitions/model/preparation.ts";
import type { Moving } from "#features/session-log/components/calendar/calendar-view.tsx";
import type { CalendarLinks } from "#features/session-log/components/calendar/calendar-links.ts";
import { SessionLogPage } from "#features/session-log/components/page/session-log-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useToday } from "#ui/use-today.ts";
import { sessionLogPath, sessionPath, trainPath } from "../navigation/paths.ts";

const LINKS: CalendarLinks = { plan: sessionPath, train: trainPath, list: sessionLogPath };

/** Its code is only loaded for who moves a session. */
const MOVING: Moving = {
  Dialog: lazyPart(async () => (await import("../move-session.tsx")).MoveSession),
  loadDrag: async () => (await import("#features/plan/components/week-sheet/drag-sessions.ts")).dragSessions,
};

export function SessionLogRoute() {
  const today = useToday();
  const race = competitions.useRows().data?.find((each) => !isPast(each, today));
  return <SessionLogPage links={LINKS} moving={MOVING} race={race && { name: race.name, days: daysBetween(today, race.date) }} />;
}

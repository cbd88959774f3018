import type { Moving } from "#features/session-log/components/calendar/calendar-view.tsx";
import type { CalendarLinks } from "#features/session-log/components/calendar/day-sheet.tsx";
import { SessionLogPage } from "#features/session-log/components/page/session-log-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { sessionLogPath, sessionPath, trainPath } from "../navigation/paths.ts";

const LINKS: CalendarLinks = { plan: sessionPath, train: trainPath, list: sessionLogPath };

/** Its code is only loaded for who moves a session. */
const MOVING: Moving = {
  Dialog: lazyPart(async () => (await import("../move-session.tsx")).MoveSession),
  loadDrag: async () => (await import("#features/plan/components/week-sheet/drag-sessions.ts")).dragSessions,
};

export function SessionLogRoute() {
  return <SessionLogPage links={LINKS} moving={MOVING} />;
}

// In the head of the app's page, before its styles: asks for the rows that the page is drawn from while styles and scripts are on their way.
import { paths } from "#app/navigation/paths.ts";
import { askEarly } from "#backend/first-paint/early-answers.ts";
import { sessionWithEntryPath } from "#features/session-log/api/session-columns.ts";

const { pathname } = location;
const isTraining = pathname.startsWith(`${paths.train}/`);
const [, sessionId] = /^\/train\/plan\/([\da-f-]{36})$/.exec(pathname) ?? [];

// The frame around every page looks at the active plan; a session that is trained has its own rows.
askEarly([
  isTraining ? ["frame", { path: "rpc/app_frame", body: {} }] : ["frame-with-plan", { path: "rpc/app_frame", body: { with_plan: true } }],
  ...(sessionId === undefined ? [] : [["session", { path: sessionWithEntryPath(sessionId) }] as const]),
]);

import { SessionLogPage } from "../../features/session-log/components/page/session-log-page.tsx";
import { sessionPath, trainPath } from "../paths.ts";

export function SessionLogRoute() {
  return <SessionLogPage planHref={sessionPath} trainHref={trainPath} />;
}

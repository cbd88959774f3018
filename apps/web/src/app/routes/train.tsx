import { RunnerPage } from "#features/session-log/components/runner/runner-page.tsx";
import { paths, sessionLogPath } from "../paths.ts";

export function TrainRoute() {
  return <RunnerPage homeHref={paths.dashboard} listHref={sessionLogPath} />;
}

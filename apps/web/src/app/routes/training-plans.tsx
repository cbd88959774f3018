import { Navigate, useSearchParams } from "react-router";
import { PlanPage } from "#features/plan/index.ts";
import { useOpenSession } from "#features/session-log/api/open-session.ts";
import { useCoach } from "../coach/coach-context.ts";
import { calendarPath, trainPath } from "../navigation/paths.ts";

export function TrainingPlansRoute() {
  const coach = useCoach();
  const [params] = useSearchParams();
  const isSessionOpen = useOpenSession() !== undefined;
  const sessionId = params.get("sessionId");
  if (sessionId !== null && params.has("start")) return <Navigate to={trainPath("plan", sessionId)} replace />;
  return (
    <PlanPage onAskCoach={coach.open} training={{ hrefOf: (id) => trainPath("plan", id), calendarHref: calendarPath, isSessionOpen }} />
  );
}

import { PlanPage } from "../../features/plan/index.ts";
import { useCoach } from "../coach/coach-context.ts";
import { loggerPath } from "../paths.ts";

export function TrainingPlansRoute() {
  const coach = useCoach();
  return <PlanPage onAskCoach={coach.open} loggerHref={(id) => loggerPath("plan", id)} />;
}

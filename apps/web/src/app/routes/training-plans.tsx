import { PlanPage } from "../../features/plan/index.ts";
import { useCoach } from "../coach/coach-context.ts";

export function TrainingPlansRoute() {
  const coach = useCoach();
  return <PlanPage onAskCoach={coach.open} />;
}

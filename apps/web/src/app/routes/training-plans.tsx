import { PlanPage } from "../../features/plan/index.ts";

export function TrainingPlansRoute() {
  return <PlanPage />;
}

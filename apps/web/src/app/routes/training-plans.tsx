import { PlanPage } from "../../features/plan/components/page/plan-page.tsx";

export function TrainingPlansRoute() {
  return <PlanPage />;
}

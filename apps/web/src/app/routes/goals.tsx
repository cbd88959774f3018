import { GoalsPage } from "#features/goals/components/goals-page.tsx";

export function GoalsRoute() {
  return <GoalsPage />;
}

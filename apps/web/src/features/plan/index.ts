export type { CoachOpening, OpenCoach } from "./components/actions/coach-slot.ts";
export { PlanPage } from "./components/page/plan-page.tsx";

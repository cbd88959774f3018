export { PlanPage } from "./components/page/plan-page.tsx";

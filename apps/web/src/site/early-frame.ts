// In the body of the app's page, before any script of the app: asks for the rows that today and the plan are drawn from while the scripts are on their way.
import { paths } from "#app/paths.ts";
import { askEarly } from "#backend/early-frame.ts";

if (location.pathname === paths.dashboard || location.pathname === paths.trainingPlans) askEarly();

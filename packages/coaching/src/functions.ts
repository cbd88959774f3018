import type { FunctionHandler } from "./context.ts";
import { exportMyData } from "./export-my-data/handler.ts";
import { generateTrainingPlan } from "./generate-training-plan/handler.ts";

/** Function name, as in /functions/v1/<name>, to its handler. */
export const FUNCTIONS: ReadonlyMap<string, FunctionHandler> = new Map([
  ["export-my-data", exportMyData],
  ["generate-training-plan", generateTrainingPlan],
]);

import type { FunctionHandler } from "./context.ts";
import { adjustTrainingPlan } from "./adjust-training-plan/handler.ts";
import { exportMyData } from "./export-my-data/handler.ts";
import { generateTrainingPlan } from "./generate-training-plan/handler.ts";

/** Function name, as in /functions/v1/<name>, to its handler. */
export const FUNCTIONS: ReadonlyMap<string, FunctionHandler> = new Map([
  ["adjust-training-plan", adjustTrainingPlan],
  ["export-my-data", exportMyData],
  ["generate-training-plan", generateTrainingPlan],
]);

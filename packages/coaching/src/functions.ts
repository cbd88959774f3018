import type { FunctionHandler } from "./context.ts";
import { generateTrainingPlan } from "./generate-training-plan/handler.ts";

/** Function name, as in /functions/v1/<name>, to its handler. */
export const FUNCTIONS: ReadonlyMap<string, FunctionHandler> = new Map([["generate-training-plan", generateTrainingPlan]]);

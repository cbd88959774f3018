import type { FunctionHandler, PublicHandler } from "./context.ts";
import { adjustTrainingPlan } from "./adjust-training-plan/handler.ts";
import { aiCoach } from "./ai-coach/handler.ts";
import { calendarFeed } from "./calendar-feed/handler.ts";
import { checkNotes } from "./check-notes/handler.ts";
import { estimates } from "./estimates/handler.ts";
import { exportMyData } from "./export-my-data/handler.ts";
import { generateCoachNotes } from "./generate-coach-notes/handler.ts";
import { generateTrainingPlan } from "./generate-training-plan/handler.ts";
import { sessionOptions } from "./session-options/handler.ts";

/** Function name, as in /functions/v1/<name>, to its handler. */
export const FUNCTIONS: ReadonlyMap<string, FunctionHandler> = new Map([
  ["adjust-training-plan", adjustTrainingPlan],
  ["ai-coach", aiCoach],
  ["check-notes", checkNotes],
  ["estimates", estimates],
  ["export-my-data", exportMyData],
  ["generate-coach-notes", generateCoachNotes],
  ["generate-training-plan", generateTrainingPlan],
  ["session-options", sessionOptions],
]);

/** The same for those that need no session: whatever they answer to is in their address. */
export const PUBLIC_FUNCTIONS: ReadonlyMap<string, PublicHandler> = new Map([["calendar-feed", calendarFeed]]);

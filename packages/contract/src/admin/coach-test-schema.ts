import { z } from "zod";
import { COACH_ACTIONS } from "../functions/ai-coach.ts";
import { COACH_TEST_INCOMPLETE, type CoachTestEntry, keywordsIn } from "./coach-tests.ts";

/** What can be saved of a test case. */
export const coachTestEntry = z.object({
  name: z.string().trim().min(1, COACH_TEST_INCOMPLETE.message).max(200, "At most 200 characters"),
  action: z.enum(COACH_ACTIONS),
  primaryFocus: z.enum(["crossfit", "hyrox", "running"]),
  content: z.string().trim().min(1, COACH_TEST_INCOMPLETE.message).max(4000, "At most 4,000 characters"),
  keywords: z.string().refine((text) => keywordsIn(text).length <= 100, "At most 100 keywords"),
  age: z.string().refine((text) => isBetween(text, 10, 120), "Between 10 and 120"),
  gender: z.enum(["not_given", "female", "male"]),
  weight: z.string().refine((text) => isBetween(text, 20, 400), "Between 20 and 400 kg"),
}) satisfies z.ZodType<CoachTestEntry>;

function isBetween(text: string, least: number, most: number): boolean {
  return text.trim() === "" || (Number(text) >= least && Number(text) <= most);
}

import { DAYS_OUT_OF_RANGE, FOCUS, LEVEL, MAX_DAYS_PER_WEEK, MIN_DAYS_PER_WEEK, TOO_FEW_DAYS } from "@ironpace/contract";
import { parseDay, type Day, type Focus, type Level } from "@ironpace/training";
import { z } from "zod";
import type { GenerationForm } from "./generation-form.ts";

/** The rules of the form on the day `today`; the service checks them again. */
export function generationFormSchema(today: Day): z.ZodType<GenerationForm, GenerationForm> {
  return z
    .object({
      userLevel: z.enum(LEVEL.values as [Level, ...Level[]], "Choose your level"),
      primaryFocus: z.enum(FOCUS.values as [Focus, ...Focus[]], "Choose a primary focus"),
      weeklyAvailability: z.number().min(MIN_DAYS_PER_WEEK, TOO_FEW_DAYS).max(MAX_DAYS_PER_WEEK, DAYS_OUT_OF_RANGE),
      goalDescription: z.string().max(2000, "At most 2,000 characters"),
      injuryHistory: z.string().max(4000, "At most 4,000 characters"),
      competitionName: z.string().max(200, "At most 200 characters"),
      competitionType: z.string().max(100, "At most 100 characters"),
      competitionDate: z
        .string()
        .refine((text) => text === "" || parseDay(text) !== undefined, { error: "Enter a date", abort: true })
        .refine((text) => text === "" || text >= today, "The competition is in the past"),
      startDate: z.string(),
    })
    .refine((form) => form.competitionDate !== "" || form.competitionName.trim() === "", {
      path: ["competitionDate"],
      message: "Enter the competition date",
    });
}

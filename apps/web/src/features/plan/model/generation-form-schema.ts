import { FOCUS, LEVEL } from "@ironpace/contract";
import { parseDay, type Day, type Focus, type Level } from "@ironpace/training";
import { z } from "zod";
import { MAXIMUM_DAYS, MINIMUM_DAYS, type GenerationForm } from "./generation-form.ts";

/** The rules of the form on the day `today`; the service checks them again. */
export function generationFormSchema(today: Day): z.ZodType<GenerationForm, GenerationForm> {
  return z
    .object({
      userLevel: z.enum(LEVEL.values as [Level, ...Level[]], "Choose your level"),
      primaryFocus: z.enum(FOCUS.values as [Focus, ...Focus[]], "Choose a primary focus"),
      weeklyAvailability: z
        .number()
        .min(MINIMUM_DAYS, "You must train at least 3 days per week")
        .max(MAXIMUM_DAYS, "Training days must be between 3 and 7 days per week"),
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
      message: "Enter the date, so that we can plan for the competition",
    });
}

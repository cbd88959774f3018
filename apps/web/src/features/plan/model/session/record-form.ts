import { z } from "zod";

/** What the athlete writes down of a session: all as typed, empty means not given. */
export interface RecordForm {
  readonly minutes: string;
  readonly rpe: string;
  readonly notes: string;
}

const MOST_MINUTES = 1440;

/** The limits of the ledger. */
export const recordFormSchema: z.ZodType<RecordForm, RecordForm> = z.object({
  minutes: z
    .string()
    .trim()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MINUTES, "Enter whole minutes, 1 to 1,440"),
  rpe: z.string(),
  notes: z.string().max(4000, "At most 4,000 characters"),
});

import { addDays, type PainReportSign, type Day, type Region } from "@ironpace/training";
import { z } from "zod";
import { formatDay } from "#ui/format.ts";
import { sessionState, type PlanView, type SessionView } from "./plan-view.ts";

/** Days without training, both included; as typed. */
export interface AbsenceValues {
  readonly from: string;
  readonly to: string;
}

/** Somebody who is ill today rarely is well tomorrow. */
const USUAL_DAYS = 3;

export function usualAbsence(today: Day): AbsenceValues {
  return { from: today, to: addDays(today, USUAL_DAYS - 1) };
}

/** Days of the plan that are not over. */
export function absenceSchema(plan: PlanView, today: Day): z.ZodType<AbsenceValues, AbsenceValues> {
  const last = addDays(plan.startDate, plan.durationWeeks * 7 - 1);
  return z
    .object({
      from: z.iso.date("Enter the first day").refine((day) => day <= last, `Your plan ends on ${formatDay(last)}`),
      to: z.iso.date("Enter the last day").refine((day) => day >= today, "These days have already passed"),
    })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day comes before the first" });
}

export interface InjuryValues {
  readonly details: string;
}

export const injurySchema: z.ZodType<InjuryValues, InjuryValues> = z.object({
  details: z.string().trim().min(1, "Say what hurts").max(4000, "At most 4,000 characters"),
});

/** How a sore region took a session; numbers as typed. */
export interface PainValues {
  readonly region: Region | "";
  readonly day: string;
  readonly worst: string;
  readonly morning: string;
  readonly altered: boolean;
  readonly isGone: boolean;
  readonly signs: readonly PainReportSign[];
}

/** The form of a report of pain. The session itself needs a number unless the pain is gone; the next morning may not have come yet. */
export function painSchema(today: Day): z.ZodType<PainValues, PainValues> {
  const pain = z
    .string()
    .trim()
    .regex(/^(?:|10|\d)$/u, "Enter a whole number from 0 to 10");
  return z
    .object({
      region: z.custom<Region | "">().refine((region) => region !== "", "Choose where it hurts"),
      day: z.iso.date("Enter the day").refine((day) => day <= today, "This date is in the future"),
      worst: pain,
      morning: pain,
      altered: z.boolean(),
      isGone: z.boolean(),
      signs: z.custom<readonly PainReportSign[]>(),
    })
    .refine(({ worst, isGone }) => isGone || worst !== "", { path: ["worst"], message: "Enter a whole number from 0 to 10" });
}

export interface RaceValues {
  readonly name: string;
  readonly type: string;
  readonly date: string;
  readonly location: string;
  readonly priority: "A" | "B" | "C";
}

/** The limits of the competitions table. */
export function raceSchema(today: Day): z.ZodType<RaceValues, RaceValues> {
  return z.object({
    name: z.string().trim().min(1, "Enter the name of the competition").max(200, "At most 200 characters"),
    type: z.string(),
    date: z.iso.date("Enter the date of the competition").refine((day) => day >= today, "This day has already passed"),
    location: z.string().trim().min(1, "Enter the location").max(200, "At most 200 characters"),
    priority: z.enum(["A", "B", "C"]),
  });
}

/** How far back sessions are asked about. */
const DAYS_BACK = 14;

/** Open sessions of the last two weeks, and the one it is asked about, whenever that is. */
export function getMissableSessions({ sessions }: PlanView, today: Day, asked?: SessionView): readonly SessionView[] {
  const since = addDays(today, -DAYS_BACK);
  return sessions.filter(
    (session) =>
      session.id === asked?.id ||
      (session.date >= since && sessionState(session, today) === "missed" && !session.skipped && !session.isRace),
  );
}

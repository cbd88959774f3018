import { FOCUS, LEVEL, planDemand, planNote, sessionExtras } from "@ironpace/contract";
import { mondayOf, type SeasonPhase } from "@ironpace/training";
import { z } from "zod";
import { localDay } from "../../../ui/format.ts";
import type { PlanView } from "../model/plan-view.ts";
import { readSession } from "./session-row.ts";

/**
 * A row of training_plans with its sessions, as the screens use it.
 * Sessions that cannot be read are dropped; throws with the documented message when the row or all of its sessions cannot.
 */
export function readPlan(row: unknown): PlanView {
  const parsed = planRow.safeParse(row);
  if (!parsed.success) throw new Error("Error transforming plan data");
  const { training_sessions: rows, ...plan } = parsed.data;
  if (rows.length === 0) throw new Error("No training sessions received from server");
  const { notes, demand, weeks, sessions: extras } = plan.adaptation_data;
  const createdOn = localDay(new Date(plan.created_at));
  const startDate = plan.start_date ?? mondayOf(createdOn);
  const sessions = rows
    .flatMap((session) => readSession(session, { startDate, createdOn }) ?? [])
    .map((session) => ({ ...session, ...extras[`w${session.week}d${session.day}`], ...seasonOf(weeks, session.week) }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.week - b.week || a.day - b.day);
  if (sessions.length === 0) throw new Error("Invalid session data format received from server");
  return {
    id: plan.id,
    title: plan.title ?? "Training Plan",
    description: plan.description ?? "A periodized training plan",
    focus: label(FOCUS, plan.focus_area ?? "general"),
    level: label(LEVEL, plan.level ?? "intermediate"),
    stored: { focus: plan.focus_area ?? "general", level: plan.level ?? "intermediate" },
    status: plan.status ?? "active",
    durationWeeks: plan.duration_weeks ?? 12,
    sessionsPerWeek: plan.sessions_per_week ?? 4,
    startDate,
    firstMacroWeek: plan.first_macro_week ?? 1,
    createdOn,
    ...(plan.status === "completed" && plan.ended_at ? { endedOn: localDay(new Date(plan.ended_at)) } : {}),
    notes,
    ...(demand === undefined ? {} : { demand }),
    sessions,
  };
}

const weekFrame = z.object({ week: z.number(), season: z.enum(["base", "build", "specific", "taper", "recovery"]).optional() });

/** The phase that is shown follows the race, where there is one. */
function seasonOf(weeks: readonly z.infer<typeof weekFrame>[], number: number): { readonly phase?: SeasonPhase } {
  const season = weeks.find(({ week }) => week === number)?.season;
  return season === undefined ? {} : { phase: season };
}

const facts = z
  .object({
    notes: z.array(planNote).catch([]),
    demand: planDemand.optional().catch(undefined),
    /** By the engine's id of the session. */
    sessions: z.record(z.string(), sessionExtras).catch({}),
    weeks: z.array(weekFrame).catch([]),
  })
  .catch({ notes: [], demand: undefined, sessions: {}, weeks: [] });

/** The column may hold the object itself or its JSON text. */
const adaptationData = z.preprocess((value) => (typeof value === "string" ? parseJson(value) : value), facts);

const planRow = z.object({
  id: z.string(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  focus_area: z.string().nullish(),
  level: z.string().nullish(),
  status: z.string().nullish(),
  duration_weeks: z.number().nullish(),
  sessions_per_week: z.number().nullish(),
  start_date: z.string().nullish(),
  first_macro_week: z.number().nullish(),
  created_at: z.string(),
  ended_at: z.string().nullish(),
  adaptation_data: adaptationData,
  training_sessions: z.array(z.unknown()),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function label(enumeration: typeof FOCUS | typeof LEVEL, stored: string): string {
  const value = enumeration.read(stored);
  return value === undefined ? stored : ((enumeration.labels as Readonly<Record<string, string>>)[value] ?? stored);
}

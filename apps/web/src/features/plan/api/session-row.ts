import { exerciseItem, mainFormat } from "@ironpace/contract";
import { addDays, weekdayOf, type Day } from "@ironpace/training";
import { z } from "zod";
import { localDay } from "../../../ui/format.ts";
import type { SessionView } from "../model/plan-view.ts";

export interface SessionPlan {
  /** A Monday. */
  readonly startDate: Day;
  readonly createdOn: Day;
}

/** A row of training_sessions as the screens use it; undefined for one without title or content. */
export function readSession(row: unknown, plan: SessionPlan): SessionView | undefined {
  const parsed = sessionRow.safeParse(row);
  if (!parsed.success) return undefined;
  const session = parsed.data;
  const blocks = {
    warmup: session.warmup,
    strength: session.strength,
    skill: session.skill,
    mainWorkout: session.main_workout,
    cooldown: session.cooldown,
  };
  if (Object.values(blocks).every((items) => items.length === 0)) return undefined;
  const date = session.scheduled_date ?? addDays(plan.startDate, (session.week - 1) * 7 + (session.weekday ?? session.day) - 1);
  const load = session.planned_load ?? session.duration * session.intensity_level;
  return {
    id: session.id,
    title: session.title,
    description: session.description,
    type: session.type,
    week: session.week,
    day: session.day,
    weekday: weekdayOf(date),
    date,
    duration: session.duration,
    phase: session.phase,
    isDeload: session.is_deload,
    isRace: session.code === "RACE",
    enduranceFirst: session.code === "SWs" || session.code === "REs",
    effort: session.intensity_level,
    complexity: session.complexity,
    intent: session.training_intent,
    blocks,
    ...(session.main_format ? { mainFormat: session.main_format } : {}),
    coachNotes: {
      stimulus: session.coach_notes_stimulus,
      strategy: session.coach_notes_strategy,
      substitutions: session.coach_notes_substitutions,
      warmup: session.coach_notes_warmup,
    },
    load,
    ironLoad: Math.min(session.iron_load ?? (session.type === "strength" || session.type === "skill" ? load : 0), load),
    tonnage: session.tonnage_kg,
    distance: session.distance_m,
    predatesPlan: date < plan.createdOn,
    completed: session.completed,
    skipped: session.status === "skipped",
    ...(session.skip_reason ? { skipReason: session.skip_reason } : {}),
    ...(session.moved_from ? { movedFrom: session.moved_from } : {}),
    ...(session.generated_by === "ai" ? { wordedByModel: true } : {}),
    ...(session.completed && session.completed_at ? { doneOn: localDay(new Date(session.completed_at)) } : {}),
    ...(session.session_rpe === null ? {} : { sessionRpe: session.session_rpe }),
  };
}

const items = z
  .array(exerciseItem)
  .nullish()
  .transform((value) => value ?? []);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const amount = z.coerce
  .number()
  .nullish()
  .transform((value) => value ?? 0);

const sessionRow = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: text,
  type: z.enum(["strength", "conditioning", "skill", "recovery", "mixed"]).catch("mixed"),
  week: z.number(),
  day: z.number(),
  weekday: z.number().nullish(),
  scheduled_date: z.string().nullish(),
  duration: z
    .number()
    .nullish()
    .transform((value) => value ?? 60),
  warmup: items,
  strength: items,
  skill: items,
  main_workout: items,
  cooldown: items,
  main_format: mainFormat.nullish(),
  coach_notes_stimulus: text,
  coach_notes_strategy: text,
  coach_notes_substitutions: text,
  coach_notes_warmup: text,
  completed: z.boolean(),
  status: z.string().nullish(),
  skip_reason: z.string().nullish(),
  moved_from: z.string().nullish(),
  completed_at: z.string().nullish(),
  generated_by: z.string().nullish(),
  session_rpe: z.coerce.number().nullable().default(null),
  training_intent: text,
  intensity_level: z
    .number()
    .nullish()
    .transform((value) => value ?? 5),
  complexity: z
    .number()
    .nullish()
    .transform((value) => value ?? 3),
  is_deload: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  phase: z.enum(["foundation", "development", "performance", "accumulation", "intensity", "specialization", "taper"]).catch("foundation"),
  code: z.string().nullish(),
  planned_load: z.number().nullish(),
  iron_load: z.number().nullish(),
  tonnage_kg: amount,
  distance_m: amount,
});

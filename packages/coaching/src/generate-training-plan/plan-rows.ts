import type { Athlete, Plan, Session } from "@ironpace/training";
import type { Json } from "@ironpace/contract";
import { engineWords } from "./engine-words.ts";
import type { PlanInWords } from "./plan-in-words.ts";
import { sessionExtras } from "./session-extras.ts";

/** Where a plan stands among the athlete's others, and which request made it. */
export interface PlanOrigin {
  readonly previousPlanId: string | undefined;
  readonly endsPlanId: string | undefined;
  readonly requestId: string | undefined;
}

/** Arguments of the RPC create_training_plan, for the athlete it was made for: with the exercises that were chosen, so that adjustments keep them. */
export function planRows(
  { plan, originals, swaps, tokens }: PlanInWords,
  athlete: Athlete,
  { previousPlanId, endsPlanId, requestId }: PlanOrigin,
): { plan: Json; sessions: Json } {
  return {
    plan: {
      title: plan.title,
      description: plan.description,
      focus_area: plan.focus,
      level: plan.level,
      difficulty: plan.level,
      duration_weeks: plan.durationWeeks,
      sessions_per_week: plan.sessionsPerWeek,
      start_date: plan.startDate,
      first_macro_week: plan.firstMacroWeek,
      previous_plan_id: previousPlanId ?? null,
      ends_plan_id: endsPlanId ?? null,
      request_id: requestId ?? null,
      is_ai_generated: originals.size > 0,
      token_count: tokens,
      adaptation_data: adaptationData(plan),
      circumstances: json(swaps.length === 0 ? athlete : { ...athlete, swaps }),
    },
    sessions: plan.weeks.flatMap((week) =>
      week.sessions.map((session) => {
        const original = originals.get(session.id);
        const row = sessionRow(session);
        return original === undefined ? row : { ...row, generated_by: "ai", engine_words: json(engineWords(original)) };
      }),
    ),
  };
}

/** What the engine has to know of a plan to go on with it, apart from the columns of its sessions. */
export function adaptationData({ notes, demand, startsFrom, adjusted, weeks }: Plan): Json {
  const frames = weeks.map(({ sessions: _, ...week }) => week);
  const sessions = sessionExtras({ weeks });
  return json({
    notes,
    ...(demand && { demand }),
    ...(startsFrom && { startsFrom }),
    ...(adjusted && { adjusted }),
    weeks: frames,
    ...(Object.keys(sessions).length > 0 && { sessions }),
  });
}

/** Columns of training_sessions, for a session as the engine made it. */
export function sessionRow(session: Session): Readonly<Record<string, Json>> {
  const { blocks, coachNotes } = session;
  return {
    title: session.title,
    description: session.description,
    type: session.type,
    code: session.code,
    week: session.week,
    day: session.day,
    weekday: session.weekday,
    scheduled_date: session.date,
    duration: session.duration,
    phase: session.phase,
    is_deload: session.isDeload,
    intensity_level: session.intensityLevel,
    complexity: session.complexity,
    training_intent: session.trainingIntent,
    movement_focus: [...session.movementFocus],
    hard: session.hard,
    heavy_lower: session.heavyLower,
    warmup: json(blocks.warmup),
    strength: json(blocks.strength),
    skill: json(blocks.skill),
    main_workout: json(blocks.mainWorkout),
    cooldown: json(blocks.cooldown),
    main_format: json(session.mainFormat ?? null),
    coach_notes: [coachNotes.stimulus, coachNotes.strategy].join("\n\n"),
    coach_notes_stimulus: coachNotes.stimulus,
    coach_notes_strategy: coachNotes.strategy,
    coach_notes_substitutions: coachNotes.substitutions,
    coach_notes_warmup: coachNotes.warmup,
    planned_load: Math.round(session.load),
    iron_load: Math.round(session.ironLoad),
    tonnage_kg: session.tonnage,
    distance_m: session.distance,
    generated_by: "template",
  };
}

/** Engine values are plain data; this only tells the compiler so. */
const json = (value: unknown) => value as Json;

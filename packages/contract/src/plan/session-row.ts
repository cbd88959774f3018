import { getWeekday, type Session } from "@ironpace/training";
import type { Json, Tables } from "../database.gen.ts";
import { type EngineWords, toEngineWords } from "./engine-words.ts";

type Row = Tables<"training_sessions">;

/** Columns of training_sessions, for a session as the engine made it. */
export function toSessionRow(session: Session): Readonly<Record<string, Json>> {
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

/** The row as the engine has the session. */
export function toSession(row: Row): Session {
  const date = row.scheduled_date ?? "";
  const blocks = { warmup: row.warmup, strength: row.strength, skill: row.skill, mainWorkout: row.main_workout, cooldown: row.cooldown };
  return {
    id: getSessionId(row),
    code: row.code as Session["code"],
    title: row.title,
    description: row.description,
    type: row.type as Session["type"],
    week: row.week,
    day: row.day,
    weekday: getWeekday(date),
    date,
    duration: row.duration,
    phase: row.phase as Session["phase"],
    isDeload: row.is_deload,
    intensityLevel: row.intensity_level,
    complexity: row.complexity,
    trainingIntent: row.training_intent ?? "",
    movementFocus: row.movement_focus,
    hard: row.hard,
    heavyLower: row.heavy_lower,
    blocks: blocks as unknown as Session["blocks"],
    ...(row.main_format === null ? {} : { mainFormat: row.main_format as unknown as NonNullable<Session["mainFormat"]> }),
    coachNotes: {
      stimulus: row.coach_notes_stimulus ?? "",
      strategy: row.coach_notes_strategy ?? "",
      substitutions: row.coach_notes_substitutions ?? "",
      warmup: row.coach_notes_warmup ?? "",
    },
    ...plannedLoads(row),
    tonnage: row.tonnage_kg ?? 0,
    distance: row.distance_m ?? 0,
  };
}

/** What a session weighs; of one from elsewhere it is estimated from its minutes, its effort and its type. */
export function plannedLoads({
  duration,
  intensity_level,
  planned_load,
  iron_load,
  type,
}: Pick<Row, "duration" | "intensity_level" | "planned_load" | "iron_load"> & { readonly type: string }): Pick<
  Session,
  "load" | "ironLoad"
> {
  const load = planned_load ?? duration * intensity_level;
  const ironLoad = iron_load ?? (type === "strength" || type === "skill" ? load : 0);
  return { load, ironLoad: Math.min(ironLoad, load) };
}

/** The row as the engine made the session, whoever has worded it since. */
export function toEngineSession(row: Row): Session {
  const session = toSession(row);
  return isInModelsWords(row) ? toEngineWords(session, row.engine_words as unknown as EngineWords) : session;
}

/** True while the words of a language model stand on a session. */
export function isInModelsWords({ generated_by, engine_words }: Pick<Row, "generated_by" | "engine_words">): boolean {
  return generated_by === "ai" && engine_words !== null;
}

/** As the engine numbers its sessions. */
export function getSessionId({ week, day }: Pick<Row, "week" | "day">): string {
  return `w${week}d${day}`;
}

/** Engine values are plain data; this only tells the compiler so. */
const json = (value: unknown) => value as Json;

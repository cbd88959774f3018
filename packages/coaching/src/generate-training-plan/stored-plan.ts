import type { Database } from "@ironpace/contract";
import {
  addDays,
  type Day,
  type FinishedBlock,
  isSessionCode,
  getMonday,
  type Plan,
  type PlanWeek,
  type Session,
  getWeekday,
} from "@ironpace/training";
import { type EngineWords, toEngineWords } from "./engine-words.ts";
import type { SessionExtras } from "./session-extras.ts";

type Tables = Database["public"]["Tables"];
export type SessionRow = Tables["training_sessions"]["Row"] & {
  readonly performed_sessions: { readonly duration_minutes: number | null } | null;
};
export type PlanRow = Tables["training_plans"]["Row"] & { readonly training_sessions: readonly SessionRow[] };

/**
 * A stored plan as the block before the next one, with what became of its sessions; undefined when it was not made by the engine
 * or nothing of it lies before `startDate`. A plan that was ended early is as long as it was followed.
 */
export function finishedBlock(row: PlanRow, startDate: Day): FinishedBlock | undefined {
  const block = storedBlock(row, true);
  const past = block?.plan.weeks.filter((week) => week.startDate < startDate) ?? [];
  if (block === undefined || past.length === 0) return undefined;
  return { ...block, plan: { ...block.plan, durationWeeks: past.length, weeks: past, notes: [] } };
}

/**
 * A stored plan with what became of its sessions so far; undefined when the engine did not make it. Sessions are in the words of whoever wrote
 * them; `inOwnWords` gives all of them as the engine made them, so that it finds what it knows.
 */
export function storedBlock(row: PlanRow, inOwnWords = false): FinishedBlock | undefined {
  const sessions = row.training_sessions.toSorted(
    (a, b) => a.week - b.week || (a.scheduled_date ?? "").localeCompare(b.scheduled_date ?? "") || a.day - b.day,
  );
  if (sessions.length === 0 || !sessions.every(isFromEngine)) return undefined;
  const begin = getMonday(row.start_date);
  const { sessions: extras = {} } = adaptationDataOf(row);
  const read = (session: SessionRow) => ({ ...(inOwnWords ? engineSession : sessionOf)(session), ...extras[getId(session)] });
  const weeks = Array.from({ length: row.duration_weeks }, (_, index) => {
    const ofWeek = sessions.filter(({ week }) => week === index + 1).map(read);
    return weekOf(row, ofWeek, addDays(begin, 7 * index), index);
  });
  return { plan: planOf(row, begin, weeks), outcomes: sessions.flatMap(outcomeOf) };
}

/** What stands in adaptation_data; `adjusted` since the first adjustment, `weeks` in older plans too. */
type AdaptationData = Partial<Pick<Plan, "notes" | "demand" | "startsFrom" | "adjusted">> & {
  readonly weeks?: readonly Omit<PlanWeek, "sessions">[];
  readonly sessions?: Readonly<Record<string, SessionExtras>>;
};

function adaptationDataOf({ adaptation_data }: PlanRow): AdaptationData {
  return (adaptation_data ?? {}) as AdaptationData;
}

/** What the engine wrote is complete; plans from elsewhere may lack a code or the doses of their lines. */
function isFromEngine({ code, scheduled_date, warmup, strength, skill, main_workout, cooldown }: SessionRow): boolean {
  const lines = [warmup, strength, skill, main_workout, cooldown];
  return (
    isSessionCode(code ?? "") &&
    scheduled_date !== null &&
    lines.every((block) => Array.isArray(block) && block.every((line) => typeof line === "object" && line !== null && "dose" in line))
  );
}

function planOf(row: PlanRow, startDate: Day, weeks: readonly PlanWeek[]): Plan {
  const { notes = [], demand, startsFrom, adjusted } = adaptationDataOf(row);
  return {
    title: row.title,
    description: row.description,
    focus: row.focus_area,
    level: row.level,
    durationWeeks: weeks.length,
    sessionsPerWeek: row.sessions_per_week,
    startDate,
    firstMacroWeek: row.first_macro_week,
    weeks,
    notes,
    ...(demand === undefined ? {} : { demand }),
    ...(startsFrom === undefined ? {} : { startsFrom }),
    ...(adjusted === undefined ? {} : { adjusted }),
  };
}

function weekOf(row: PlanRow, sessions: readonly Session[], startDate: Day, index: number): PlanWeek {
  const known = adaptationDataOf(row).weeks?.[index];
  if (known !== undefined) return { ...known, sessions };
  const phase = sessions[0]?.phase ?? "foundation";
  return {
    week: index + 1,
    macroWeek: row.first_macro_week + index,
    phase,
    isDeload: sessions.some(({ isDeload }) => isDeload),
    startDate,
    sessions,
  };
}

function engineSession(row: SessionRow): Session {
  const session = sessionOf(row);
  return isInModelsWords(row) ? toEngineWords(session, row.engine_words as unknown as EngineWords) : session;
}

/** True while the words of a language model stand on a session. */
export function isInModelsWords({ generated_by, engine_words }: SessionRow): boolean {
  return generated_by === "ai" && engine_words !== null;
}

function sessionOf(row: SessionRow): Session {
  const date = row.scheduled_date ?? "";
  const blocks = { warmup: row.warmup, strength: row.strength, skill: row.skill, mainWorkout: row.main_workout, cooldown: row.cooldown };
  return {
    id: getId(row),
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
    load: row.planned_load ?? row.duration * row.intensity_level,
    ironLoad: row.iron_load ?? 0,
    tonnage: row.tonnage_kg ?? 0,
    distance: row.distance_m ?? 0,
  };
}

function outcomeOf(row: SessionRow): FinishedBlock["outcomes"] {
  if (row.status !== "completed" && row.status !== "skipped") return [];
  const minutes = row.performed_sessions?.duration_minutes ?? undefined;
  return [
    {
      sessionId: getId(row),
      status: row.status,
      ...(minutes === undefined ? {} : { minutes }),
      ...(row.session_rpe === null ? {} : { rpe: row.session_rpe }),
    },
  ];
}

/** As the engine numbers its sessions. */
export function getId({ week, day }: Pick<SessionRow, "week" | "day">): string {
  return `w${week}d${day}`;
}

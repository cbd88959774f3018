import {
  addDays,
  type Day,
  type FinishedBlock,
  getMonday,
  isSessionCode,
  type Plan,
  type PlanWeek,
  type Session,
} from "@ironpace/training";
import { withoutUnknown } from "../athlete/without-unknown.ts";
import type { Json, Tables } from "../database.gen.ts";
import { getSessionId, toEngineSession, toSession } from "./session-row.ts";

export type SessionRow = Tables<"training_sessions"> & {
  readonly performed_sessions: { readonly duration_minutes: number | null } | null;
};
export type PlanRow = Tables<"training_plans"> & { readonly training_sessions: readonly SessionRow[] };

/** Columns of training_plans for a plan as the engine made it. */
export function toPlanRow(plan: Plan) {
  return {
    title: plan.title,
    description: plan.description,
    focus_area: plan.focus,
    level: plan.level,
    difficulty: plan.level,
    duration_weeks: plan.durationWeeks,
    sessions_per_week: plan.sessionsPerWeek,
    start_date: plan.startDate,
    first_macro_week: plan.firstMacroWeek,
    adaptation_data: adaptationData(plan),
  };
}

/** What the engine has to know of a plan to go on with it, apart from the columns of its sessions. */
export function adaptationData({ notes, demand, startsFrom, adjusted, weeks }: Plan): Json {
  const frames = weeks.map(({ sessions: _, ...week }) => week);
  const sessions = sessionExtras({ weeks });
  return {
    notes,
    ...(demand && { demand }),
    ...(startsFrom && { startsFrom }),
    ...(adjusted && { adjusted }),
    weeks: frames,
    ...(Object.keys(sessions).length > 0 && { sessions }),
  } as unknown as Json;
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
  const { sessions: extras = {} } = getAdaptationData(row);
  const read = (session: SessionRow) => ({ ...(inOwnWords ? toEngineSession : toSession)(session), ...extras[getSessionId(session)] });
  const weeks = Array.from({ length: row.duration_weeks }, (_, index) => {
    const ofWeek = sessions.filter(({ week }) => week === index + 1).map(read);
    return toWeek(row, ofWeek, addDays(begin, 7 * index), index);
  });
  return { plan: toPlan(row, begin, weeks), outcomes: sessions.flatMap(toOutcome) };
}

function toOutcome(row: SessionRow): FinishedBlock["outcomes"] {
  if (row.status !== "completed" && row.status !== "skipped") return [];
  const minutes = row.performed_sessions?.duration_minutes ?? undefined;
  return [
    {
      sessionId: getSessionId(row),
      status: row.status,
      ...(minutes === undefined ? {} : { minutes }),
      ...(row.session_rpe === null ? {} : { rpe: row.session_rpe }),
    },
  ];
}

/** What stands in adaptation_data; `adjusted` since the first adjustment, `weeks` in older plans too. */
type AdaptationData = Partial<Pick<Plan, "notes" | "demand" | "startsFrom" | "adjusted">> & {
  readonly weeks?: readonly Omit<PlanWeek, "sessions">[];
  readonly sessions?: Readonly<Record<string, StoredExtras>>;
};

function getAdaptationData({ adaptation_data }: PlanRow): AdaptationData {
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

function toPlan(row: PlanRow, startDate: Day, weeks: readonly PlanWeek[]): Plan {
  const { notes = [], demand, startsFrom, adjusted } = getAdaptationData(row);
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

function toWeek(row: PlanRow, sessions: readonly Session[], startDate: Day, index: number): PlanWeek {
  const known = getAdaptationData(row).weeks?.[index];
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

/** What the engine knows of a session beyond the columns of training_sessions; it is stored with the plan. */
type StoredExtras = Partial<Pick<Session, "work" | "updates">>;

/** By the engine's id of the session; sessions without any are left out. */
function sessionExtras({ weeks }: Pick<Plan, "weeks">): Readonly<Record<string, StoredExtras>> {
  return Object.fromEntries(
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ id, work, updates }) => {
        const extras = withoutUnknown({ work, updates });
        return Object.keys(extras).length === 0 ? [] : [[id, extras] as const];
      }),
    ),
  );
}

import type {
  BlockName,
  CoachNotes,
  Day,
  ExerciseItem,
  MainFormat,
  PlanDemand,
  PlanNote,
  PhaseLabel,
  SessionType,
  UpdatedBenchmark,
  Weekday,
} from "@ironpace/training";

/** A plan as the screens use it: one row of training_plans with its sessions, names and JSON columns resolved. */
export interface PlanView {
  readonly id: string;
  /** Whose plan it is. */
  readonly title: string;
  readonly description: string;
  /** Label for people: "Hyrox", "General fitness". */
  readonly focus: string;
  /** Label for people: "Advanced". */
  readonly level: string;
  /** As stored, for a plan that goes on from this one. */
  readonly stored: { readonly focus: string; readonly level: string };
  /** `active`, `completed`, or whatever else is stored. */
  readonly status: string;
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** A Monday. */
  readonly startDate: Day;
  readonly firstMacroWeek: number;
  readonly createdOn: Day;
  /** Absent while it is trained. */
  readonly endedOn?: Day;
  readonly notes: readonly PlanNote[];
  /** What the race asks for that the plan leads to. */
  readonly demand?: PlanDemand;
  readonly sessions: readonly SessionView[];
}

export interface SessionView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: SessionType;
  readonly week: number;
  readonly day: number;
  readonly weekday: Weekday;
  readonly date: Day;
  /** Minutes. */
  readonly duration: number;
  /** Counted back from the race, where there is one. */
  readonly phase: PhaseLabel;
  readonly isDeload: boolean;
  readonly isRace: boolean;
  /** The swim or the run comes before the strength work. */
  readonly enduranceFirst: boolean;
  /** 1-10, planned. */
  readonly effort: number;
  /** 1-10 */
  readonly complexity: number;
  readonly intent: string;
  readonly blocks: { readonly [name in BlockName]: readonly ExerciseItem[] };
  readonly mainFormat?: MainFormat;
  /** For a test: the benchmarks its result replaces. */
  readonly updates?: readonly UpdatedBenchmark[];
  readonly coachNotes: CoachNotes;
  /** Minutes × effort; `ironLoad` is the share that counts as strength and skill. */
  readonly load: number;
  readonly ironLoad: number;
  readonly tonnage: number;
  /** Metres. */
  readonly distance: number;
  /** What was done, where the ledger says; the other amounts are planned. */
  readonly done?: Pick<SessionView, "duration" | "load" | "ironLoad" | "tonnage" | "distance">;
  /** The day lay behind when the plan was made: nobody could have trained then. */
  readonly predatesPlan: boolean;
  readonly completed: boolean;
  readonly skipped: boolean;
  /** In the athlete's words. */
  readonly skipReason?: string;
  /** The day the plan had it on before the athlete moved it. */
  readonly movedFrom?: Day;
  /** The day it was completed for. */
  readonly doneOn?: Day;
  /** Its words are a language model's; its numbers are the engine's all the same. */
  readonly wordedByModel?: true;
  /** The effort the athlete gave after the session. */
  readonly sessionRpe?: number;
}

/** How a session stands on the day `today`. */
export type SessionState = "done" | "now" | "missed" | "planned";

export function sessionState(session: SessionView, today: Day): SessionState {
  if (session.completed) return "done";
  if (session.skipped) return "missed";
  if (session.date === today) return "now";
  return session.date < today && !session.predatesPlan ? "missed" : "planned";
}

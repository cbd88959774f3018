import type { Day, SessionType } from "@ironpace/training";
import type { OwnPlanned } from "#backend/reads/own-planned.ts";

/** A session of a plan; amounts as planned. */
export interface PlannedRow {
  readonly id: string;
  readonly plan_id: string;
  readonly title: string;
  readonly type: SessionType | "standard" | "general";
  readonly code: string | null;
  readonly week: number;
  readonly phase: string | null;
  readonly day: Day;
  /** Minutes. */
  readonly duration: number;
  readonly status: "planned" | "completed" | "skipped" | "moved";
  readonly is_deload: boolean;
  /** Effort, 1-10. */
  readonly intensity_level: number;
  /** Minutes × effort. */
  readonly load: number;
  readonly iron_load: number | null;
  readonly tonnage_kg: number | null;
  readonly distance_m: number | null;
}

/** An entry of the ledger. */
export interface DoneRow {
  readonly id: string;
  readonly title: string | null;
  readonly source: "plan_session" | "workout" | "logged_session" | "free" | "import";
  readonly day: Day;
  readonly training_session_id: string | null;
  readonly duration_minutes: number | null;
  readonly session_rpe: number | null;
  readonly notes: string | null;
  readonly kilograms: number;
  /** Of all sets, and of the warm-up and cooldown that the plan has beside them. */
  readonly metres: number;
  readonly sets: number;
}

export interface RaceRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly priority: string;
  readonly day: Day;
  readonly target_result: string | null;
  readonly result: string | null;
}

/** What the server says of some days. */
export interface CalendarData {
  readonly planned: readonly PlannedRow[];
  readonly done: readonly DoneRow[];
  readonly own: readonly OwnPlanned[];
  readonly races: readonly RaceRow[];
}

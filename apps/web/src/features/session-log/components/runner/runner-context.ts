import type { ReactNode } from "react";
import type { WeightUnit } from "@ironpace/training";
import type { RestTimer } from "#ui/training/timers/use-rest-timer.ts";
import type { DraftExercise, DraftSet, SessionDraft } from "../../model/draft.ts";
import type { Step } from "../../model/runner/steps.ts";
import type { StoredSet } from "../../model/set-values.ts";
import type { ChangeDraft, RunState } from "../../model/draft.ts";

/** What every view of the runner is given. */
export interface Run {
  readonly draft: SessionDraft;
  readonly state: RunState;
  readonly steps: readonly Step[];
  readonly unit: WeightUnit;
  readonly change: ChangeDraft;
  readonly rest: RestTimer | undefined;
  /** Ticks a set with these values and begins the rest after it. */
  readonly log: (exercise: DraftExercise, set: DraftSet, typed: DraftSet["typed"]) => void;
  /** Begins a rest of so many seconds. */
  readonly startRest: (seconds: number) => void;
  /** The sets of an exercise the last time. */
  readonly previous: (exercise: DraftExercise) => readonly StoredSet[];
  /** Whether the sets of the last time have been read. */
  readonly previousStatus: "pending" | "error" | "success";
  /** The drawing of how an exercise moves, where there is one. */
  readonly picture: ((name: string) => ReactNode) | undefined;
  /** Opens one of the questions over the lower part of the screen. */
  readonly ask: (sheet: SheetName) => void;
}

export type SheetName = "load" | "hurts" | "swap" | "note" | "session";

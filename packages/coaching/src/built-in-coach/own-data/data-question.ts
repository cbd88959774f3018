import type { Sport } from "./diary.ts";
import { type Lift, type Test } from "./subject.ts";
import { type Span } from "./span.ts";

export type Metric =
  | "lift"
  | "test"
  | "bests"
  | "distance"
  | "pace"
  | "sessions"
  | "adherence"
  | "time"
  | "volume"
  | "load"
  | "effort"
  | "hardest"
  | "streak"
  | "fitness"
  | "check-ins"
  | "not stored"
  | "goals"
  | "countdown"
  | "results"
  | "score"
  | "outlook"
  | "what was done"
  | "week ahead"
  | "remaining"
  | "changes"
  | "injuries"
  | "profile"
  | "summary";

/** What of the metric is wanted. */
export type Wanted = "best" | "last" | "count" | "average" | "longest" | "fastest" | "trend" | "total" | "best period" | "when";

/** A question about the athlete's own data, as far as its words say it. */
export interface DataQuestion {
  readonly metric: Metric;
  readonly wanted?: Wanted;
  readonly lift?: Lift;
  readonly test?: Test;
  readonly sport?: Sport;
  readonly span?: Span;
  /** What it is compared with; "usual": the weeks before. */
  readonly against?: Span | "usual";
  /** The goal, race or fact that is meant, in the athlete's words. */
  readonly words: string;
}

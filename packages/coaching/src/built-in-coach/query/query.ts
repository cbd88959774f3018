import type { Weekday } from "@ironpace/training";
import type { SessionKind } from "../frame/session-kinds.ts";
import type { Sport } from "../own-data/diary.ts";
import type { Span } from "../own-data/span.ts";
import type { Line } from "../reading/things.ts";
import type { Lift, Test } from "../own-data/subject.ts";

/** What is measured of a session, a set or a week. */
export type Measure =
  | "sessions"
  | "time"
  | "distance"
  | "pace"
  | "effort"
  | "load"
  | "sets"
  | "reps"
  | "tonnage"
  | "weight"
  /** Days without a session. */
  | "gap"
  /** Result of a test over time. */
  | "result";

/** How the rows of a query become an answer. */
export type Pick = "total" | "mean" | "most" | "least" | "last" | "first" | "next" | "list" | "trend";

/** Which rows a query is about: everything, a kind of session, a sport, an exercise or a test. */
export interface Subject {
  readonly name: string;
  readonly kind?: SessionKind;
  readonly sport?: Sport;
  readonly lift?: Lift;
  /** A station or machine inside sessions. */
  readonly line?: Line;
  readonly test?: Test;
}

export interface Limit {
  readonly measure: "distance" | "time" | "weight" | "effort";
  readonly value: number;
  readonly bound: "least" | "most";
}

/** One question about the athlete's own rows, every part of which the evaluation uses. */
export interface Query {
  /** `kept`: how many of the planned sessions were done. */
  readonly source: "done" | "planned" | "kept";
  readonly measure?: Measure;
  readonly pick?: Pick;
  readonly top?: number;
  /** 2: the second longest. */
  readonly nth?: number;
  readonly subjects: readonly Subject[];
  /** Sessions of this kind are left out. */
  readonly except?: SessionKind;
  readonly weekdays: readonly Weekday[];
  readonly limits: readonly Limit[];
  /** Repetitions of a set. */
  readonly reps?: number;
  /** The last so many sessions instead of a period. */
  readonly latest?: number;
  readonly spans: readonly Span[];
  readonly group?: "week" | "month" | "weekday";
  readonly isPerWeek: boolean;
  readonly isCompared: boolean;
  readonly unit?: "m" | "km" | "mi" | "min" | "h";
}

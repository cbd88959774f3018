import type { PlannedChange } from "@ironpace/contract";

/** One change that was laid over a plan. */
export interface PlanLayer {
  readonly id: string;
  /** As stored: "injury", "illness", "moved", … */
  readonly reason: string;
  readonly author: "athlete" | "coach" | "engine" | "model";
  /** ISO timestamp. */
  readonly on: string;
  readonly undone: boolean;
  /** What it meant for the athlete. */
  readonly sentences: readonly string[];
  readonly changes: readonly PlannedChange[];
}

const REASONS: Readonly<Record<string, string>> = {
  injury: "Pain",
  illness: "Illness",
  competition: "Competition added",
  availability: "Training days changed",
  equipment: "Equipment changed",
  profile: "Profile changed",
  benchmark: "New numbers",
  travel: "Away",
  missed: "Missed sessions",
  moved: "Session moved",
  skipped: "Session skipped",
  swap: "Exercise swapped",
  eased: "Lighter days",
  "check-in": "Check-in",
  estimates: "Logged results",
  effort: "How your sessions felt",
};

/** What the layer is called in a list. */
export function layerTitle({ reason, author }: PlanLayer): string {
  const title = REASONS[reason] ?? "Changed";
  return author === "coach" || author === "model" ? `${title} (plan changed by your coach)` : title;
}

/** The one layer that can be taken off: the last in force. Each builds on those before it. */
export function undoableLayer(layers: readonly PlanLayer[]): PlanLayer | undefined {
  return layers.find(({ undone }) => !undone);
}

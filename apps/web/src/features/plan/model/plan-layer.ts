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
  injury: "Something hurt",
  illness: "Ill",
  competition: "Race added",
  availability: "Training days changed",
  equipment: "Equipment changed",
  profile: "Profile changed",
  benchmark: "New numbers",
  travel: "Away",
  missed: "Missed",
  moved: "Moved",
  skipped: "Skipped",
  swap: "Another exercise",
  eased: "Lighter days",
  "check-in": "Check-in",
  estimates: "Your logged results",
  effort: "How sessions felt",
};

/** What the layer is called in a list. */
export function layerTitle({ reason, author }: PlanLayer): string {
  const title = REASONS[reason] ?? "Changed";
  return author === "coach" || author === "model" ? `${title}, by your coach` : title;
}

/** The one layer that can be taken off: the last in force. Each builds on those before it. */
export function undoableLayer(layers: readonly PlanLayer[]): PlanLayer | undefined {
  return layers.find(({ undone }) => !undone);
}

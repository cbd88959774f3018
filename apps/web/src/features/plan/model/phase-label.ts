import { PHASE_LABELS } from "@ironpace/training";
import type { PhaseName } from "./plan-view.ts";

const LABELS: Readonly<Record<PhaseName, string>> = {
  ...PHASE_LABELS,
  accumulation: "base",
  intensity: "build",
  specialization: "peak",
};

/** "Base", "Build", "Peak", "Taper" or "Recovery", whichever names the plan was stored with. */
export function phaseLabel(name: PhaseName): string {
  const label = LABELS[name];
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

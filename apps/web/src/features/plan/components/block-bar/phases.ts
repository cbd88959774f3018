import { phaseLabel } from "../../model/phase-label.ts";
import type { PhaseName } from "../../model/plan-view.ts";

type Tone = "foundation" | "development" | "performance" | "taper";

interface PhaseStyle {
  readonly label: string;
  readonly tone: Tone;
  readonly color: string;
}

/** Names and colors of the phases. */
export const PHASES: Readonly<Record<PhaseName, PhaseStyle>> = {
  base: phase("base", "foundation"),
  build: phase("build", "development"),
  specific: phase("specific", "performance"),
  recovery: phase("recovery", "taper"),
  foundation: phase("foundation", "foundation"),
  accumulation: phase("accumulation", "foundation"),
  development: phase("development", "development"),
  intensity: phase("intensity", "development"),
  performance: phase("performance", "performance"),
  specialization: phase("specialization", "performance"),
  taper: phase("taper", "taper"),
};

function phase(name: PhaseName, tone: Tone): PhaseStyle {
  return { label: phaseLabel(name), tone, color: `var(--p-${tone})` };
}

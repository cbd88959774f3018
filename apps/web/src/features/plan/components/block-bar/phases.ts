import type { PhaseName } from "../../model/plan-view.ts";

type Tone = "foundation" | "development" | "performance" | "taper";

interface PhaseStyle {
  readonly label: string;
  readonly tone: Tone;
  readonly color: string;
}

/** Names and colors of the phases. Base, build and specific, or accumulation, intensity and specialization, are the same stages under other names. */
export const PHASES: Readonly<Record<PhaseName, PhaseStyle>> = {
  base: phase("Base", "foundation"),
  build: phase("Build", "development"),
  specific: phase("Race-specific", "performance"),
  recovery: phase("Recovery", "taper"),
  foundation: phase("Foundation", "foundation"),
  accumulation: phase("Accumulation", "foundation"),
  development: phase("Development", "development"),
  intensity: phase("Intensity", "development"),
  performance: phase("Performance", "performance"),
  specialization: phase("Specialization", "performance"),
  taper: phase("Taper", "taper"),
};

function phase(label: string, tone: Tone): PhaseStyle {
  return { label, tone, color: `var(--p-${tone})` };
}

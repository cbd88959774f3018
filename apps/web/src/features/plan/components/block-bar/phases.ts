import type { PhaseLabel } from "@ironpace/training";

type Tone = "foundation" | "development" | "performance" | "taper";

interface PhaseStyle {
  readonly label: string;
  readonly tone: Tone;
  readonly color: string;
}

/** Names and colors of the phases. */
export const PHASES: Readonly<Record<PhaseLabel, PhaseStyle>> = {
  base: phase("Base", "foundation"),
  build: phase("Build", "development"),
  peak: phase("Peak", "performance"),
  taper: phase("Taper", "taper"),
  recovery: phase("Recovery", "taper"),
};

function phase(label: string, tone: Tone): PhaseStyle {
  return { label, tone, color: `var(--p-${tone})` };
}

import type { Phase, PlanWeek, SeasonPhase } from "./plan.ts";

export type PhaseLabel = "base" | "build" | "peak" | "taper" | "recovery";

/** The one name of a phase for athletes: the engine's foundation, development and performance are the base, build and peak of the landing page. */
export const PHASE_LABELS: Readonly<Record<Phase | SeasonPhase, PhaseLabel>> = {
  foundation: "base",
  development: "build",
  performance: "peak",
  base: "base",
  build: "build",
  specific: "peak",
  taper: "taper",
  recovery: "recovery",
};

/** "base", "build", "peak", "taper" or "recovery": what a week is for, counted back from the race where there is one. */
export function getPhaseLabel({ season, phase }: Pick<PlanWeek, "season" | "phase">): PhaseLabel {
  return PHASE_LABELS[season ?? phase];
}

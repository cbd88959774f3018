import type { PlanDemand } from "@ironpace/training";
import { formatDay } from "#ui/format.ts";

export interface ReadinessWords {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<PlanDemand["readiness"], ReadinessWords>> = {
  ready: { title: "Training covers the distance", text: "Stick to the plan and you cover what this race needs." },
  tight: { title: "Time is tight", text: "Start the race at the pace your results predict, not at your goal pace." },
  "run-walk": {
    title: "Too little time for a goal pace",
    text: "Mix running and walking and watch the cut-off times, or choose a shorter or later race.",
  },
  "not-ready": {
    title: "Not ready by race day",
    text: "There are too few weeks to build up safely.",
  },
};

export function readinessWords({ readiness }: PlanDemand): ReadinessWords {
  return WORDS[readiness];
}

/** Names the part of the plan that leads to the race. */
export function wayTitle({ race }: PlanDemand): string {
  return `Road to ${race}`;
}

/** Whole percent of what decides, 100 at most. */
export function reachPercent({ reach }: PlanDemand): number {
  return Math.floor(100 * Math.min(1, reach));
}

/** " Better: race 10 km that day, or pick a race on or after Mon 7 Jun 2027."; empty where nothing has to. */
export function insteadText({ instead }: PlanDemand): string {
  if (instead === undefined) return "";
  const later = `pick a race on or after ${formatDay(instead.readyFrom)} ${instead.readyFrom.slice(0, 4)}`;
  return ` Better: ${instead.shorter === undefined ? later : `race ${instead.shorter} that day, or ${later}`}.`;
}

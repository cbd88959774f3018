import type { ExerciseItem, Pace, Phase } from "@ironpace/training";
import { formatClock } from "@ironpace/training";
import { samplePlan } from "./sample-plan.ts";

export interface SamplePhase {
  readonly name: string;
  readonly weeks: string;
  readonly text: string;
  readonly color: string;
  readonly squat: { readonly dose: string; readonly kilograms: string };
  readonly run: { readonly name: string; readonly pace: string };
}

/** Base, build and peak with the heaviest squat and the last run of its kind that the sample block asks for in each. */
export function samplePhases(): readonly SamplePhase[] {
  return phases.map(({ phase, zone, runName, ...words }) => {
    const items = getItems(phase);
    const squat = items
      .filter(({ name }) => name === "Back squat")
      .reduce<ExerciseItem | undefined>(
        (best, item) => ((item.load?.kilograms ?? 0) > (best?.load?.kilograms ?? 0) ? item : best),
        undefined,
      );
    const run = items.findLast(({ pace }) => pace?.zone === zone && pace.per === "km")?.pace;
    if (squat?.load === undefined || run === undefined) throw new Error(`The sample block has no squat or no ${zone} run in ${phase}`);
    return {
      ...words,
      squat: { dose: `${squat.sets} × ${squat.reps}`, kilograms: squat.load.kilograms.toFixed(1) },
      run: { name: runName, pace: range(run) },
    };
  });
}

const phases: readonly (Omit<SamplePhase, "squat" | "run"> & {
  readonly phase: Phase;
  readonly zone: Pace["zone"];
  readonly runName: string;
})[] = [
  {
    name: "Base",
    weeks: "Weeks 1–4",
    text: "More volume at low intensity: learn the lifts, run easy.",
    color: "border-p-foundation text-p-foundation",
    phase: "foundation",
    zone: "easy",
    runName: "Easy run",
  },
  {
    name: "Build",
    weeks: "Weeks 5–8",
    text: "Heavier sets, threshold runs, longer mixed sessions.",
    color: "border-p-development text-p-development",
    phase: "development",
    zone: "threshold",
    runName: "Threshold run",
  },
  {
    name: "Peak",
    weeks: "Weeks 9–12",
    text: "Race pace on tired legs, then a taper and the race.",
    color: "border-p-performance text-p-performance",
    phase: "performance",
    zone: "race",
    runName: "Race pace, between stations",
  },
];

function getItems(phase: Phase): readonly ExerciseItem[] {
  const weeks = samplePlan.weeks.filter((week) => week.phase === phase && !week.isDeload && !hasRace(week.sessions));
  return weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => [...blocks.strength, ...blocks.mainWorkout]));
}

const hasRace = (sessions: readonly { readonly code: string }[]) => sessions.some(({ code }) => code === "RACE");

function range({ fastest, slowest }: Pace): string {
  return fastest === slowest ? formatClock(fastest) : `${formatClock(fastest)}–${formatClock(slowest)}`;
}

import type { SessionBrief } from "../draft.ts";
import type { StationShare } from "./hyrox-station.ts";

/** How many rounds of how long a run, and how much of every station. */
export interface HyroxShape extends StationShare {
  readonly rounds: number;
  readonly runMetres: number;
  readonly stationsPerRound: number;
  readonly name: string;
}

/** The shape of this week: more rounds and more of the race from phase to phase; short, easy runs for who cannot run for long yet. */
export function shapeOf(brief: SessionBrief): HyroxShape {
  const { context } = brief;
  const beginner = context.level === "beginner";
  const shape = baseShape(brief, beginner);
  return context.isNoviceRunner
    ? { ...shape, rounds: Math.max(4, shape.rounds), runMetres: brief.frame.phase === "foundation" ? 300 : 400 }
    : shape;
}

function baseShape(brief: SessionBrief, beginner: boolean): HyroxShape {
  const { frame } = brief;
  if (frame.isDeload || brief.isRecovery)
    return { rounds: 2, runMetres: 600, amount: 0.25, load: 0.6, stationsPerRound: 1, name: "Station technique" };
  if (brief.isTaper) return { rounds: 3, runMetres: 500, amount: 0.25, load: 1, stationsPerRound: 1, name: "Sharp compromised run" };
  if (frame.phase === "foundation")
    return { rounds: beginner ? 2 : 3, runMetres: 800, amount: 0.4, load: 0.7, stationsPerRound: 1, name: "Compromised run" };
  if (frame.phase === "development")
    return {
      rounds: beginner ? 3 : 4,
      runMetres: frame.macroWeek % 2 === 1 ? 1000 : 800,
      amount: 0.5,
      load: 0.9,
      stationsPerRound: 1,
      name: "Compromised run",
    };
  return {
    rounds: 8,
    runMetres: frame.macroWeek % 4 === 1 ? 500 : 600,
    amount: frame.macroWeek % 4 === 1 ? 0.5 : 0.6,
    load: 1,
    stationsPerRound: 1,
    name: "Simulation",
  };
}

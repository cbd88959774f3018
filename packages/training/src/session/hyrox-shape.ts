import { HYROX_STATIONS } from "../catalogue/race-formats.ts";
import type { SessionBrief } from "../context/draft.ts";
import { NO_SIMULATION_WEEKS, RACE_SPECIFIC_WEEKS, simulationTurn } from "../season/simulation-weeks.ts";
import type { StationShare } from "./hyrox-station.ts";

/** How many rounds of how long a run, and how much of every station. */
export interface HyroxShape extends StationShare {
  readonly rounds: number;
  readonly runMetres: number;
  readonly name: string;
  /** Where in the race order the first round starts. */
  readonly firstStation: number;
  /** Ends with the last station of the race, whatever the number of rounds. */
  readonly endsAtFinish?: boolean;
  /** Runs at the pace of race day rather than at compromised pace. */
  readonly atRacePace: boolean;
}

/** The shape of this week: more rounds and more of the race from phase to phase; short, easy runs for who cannot run for long yet. */
export function shapeOf(brief: SessionBrief): HyroxShape {
  const shape = baseShape(brief);
  return brief.context.isNoviceRunner
    ? { ...shape, rounds: Math.max(4, shape.rounds), runMetres: brief.frame.phase === "foundation" ? 300 : 400 }
    : shape;
}

function baseShape(brief: SessionBrief): HyroxShape {
  const { frame } = brief;
  const common = { firstStation: 3 * (frame.macroWeek - 1), atRacePace: false };
  const weeksToRace = frame.weeksToRace ?? Number.POSITIVE_INFINITY;
  if (frame.isDeload || brief.isRecovery)
    return { ...common, rounds: 2, runMetres: 600, amount: 0.25, load: 0.6, name: "Station technique" };
  if (brief.isTaper || weeksToRace <= NO_SIMULATION_WEEKS)
    return { ...common, rounds: 3, runMetres: 500, amount: 0.25, load: 1, name: "Sharp compromised run", atRacePace: true };
  const isSpecific = weeksToRace <= RACE_SPECIFIC_WEEKS;
  const turn = simulationTurn(frame);
  if (turn !== undefined) return simulationShape(turn);
  return frame.phase === "development" || isSpecific ? developmentShape(brief, common) : foundationShape(brief, common);
}

type Common = Pick<HyroxShape, "firstStation" | "atRacePace">;

/** Short stations at 60 to 75 % of the race load. */
function foundationShape({ frame, context }: SessionBrief, common: Common): HyroxShape {
  const week = (frame.macroWeek - 1) % 4;
  const load = [0.6, 0.67, 0.75][week] ?? 0.75;
  const rounds = context.level === "beginner" ? 2 : 3;
  return { ...common, rounds, runMetres: week === 2 ? 1000 : 800, amount: 0.4, load, name: "Compromised run" };
}

/**
 * Race load: long runs with half stations and shorter runs with thirds in turn. The last before the taper is the end of the race: its
 * stations are the hardest to run out of, and nobody meets wall balls for the first time in a race.
 */
function developmentShape({ frame, context }: SessionBrief, common: Common): HyroxShape {
  const long = frame.macroWeek % 2 === 1;
  const rounds = (context.level === "beginner" ? 3 : 4) + (long ? 0 : 1);
  const shape = { ...common, rounds, runMetres: long ? 1000 : 800, amount: long ? 0.5 : 0.34, load: 1, name: "Compromised run" };
  const isLast = frame.weeksToRace === NO_SIMULATION_WEEKS + 1;
  return isLast ? { ...shape, firstStation: HYROX_STATIONS.length - rounds, endsAtFinish: true } : shape;
}

/** Half the race first, three quarters a week later, then one half of its stations in full. */
function simulationShape(turn: number): HyroxShape {
  const whole = { rounds: 8, load: 1, firstStation: 0, atRacePace: true, name: "Simulation" };
  switch (turn) {
    case 0:
      return { ...whole, runMetres: 500, amount: 0.5 };
    case 1:
      return { ...whole, runMetres: 750, amount: 0.75 };
    default:
      return { ...whole, rounds: 4, runMetres: 1000, amount: 1, firstStation: 4, name: "Race-pace half" };
  }
}

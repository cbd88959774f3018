import { HYROX_STATIONS } from "../catalogue/race-formats.ts";
import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { distanceText } from "../prescription/items.ts";
import { runSecondsOf } from "../week/run-history.ts";
import { assemble } from "./assemble.ts";
import { closedRounds, hyroxOnMachines } from "./hyrox-machines.ts";
import { hyroxNotes } from "./hyrox-notes.ts";
import { runLine } from "./hyrox-run.ts";
import { type HyroxShape, shapeOf } from "./hyrox-shape.ts";
import { stationLine } from "./hyrox-station.ts";
import { capital, inSentence, listOf, shortName } from "../model/words.ts";

/** Compromised running: a run, then a station, in rounds. Simulations in performance weeks. */
export function hyroxSession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const run = context.picker.pick(context.isNoviceRunner ? "Easy run" : "Tempo run");
  let shape = shapeOf(brief);
  const closed = closedRounds(brief, context.isNoviceRunner ? "Easy run" : "Tempo run", shape);
  const onMachines = closed === undefined ? undefined : hyroxOnMachines(brief, shape, closed);
  if (onMachines !== undefined) return onMachines;
  let stations: readonly string[] = [];
  const blocks = assemble(brief, "hyrox", (seconds, runBudget) => {
    const rounds = fittedRounds(brief, run, shape, { seconds, runBudget });
    const { lines } = rounds;
    shape = rounds.shape;
    stations = lines.slice(1).map((item) => item.name);
    return { mainWorkout: [...easyStart(brief, seconds - totalSeconds(lines), runBudget - runSecondsOf(lines)), ...lines] };
  });
  const names = [...new Set(stations)].map(shortName);
  const runText = cardioMode(run.exercise) === "run" ? `${distanceText(shape.runMetres)} run` : inSentence(run.exercise.name);
  return {
    title: titleOf(brief, shape, runText),
    description: `${shape.rounds} ${shape.rounds === 1 ? "round" : "rounds"} of ${runText} and a station: ${listOf(names)}.`,
    intent: "Run well on tired legs, and leave every station ready to run.",
    movementFocus: ["run", "stations"],
    complexity: 7,
    blocks,
    mainFormat: { kind: "rounds", label: `${shape.rounds} × ${runText}, each followed by a station`, rounds: shape.rounds },
    notes: hyroxNotes(brief, shape),
  };
}

function titleOf(brief: SessionBrief, shape: HyroxShape, runText: string): string {
  const name = shape.name === "Simulation" ? simulationName(shape) : shape.name;
  const rounds = `${shape.rounds} × ${runText} with stations`;
  return brief.frame.isDeload ? `Deload: ${inSentence(name)}, ${rounds}` : `${capital(name)}: ${rounds}`;
}

function simulationName({ rounds, amount }: HyroxShape): string {
  if (rounds < 8) return "Race rehearsal";
  if (amount >= 0.7) return "Three-quarter simulation";
  return amount >= 0.45 ? "Half simulation" : "Short simulation";
}

const LONGEST_EASY_START = 1500;
const LONGEST_WALK = 900;
const SHORTEST_EASY_START = 300;

/** What is left of the time is easy, before the rounds; who cannot run for long yet walks it. */
function easyStart(brief: SessionBrief, left: number, runBudget: number): DraftItem[] {
  const { context } = brief;
  const easy = context.picker.pick(context.isNoviceRunner ? "Brisk walk" : "Easy run");
  const spare = cardioMode(easy.exercise) === "run" ? Math.min(left, runBudget) : left;
  if (spare < SHORTEST_EASY_START) return [];
  const seconds = 60 * Math.floor(Math.min(spare, context.isNoviceRunner ? LONGEST_WALK : LONGEST_EASY_START) / 60);
  return [cardioItem(context, easy, { zone: "easy", seconds, show: "both", notes: "Before the rounds; slower than feels needed." })];
}

/** Share of the main time that the rounds may take: most of the week's endurance stays easy, also when the week has few days for it. */
function roundsShare(brief: SessionBrief, run: Choice, shape: HyroxShape): number {
  if (cardioMode(run.exercise) !== "run") return 0.36;
  const days = brief.context.athlete.availability.daysPerWeek;
  if (days <= 3) return 0.5;
  if (!shape.atRacePace || shape.rounds < 4) return 0.56;
  return days >= 5 ? 0.92 : 0.7;
}

const STEPS = 40;
const FEWEST_METRES = 100;

interface Room {
  readonly seconds: number;
  /** Seconds of running that the longest run leaves after the warm-up. */
  readonly runBudget: number;
}

interface Rounds {
  readonly shape: HyroxShape;
  /** The runs, then the stations. */
  readonly lines: readonly DraftItem[];
}

/** Shorter rounds of a simulation first, else fewer rounds, then shorter ones, until the time is enough. */
function fittedRounds(brief: SessionBrief, run: Choice, wanted: HyroxShape, { seconds, runBudget }: Room): Rounds {
  const most = { seconds: seconds * roundsShare(brief, run, wanted), runBudget };
  let shape = wanted;
  let lines = roundLines(brief, run, shape);
  for (let step = 0; step < STEPS && isTooLong(lines, most); step++) {
    shape = smaller(shape);
    lines = roundLines(brief, run, shape);
  }
  return { shape, lines };
}

function isTooLong(lines: readonly DraftItem[], { seconds, runBudget }: Room): boolean {
  return totalSeconds(lines) > seconds || runSecondsOf(lines.slice(0, 1)) > runBudget;
}

const SHORTEST_SIMULATION_RUN = 400;
/** From this length on a simulation gives up its first stations rather than its distances. */
const LONG_SIMULATION_RUN = 700;
const FEWEST_REHEARSED = 5;

function smaller(shape: HyroxShape): HyroxShape {
  if (shape.name === "Simulation") {
    if (shape.runMetres >= LONG_SIMULATION_RUN && shape.rounds > FEWEST_REHEARSED)
      return { ...shape, rounds: shape.rounds - 1, firstStation: shape.firstStation + 1 };
    if (shape.runMetres > SHORTEST_SIMULATION_RUN)
      return { ...shape, runMetres: shape.runMetres - 50, amount: Math.max(0.25, shape.amount - 0.05) };
  }
  if (shape.rounds > 2) {
    const firstStation = shape.firstStation + (shape.endsAtFinish === true ? 1 : 0);
    return { ...shape, rounds: shape.rounds - 1, firstStation };
  }
  return {
    ...shape,
    runMetres: Math.max(FEWEST_METRES, shape.runMetres - 100),
    amount: Math.max(0.1, shape.amount - 0.05),
    rounds: shape.runMetres <= FEWEST_METRES ? 1 : 2,
  };
}

/** The runs as one line, then the stations in race order from the one whose turn it is; each differs from the others. */
function roundLines(brief: SessionBrief, run: Choice, shape: HyroxShape): DraftItem[] {
  const taken = new Set<string>([run.exercise.name]);
  const lines: DraftItem[] = [];
  for (let index = 0; index < HYROX_STATIONS.length && lines.length < shape.rounds; index++) {
    const station = HYROX_STATIONS[(index + shape.firstStation) % HYROX_STATIONS.length];
    const line = station === undefined ? undefined : stationLine(brief, station, shape, taken);
    if (line === undefined) continue;
    taken.add(line.name);
    lines.push(line);
  }
  return [runLine(brief, run, shape), ...lines];
}

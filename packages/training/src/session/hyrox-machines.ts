import { HYROX_STATIONS } from "../catalogue/race-formats.ts";
import { ergChoices, ergDose, type ErgKind, ergLines } from "../prescription/cardio/erg-intervals.ts";
import { cardioItem } from "../prescription/cardio/item.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { durationText } from "../prescription/items.ts";
import { listOf } from "../model/words.ts";
import { assemble } from "./assemble.ts";
import { ENGINE_WARMUP, engineStimulus, engineStrategy } from "./engine-notes.ts";
import type { HyroxShape } from "./hyrox-shape.ts";
import { stationLine, type StationShare } from "./hyrox-station.ts";
import { kindMachine } from "./kind-machine.ts";
import { machineName, minutes } from "../prescription/cardio/machines.ts";

/** As much of the time as the rounds on machines took: the rest of the week is easy as well. */
const FAST_SHARE = 0.36;
const MOST_STATIONS = 2;
const STATION_SHARE = 0.3;
/** For days on which there is time for hardly more than the warm-up. */
const SHORTEST_DOSE = { sets: 2, work: 40, rest: 20 } as const;
const SHORTEST_START = 300;
const LONGEST_START = 1500;

/**
 * The low-impact form of a compromised run (injuries.md section 2): intervals of the same effort on the machines that are open, then the
 * stations that are. Undefined when no machine is.
 */
export function hyroxOnMachines(brief: SessionBrief, shape: HyroxShape, replaced: Choice["replaced"]): SessionDraft | undefined {
  const kind = kindOf(brief);
  const machines = ergChoices(brief).slice(0, 2);
  if (machines.length === 0) return undefined;
  let label = "";
  let stations: readonly DraftItem[] = [];
  const blocks = assemble(brief, "hyrox", (seconds) => {
    const dose = ergDose(brief, kind, seconds * FAST_SHARE) ?? SHORTEST_DOSE;
    label = `${dose.sets} × ${durationText(dose.work)}`;
    const fast = ergLines(brief, kind, machines, dose, replaced);
    stations = openStations(brief, shape, machines, seconds * STATION_SHARE);
    const left = seconds - totalSeconds([...fast, ...stations]);
    return { mainWorkout: [...easyStart(brief, left), ...fast, ...stations] };
  });
  const names = listOf(machines.map(({ exercise }) => machineName(exercise.name)));
  const withStations = stations.length > 0 ? " and stations" : "";
  return {
    title: `${brief.frame.isDeload ? "Deload e" : "E"}ngine intervals${withStations}: ${label} on ${names}`,
    description: `The compromised run would lose most of its parts, so its time and effort go to ${names}${stations.length > 0 ? ", then to the stations that are open" : ""}.`,
    intent: "Keep the engine of the race while what is injured has its rest.",
    movementFocus: ["engine", ...(stations.length > 0 ? ["stations"] : [])],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label: `${label} on ${names}${withStations}` },
    notes: {
      stimulus: engineStimulus(kind, brief.frame.isDeload || brief.isRecovery),
      strategy: `${engineStrategy(kind)}${stations.length > 0 ? " Walk to the stations, breathe twice, and do them for form." : ""}`,
      warmup: ENGINE_WARMUP,
    },
  };
}

/** At threshold in the foundation, then hard and at threshold in turn, as the rounds would be. */
function kindOf({ frame, isRecovery, isTaper }: SessionBrief): ErgKind {
  if (frame.isDeload || isRecovery) return "UT1";
  if (isTaper) return "TR";
  return frame.phase !== "foundation" && frame.macroWeek % 2 === 0 ? "TR" : "AT";
}

/** Stations that may be done as they are and fit into the time, another two each week; the ergs are in the intervals already. */
function openStations(brief: SessionBrief, shape: HyroxShape, machines: readonly Choice[], seconds: number): readonly DraftItem[] {
  const ergs = new Set(["Ski erg", "Row erg", ...machines.map(({ exercise }) => exercise.name)]);
  const open = HYROX_STATIONS.filter(({ exercise }) => !ergs.has(exercise) && brief.context.picker.allows(exercise));
  const turn = brief.frame.macroWeek - 1;
  const lines = open
    .map((_, index) => open[(index + turn) % open.length])
    .slice(0, MOST_STATIONS)
    .flatMap((station) => (station === undefined ? [] : (stationLine(brief, station, shareOf(shape), new Set()) ?? [])));
  return lines.filter((_, index) => totalSeconds(lines.slice(0, index + 1)) <= seconds);
}

/** What the week plans for one station, for those that are open. */
function shareOf({ stations }: HyroxShape): StationShare {
  const [first] = stations;
  return { amount: Math.min(0.5, first?.stretches[0] ?? 0.25), load: first?.load ?? 0.65 };
}

function easyStart(brief: SessionBrief, left: number): DraftItem[] {
  if (left < SHORTEST_START) return [];
  const seconds = minutes(Math.min(left, LONGEST_START));
  const notes = "Before the intervals; slower than feels needed.";
  return [cardioItem(brief.context, kindMachine(brief.context, "Bike erg"), { zone: "easy", seconds, show: "time", notes })];
}

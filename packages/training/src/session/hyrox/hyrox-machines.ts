import { DOSE_LADDERS } from "../../catalogue/ladders/dose-ladders.ts";
import { HYROX_STATIONS, type HyroxStation } from "../../catalogue/race-formats.ts";
import { ergChoices, ergDose, type ErgDose, type ErgKind, ergLines } from "../../prescription/cardio/erg-intervals.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { durationText } from "../../prescription/items.ts";
import { formatList, shortName } from "../../model/words.ts";
import { assemble } from "../assemble.ts";
import { ENGINE_WARMUP, engineStimulus, engineStrategy } from "../cardio/engine-notes.ts";
import type { HyroxShape } from "./hyrox-shape.ts";
import { stationLine, type StationShare } from "./hyrox-station.ts";
import { easyEnd, withLongerStart } from "./longer-start.ts";
import { lowImpactMachine } from "../cardio/low-impact-machine.ts";
import { machineName } from "../../prescription/cardio/machines.ts";

/** Share of the time that is fast: most of the week is easy as well. */
const FAST_SHARE = 0.42;
const STATION_SHARE = 0.36;
/** For days on which there is time for hardly more than the warm-up. */
const SHORTEST_DOSE = { sets: 2, work: 40, rest: 20 } as const;
const MOST_EASY = 1500;
/** Stations in a light week are for form. */
const LIGHT_STATION_RPE = 5;

/**
 * The low-impact form of a compromised run (injuries.md section 2): rounds of the same effort on the machines that are open, each followed
 * by a station that is, or by what trains it. They climb with the weeks as the runs would. Undefined when no machine is open.
 */
export function hyroxOnMachines(brief: SessionBrief, shape: HyroxShape, replaced: Choice["replaced"]): SessionDraft | undefined {
  const kind = getKind(brief);
  const machines = ergChoices(brief).slice(0, 2);
  if (machines.length === 0) return undefined;
  let label = "";
  let stations: readonly DraftItem[] = [];
  const easy = lowImpactMachine(brief.context, "Bike erg");
  const assembled = assemble(brief, "hyrox", (seconds) => {
    const dose = getDose(brief, kind, seconds * FAST_SHARE);
    label = `${dose.sets} × ${durationText(dose.work)}`;
    const fast = ergLines(brief, kind, machines, dose, replaced);
    stations = stationLines(brief, shape, { machines, count: dose.sets, seconds: seconds * STATION_SHARE });
    const left = seconds - totalSeconds([...fast, ...stations]);
    return { mainWorkout: [...fast, ...stations, ...easyEnd(brief, easy, Math.min(left, MOST_EASY))] };
  });
  const blocks = withLongerStart(brief, assembled, easy);
  const names = formatList(machines.map(({ exercise }) => machineName(exercise.name)));
  const stationNames = formatList(stations.map(({ name }) => shortName(name)));
  const withStations = stations.length > 0 ? ` with ${stationNames}` : "";
  const what = stations.length > 0 ? "ngine rounds" : "ngine intervals";
  return {
    title: `${brief.frame.isDeload ? "Deload e" : "E"}${what}: ${label} on ${names}${withStations}`,
    description: `No runs today, to spare what hurts: ${names} instead${stations.length > 0 ? `, with a station after each: ${stationNames}` : ""}.`,
    intent: "Keep your race fitness while the injury rests.",
    movementFocus: ["engine", ...(stations.length > 0 ? ["stations"] : [])],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label: `${label} on ${names}` },
    notes: {
      stimulus: engineStimulus(kind, brief.frame.isDeload || brief.isRecovery),
      strategy: `${engineStrategy(kind)}${stations.length > 0 ? " Walk to the station, breathe twice, and leave it ready for the next round." : ""}`,
      warmup: ENGINE_WARMUP,
    },
  };
}

/** At threshold in the foundation, then hard and at threshold in turn, as the rounds would be. */
function getKind({ frame, isRecovery, isTaper }: SessionBrief): ErgKind {
  if (frame.isDeload || isRecovery) return "UT1";
  if (isTaper) return "TR";
  return frame.phase !== "foundation" && frame.macroWeek % 2 === 0 ? "TR" : "AT";
}

/** Minutes on the machines at the first rung of compromised running, and for each rung more; the length of a round. */
const MACHINE_MINUTES: { readonly [kind in "AT" | "TR"]: { readonly first: number; readonly step: number; readonly round: number } } = {
  AT: { first: 9, step: 2, round: 240 },
  TR: { first: 6, step: 1, round: 150 },
};
const AFTER_STATION = 60;
const MOST_ROUNDS = 5;

/** As many rounds as the rung asks for and the time allows, to half a minute. */
function getDose(brief: SessionBrief, kind: ErgKind, seconds: number): ErgDose {
  const { frame, isTaper } = brief;
  const usual = ergDose(brief, kind, seconds) ?? SHORTEST_DOSE;
  if (kind === "UT1" || isTaper || frame.hyrox === undefined) return usual;
  const { first, step, round } = MACHINE_MINUTES[kind];
  const wanted = 60 * (first + step * (Math.min(frame.hyrox.rung, DOSE_LADDERS.compromised.rungs.length) - 1));
  const total = Math.min(wanted, (seconds * round) / (round + AFTER_STATION));
  const sets = Math.max(2, Math.min(MOST_ROUNDS, Math.round(total / round)));
  const work = 30 * Math.floor(total / sets / 30);
  return work >= SHORTEST_ROUND ? { sets, work, rest: AFTER_STATION } : usual;
}

const SHORTEST_ROUND = 90;

/** After each round a station: those that may be done as they are first, then what trains the others, in turn from week to week. The ergs are in the rounds already. */
function stationLines(
  brief: SessionBrief,
  shape: HyroxShape,
  { machines, count, seconds }: { readonly machines: readonly Choice[]; readonly count: number; readonly seconds: number },
): readonly DraftItem[] {
  const { frame, context, isRecovery } = brief;
  const taken = new Set(machines.map(({ exercise }) => exercise.name));
  const use = frame.isDeload || isRecovery ? { rpe: LIGHT_STATION_RPE } : {};
  const isOpen = ({ exercise }: HyroxStation): boolean => context.picker.allows(exercise);
  const all = HYROX_STATIONS.filter(({ exercise }) => exercise !== "Ski erg" && exercise !== "Row erg");
  const lines: DraftItem[] = [];
  for (const station of [
    ...inTurn(all.filter(isOpen), frame.macroWeek),
    ...inTurn(
      all.filter((each) => !isOpen(each)),
      frame.macroWeek,
    ),
  ]) {
    if (lines.length >= count) break;
    const line = longEnough(brief, station, getShare(shape), taken, use);
    if (line === undefined || totalSeconds([...lines, line]) > seconds) continue;
    taken.add(line.name);
    lines.push(line);
  }
  return lines;
}

/** A station in whose time nothing is trained is no station: its amount grows to a minute of work, and to half of the race's at most. */
function longEnough(
  brief: SessionBrief,
  station: HyroxStation,
  share: StationShare,
  taken: ReadonlySet<string>,
  use: { readonly rpe?: number },
): DraftItem | undefined {
  const isLight = use.rpe !== undefined;
  const amounts = isLight ? [share.amount] : [share.amount, ...STATION_SHARES.filter((amount) => amount > share.amount)];
  let line: DraftItem | undefined;
  for (const amount of amounts) {
    line = stationLine(brief, station, { ...share, amount }, taken, use);
    if (line === undefined || (line.dose.seconds ?? LEAST_AT_STATION) >= LEAST_AT_STATION) break;
  }
  // Short stations, as sleds and carries are, come twice.
  const isShort = !isLight && (line?.dose.seconds ?? LEAST_AT_STATION) < TWICE_BELOW;
  return isShort
    ? stationLine(
        brief,
        station,
        { ...share, amount: line === undefined ? share.amount : (amounts.at(-1) ?? share.amount) },
        taken,
        TWO_SETS,
      )
    : line;
}

const STATION_SHARES = [0.33, 0.5] as const;
const LEAST_AT_STATION = 60;
const TWICE_BELOW = 75;
const TWO_SETS = { sets: 2, restSeconds: 60 } as const;

/** Another first each week. */
function inTurn<T>(items: readonly T[], macroWeek: number): readonly T[] {
  const turn = items.length === 0 ? 0 : (macroWeek - 1) % items.length;
  return [...items.slice(turn), ...items.slice(0, turn)];
}

/** What the week plans for one station, for those that are open. */
function getShare({ stations }: HyroxShape): StationShare {
  const [first] = stations;
  return { amount: Math.min(0.5, first?.stretches[0] ?? 0.25), load: first?.load ?? 0.65 };
}

import type { Athlete } from "../../athlete/athlete.ts";
import { statedWeakStations } from "../../athlete/stated/stated-stations.ts";
import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import type { Metres } from "../../units/units.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { daysBetween } from "../../calendar/day.ts";
import {
  type HyroxKind,
  type HyroxWeek,
  isMiniDay,
  isSmallMini,
  isTouchDay,
  SMALL_MINI,
  type StationDose,
} from "../../season/hyrox-week.ts";
import { hasTeamChosen, relayStations } from "../../week/hyrox/hyrox-relay.ts";

/** The runs and the stations of one session. */
export interface HyroxShape {
  readonly kind: HyroxKind;
  readonly rounds: number;
  readonly runMetres: Metres;
  /** In race order; there may be more runs than stations. */
  readonly stations: readonly StationDose[];
  /** Seconds per kilometre above race pace. */
  readonly paceOffset: number;
}

const TECHNIQUE_SHAPE = { kind: "technique", rounds: 3, runMetres: 600, paceOffset: 10 } as const;
/** Without a week of its own: three stations at a time, the next three a week later. */
const STATION_TURNS = ["Sled push", "Row erg", "Wall ball", "Ski erg", "Farmers carry", "Sandbag lunge"] as const;

/** The shape of this week; light and short after a race, short easy runs for who cannot run for long yet. */
export function getShape(brief: SessionBrief): HyroxShape {
  const { frame, context } = brief;
  const week = frame.hyrox;
  const shape: HyroxShape =
    brief.isRecovery || brief.lightReason === "before-test" || frame.isDeload || week === undefined
      ? getTechnique(brief)
      : dueOn(brief, week);
  if (!context.isNoviceRunner) return shape;
  return { ...shape, rounds: Math.max(4, shape.rounds), runMetres: frame.phase === "foundation" ? 300 : 400 };
}

/** In the week before the last a small simulation is midweek. */
function dueOn({ context, date, weekday, weekCodes, weekdays }: SessionBrief, week: HyroxWeek): HyroxShape {
  if (week.kind === "leg") return week;
  if (week.raceDate !== undefined && isTouchDay(daysBetween(date, week.raceDate)))
    return { kind: "touch", rounds: 3, runMetres: 500, paceOffset: 0, stations: touchStations(context) };
  if (
    week.raceDate === undefined ||
    context.entry.kind === "relay" ||
    week.isLesser === true ||
    week.kind === "mini" ||
    !isMiniDay(daysBetween(date, week.raceDate))
  )
    return week;
  const rounds = weekdays.filter((_, index) => weekCodes[index] === "HX");
  if (isSmallMini(week, weekday, rounds)) return SMALL_MINI;
  return { kind: "mini", rounds: 4, runMetres: 1000, paceOffset: 0, stations: miniStations(context.athlete) };
}

/** Half of the stations in half their amount, ten to twelve days before the race (race-demands.md section 6.4). */
const MINI_STATIONS = ["Ski erg", "Sled pull (rope)", "Burpee broad jump", "Sandbag lunge"] as const;
const LATE_STATIONS: ReadonlySet<string> = new Set(["Farmers carry", "Sandbag lunge", "Wall ball"]);

/** A station that was told to be the weak one is in the last rehearsal, in the place of one that was not, and in the order of the race. */
function miniStations({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): readonly StationDose[] {
  const weak = statedWeakStations(`${injuries}. ${dislikes}`);
  const usual: string[] = [...MINI_STATIONS];
  for (const station of weak.filter((name) => !usual.includes(name))) {
    const isLate = LATE_STATIONS.has(station);
    const at = usual.findIndex((name) => !weak.includes(name) && LATE_STATIONS.has(name) === isLate);
    const place = at >= 0 ? at : usual.findIndex((name) => !weak.includes(name));
    if (place >= 0) usual[place] = station;
  }
  return HYROX_STATIONS.filter(({ exercise }) => usual.includes(exercise)).map(({ exercise }) => ({ exercise, stretches: [0.5], load: 1 }));
}

/** A quarter of the machines of the race, three or four days before it. */
const TOUCH_STATIONS: readonly StationDose[] = ["Ski erg", "Row erg"].map((exercise) => ({ exercise, stretches: [0.25], load: 1 }));

/** Who was given the stations of a relay touches those of them that are machines. */
function touchStations(context: SessionBrief["context"]): readonly StationDose[] {
  if (context.entry.kind !== "relay" || !hasTeamChosen(context)) return TOUCH_STATIONS;
  const own = relayStations(context).map(({ exercise }) => exercise);
  return TOUCH_STATIONS.filter(({ exercise }) => own.includes(exercise));
}

function getTechnique({ frame }: SessionBrief): HyroxShape {
  const planned = frame.hyrox?.kind === "technique" ? frame.hyrox.stations : undefined;
  const first = frame.macroWeek % 2 === 0 ? 0 : 3;
  const stations =
    planned ?? STATION_TURNS.slice(first, first + 3).map((exercise): StationDose => ({ exercise, stretches: [0.25], load: 0.65 }));
  return { ...TECHNIQUE_SHAPE, stations };
}

const FEWEST_METRES = 100;
const SHORTEST_SIMULATION_RUN = 400;
/** A pair rehearses its changes first: shorter runs before shorter stations. */
const SHORTEST_PAIR_RUN = 600;
const SMALLER_SIMULATION: {
  readonly [kind in HyroxKind]?: { readonly kind: HyroxKind; readonly runMetres: Metres; readonly amount: number };
} = {
  full: { kind: "three-quarter", runMetres: 750, amount: 0.75 },
  "three-quarter": { kind: "half", runMetres: 500, amount: 0.5 },
};

/** The next smaller shape where there is too little time: a smaller simulation, else fewer rounds, then shorter ones. */
export function smallerShape(shape: HyroxShape): HyroxShape {
  const smaller = SMALLER_SIMULATION[shape.kind];
  if (smaller !== undefined) return { ...shape, ...smaller, stations: atAmount(shape.stations, () => smaller.amount) };
  const isWhole = shape.kind === "half" || shape.kind === "pair";
  if (shape.kind === "pair" && shape.runMetres > SHORTEST_PAIR_RUN) return { ...shape, runMetres: shape.runMetres - 100 };
  if (isWhole && shape.runMetres > SHORTEST_SIMULATION_RUN)
    return { ...shape, runMetres: shape.runMetres - 100, stations: atAmount(shape.stations, (share) => Math.max(0.25, share - 0.05)) };
  // Two rounds are no way up: before the third goes its stations are halves and its run shorter.
  const isFew = shape.rounds <= FEWEST_ROUNDS && (shape.kind === "rounds" || shape.kind === "last-big");
  const fullest = Math.max(...shape.stations.map(({ stretches }) => stretches[0] ?? 0));
  if (isFew && fullest > HALF_RACE_SHARE)
    return {
      ...shape,
      stations: shape.stations.map((dose) => ((dose.stretches[0] ?? 0) === fullest ? { ...dose, stretches: [HALF_RACE_SHARE] } : dose)),
    };
  if (isFew && shape.rounds === FEWEST_ROUNDS && shape.runMetres > SHORTEST_ROUND) return { ...shape, runMetres: shape.runMetres - 100 };
  if (isFew && shape.rounds === FEWEST_ROUNDS && fullest > LEAST_STATION)
    return { ...shape, stations: atAmount(shape.stations, (share) => Math.max(LEAST_STATION, Math.min(share, fullest - STATION_STEP))) };
  if (shape.rounds > 2) {
    const rounds = shape.rounds - 1;
    return { ...shape, rounds, stations: largest(shape.stations, rounds) };
  }
  return {
    ...shape,
    runMetres: Math.max(FEWEST_METRES, shape.runMetres - 100),
    stations: atAmount(shape.stations, (share) => Math.max(0.1, share - 0.1)).slice(-2),
    rounds: shape.runMetres <= FEWEST_METRES ? 1 : 2,
  };
}

const FEWEST_ROUNDS = 3;
const SHORTEST_ROUND = 700;
const HALF_RACE_SHARE = 0.5;
const LEAST_STATION = 0.25;
const STATION_STEP = 0.125;

/** The stations that are planned in full stay longest; of equals the later ones of the race. */
function largest(stations: readonly StationDose[], count: number): readonly StationDose[] {
  const kept = new Set(
    stations
      .map((dose, index) => ({ dose, index }))
      .toSorted((a, b) => (b.dose.stretches[0] ?? 0) - (a.dose.stretches[0] ?? 0) || b.index - a.index)
      .slice(0, count)
      .map(({ dose }) => dose),
  );
  return stations.filter((dose) => kept.has(dose));
}

function atAmount(stations: readonly StationDose[], amount: (share: number) => number): readonly StationDose[] {
  return stations.map((dose) => ({ ...dose, stretches: dose.stretches.map(amount) }));
}

/** "Half simulation", "Compromised run" */
export function shapeName({ kind, rounds, runMetres }: HyroxShape, isRun = true): string {
  switch (kind) {
    case "technique":
      return "Station technique";
    case "rounds":
      return isRun ? "Compromised run" : "Engine rounds";
    case "last-big":
      return isRun ? "Big compromised run" : "Big engine rounds";
    case "last-hard":
      return isRun ? "Sharp compromised run" : "Sharp engine rounds";
    case "touch":
      return isRun ? "Race-pace touch" : "Short engine rounds";
    case "mini":
      return "Mini simulation";
    case "leg":
      return "Relay rehearsal";
    case "pair":
      return rounds === 8 && runMetres === 1000 ? "Doubles simulation with your partner" : "Short doubles simulation";
    case "half":
      return rounds === 8 && runMetres >= 500 ? "Half simulation" : "Short simulation";
    case "three-quarter":
      return "Three-quarter simulation";
    case "full":
      return "Full simulation";
  }
}

import type { Level } from "../athlete/athlete.ts";
import type { EntryKind } from "../athlete/hyrox-entry.ts";
import { addDays, type Day, daysBetween, type Weekday } from "../calendar/day.ts";
import { LADDERS, rungAt } from "../catalogue/ladders/ladders.ts";
import { STATION_RANGE, stationRung } from "../catalogue/ladders/station-rungs.ts";
import { HYROX_STATIONS } from "../catalogue/race-formats.ts";
import type { HyroxErg, HyroxKind, HyroxWeek, StationDose } from "../season/hyrox-week.ts";
import type { WeekFrame } from "../season/phases.ts";

/** What the stations of a block are planned from. */
export interface PlannerFacts {
  /** The lower of the level of the race and of the years of training: it decides how large steps are. */
  readonly level: Level;
  readonly entry: EntryKind;
  /** Of the race that the weeks lead to. */
  readonly raceDate: Day | undefined;
  /** The day of the runs and stations. */
  readonly weekday: Weekday;
  readonly strengthSessions: number;
  /** Whether a block was trained before this one. */
  readonly isContinued: boolean;
}

/**
 * The stations, simulations and erg work of each week, planned over the whole block so that none comes or is missing by accident:
 * simulations in their windows, every station in turn, the one that was seen least first (race-demands.md sections 6.2 to 6.5).
 */
export function planHyroxWeeks(frames: readonly WeekFrame[], facts: PlannerFacts): readonly WeekFrame[] {
  const kinds = frames.map((frame) => ({ frame, days: daysToRace(frame, facts) }));
  const simulations = simulationsOf(kinds, facts);
  const seen = new StationTurns();
  let loading = loadingBefore(frames[0]?.macroWeek ?? 1);
  return frames.map((frame, index) => {
    const days = kinds[index]?.days;
    const kind = frame.isDeload || isAfterRace(frame, facts) ? "technique" : (simulations.get(frame) ?? kindAt(days));
    const climb = climbOf(frame, loading);
    if (!frame.isDeload) loading++;
    return { ...frame, hyrox: weekOf(frame, kind, { facts, days, climb, seen, loading }) };
  });
}

function daysToRace(frame: WeekFrame, { raceDate, weekday }: PlannerFacts): number | undefined {
  if (raceDate === undefined) return undefined;
  const days = daysBetween(addDays(frame.startDate, weekday - 1), raceDate);
  return days >= 0 && days <= LEADS_FROM ? days : undefined;
}

/** Race pace comes back ten days after a Hyrox (race-demands.md section 11). */
const EASY_AFTER = 10;

function isAfterRace(frame: WeekFrame, { raceDate, weekday }: PlannerFacts): boolean {
  if (raceDate === undefined) return false;
  const since = daysBetween(raceDate, addDays(frame.startDate, weekday - 1));
  return since > 0 && since <= EASY_AFTER;
}

/** Further ahead a race shapes nothing yet. */
const LEADS_FROM = 7 * 16;

/** Loading weeks that a macro week has behind it: three of each four. */
function loadingBefore(macroWeek: number): number {
  return macroWeek - 1 - Math.floor((macroWeek - 1) / 4);
}

/** In the last days nothing is built any more. */
function kindAt(days: number | undefined): HyroxKind {
  if (days === undefined || days > LAST_BIG) return "rounds";
  if (days >= TAPER_FROM) return "last-big";
  return days >= MINI_FROM ? "mini" : "last-hard";
}

const LAST_BIG = 16;
const TAPER_FROM = 14;
const MINI_FROM = 10;

interface Dated {
  readonly frame: WeekFrame;
  readonly days: number | undefined;
}

/** Days before the race in which a simulation belongs, and the best of them (race-demands.md section 6.2). */
interface Window {
  readonly kind: HyroxKind;
  readonly from: number;
  readonly to: number;
  readonly best: number;
}

const SINGLES: readonly Window[] = [
  { kind: "full", from: 17, to: 28, best: 21 },
  { kind: "half", from: 28, to: 35, best: 28 },
  { kind: "half", from: 35, to: 49, best: 42 },
];
/** With the partner where that can be arranged (race-demands.md section 6.5). */
const DOUBLES: readonly Window[] = [
  { kind: "pair", from: 12, to: 24, best: 18 },
  { kind: "half", from: 28, to: 42, best: 35 },
];
const RELAY: readonly Window[] = [{ kind: "leg", from: 12, to: 24, best: 17 }];
/** Without a race: a half and three quarters at the end of each twelve weeks. */
const WITHOUT_RACE: ReadonlyMap<number, HyroxKind> = new Map([
  [10, "half"],
  [11, "three-quarter"],
]);

function simulationsOf(weeks: readonly Dated[], facts: PlannerFacts): ReadonlyMap<WeekFrame, HyroxKind> {
  const found = new Map<WeekFrame, HyroxKind>();
  if (facts.raceDate === undefined || weeks.every(({ days }) => days === undefined)) {
    for (const { frame } of weeks) {
      const kind = WITHOUT_RACE.get(((frame.macroWeek - 1) % 12) + 1);
      if (kind !== undefined && !frame.isDeload) found.set(frame, kind);
    }
    return found;
  }
  const windows = facts.entry === "doubles" ? DOUBLES : facts.entry === "relay" ? RELAY : SINGLES;
  for (const { kind, from, to, best } of windows) {
    const open = weeks.filter(
      ({ frame, days }) =>
        days !== undefined && days >= from && days <= to && !frame.isDeload && !found.has(frame) && mayTest(frame, days, facts),
    );
    const chosen = open.toSorted((a, b) => Math.abs((a.days ?? 0) - best) - Math.abs((b.days ?? 0) - best))[0];
    if (chosen !== undefined) found.set(chosen.frame, withinReach(kind, chosen.frame, facts));
  }
  return found;
}

/** The first week of a plan finds its feet, unless it is the last in which a simulation has a place. */
function mayTest({ week }: WeekFrame, days: number, { isContinued }: PlannerFacts): boolean {
  return week > 1 || isContinued || days <= LAST_CHANCE;
}

const LAST_CHANCE = 23;

/** Who begins does three quarters; who starts a plan with it, half: nothing leads up to more. */
function withinReach(kind: HyroxKind, frame: WeekFrame, { level, isContinued }: PlannerFacts): HyroxKind {
  if (kind !== "full") return kind;
  if (frame.week === 1 && !isContinued) return "half";
  return level === "beginner" || (frame.week === 2 && !isContinued) ? "three-quarter" : "full";
}

/** How far up its ladders the athlete is: a step for each loading week, at the top two weeks before the race, or after nine of them. */
interface Climb {
  readonly done: number;
  readonly share: number;
}

const WITHOUT_RACE_WEEKS = 9;

function climbOf({ weeksToRace }: WeekFrame, loading: number): Climb {
  const left = weeksToRace === undefined ? WITHOUT_RACE_WEEKS - loading : Math.round(0.8 * (weeksToRace - 2));
  return { done: loading, share: left <= 0 ? 1 : loading / (loading + left) };
}

function rungOf([start, ceiling]: readonly [number, number], { done, share }: Climb): number {
  return Math.min(ceiling, start + done, start + Math.round((ceiling - start) * share));
}

interface WeekInput {
  readonly facts: PlannerFacts;
  readonly days: number | undefined;
  readonly climb: Climb;
  readonly seen: StationTurns;
  readonly loading: number;
}

function weekOf(frame: WeekFrame, kind: HyroxKind, input: WeekInput): HyroxWeek {
  const { facts, days, climb, seen } = input;
  const { level, raceDate } = facts;
  const range = LADDERS.compromised.range[level] ?? [1, 1];
  const rung = rungOf(range, climb);
  const climbed = rungOf(STATION_RANGE[level], climb);
  const isSpecific = days !== undefined && days <= SPECIFIC_FROM;
  // Close to a race the load is the race's, whatever the rung.
  const stationAt = isSpecific ? Math.max(Math.min(STATION_RANGE[level][1], LEAST_SPECIFIC), climbed) : climbed;
  const shape = shapeOf(kind, { rung, stationAt, level, entry: facts.entry, seen, week: frame.week, isSpecific });
  for (const { exercise, stretches } of shape.stations) seen.note(exercise, stretches, frame.week);
  const afterStrength =
    frame.isDeload || (days !== undefined && days < LAST_AFTER_STRENGTH) ? [] : strengthBlocks(frame, { ...input, stationAt, isSpecific });
  return {
    kind,
    ...(raceDate === undefined || days === undefined ? {} : { raceDate }),
    ...shape,
    paceOffset: offsetOf(frame.weeksToRace),
    rung,
    afterStrength,
    erg: ergOf(frame, level, climb),
  };
}

const SPECIFIC_FROM = 46;
/** Half stations at race load, twice or three times. */
const LEAST_SPECIFIC = 5;
/** The last sled, and the station that ends the race (race-demands.md section 6.4). */
const LAST_STATIONS = ["Sled push", "Wall ball"] as const;
/** Nearer to the race no stations follow the lifting. */
const LAST_AFTER_STRENGTH = 9;

/** Race pace and ten seconds, then five, then race pace (dose-progression.md section 2.1). */
function offsetOf(weeksToRace: number | undefined): number {
  if (weeksToRace === undefined || weeksToRace >= 8) return 10;
  return weeksToRace >= 5 ? 5 : 0;
}

interface ShapeInput {
  readonly rung: number;
  readonly stationAt: number;
  readonly level: Level;
  readonly entry: EntryKind;
  readonly seen: StationTurns;
  readonly week: number;
  readonly isSpecific: boolean;
}

type Shape = Pick<HyroxWeek, "rounds" | "runMetres" | "stations">;

function shapeOf(kind: HyroxKind, input: ShapeInput): Shape {
  const { rung, stationAt, seen, level, entry, isSpecific } = input;
  const all = (share: number): readonly StationDose[] => HYROX_STATIONS.map(({ exercise }) => ({ exercise, stretches: [share], load: 1 }));
  const some = (count: number, share: number, load = 1): readonly StationDose[] =>
    seen.next(count).map((exercise) => ({ exercise, stretches: [share], load }));
  switch (kind) {
    case "technique":
      return { rounds: 3, runMetres: 600, stations: some(3, 0.25, 0.65) };
    case "half":
      return { rounds: 8, runMetres: 500, stations: all(0.5) };
    case "three-quarter":
      return { rounds: 8, runMetres: 750, stations: all(0.75) };
    case "full":
      return { rounds: 8, runMetres: 1000, stations: all(1) };
    case "pair":
      return { rounds: 8, runMetres: 1000, stations: all(0.5) };
    case "leg":
      return { rounds: 2, runMetres: 1000, stations: some(2, 1) };
    case "mini":
      return { rounds: 4, runMetres: 1000, stations: some(4, 0.5) };
    case "last-hard":
      return {
        rounds: level === "beginner" ? 3 : 4,
        runMetres: 1000,
        stations: LAST_STATIONS.map((exercise) => ({ exercise, stretches: [0.5], load: 1 })),
      };
    case "last-big": {
      const { sets, metres = 1000 } = rungAt("compromised", rung);
      return { rounds: sets, runMetres: metres, stations: withFulls(some(sets, 0.5), seen, entry) };
    }
    case "rounds": {
      const { sets, metres = 1000 } = rungAt("compromised", rung);
      const share = rung === 1 ? 0.25 : rung === 2 ? 0.33 : 0.5;
      const stations = some(sets, share, stationRung(stationAt).load);
      return { rounds: sets, runMetres: metres, stations: isSpecific ? withFulls(stations, seen, entry) : stations };
    }
  }
}

/** The half of the stations that were done in full least often, in full. */
function withFulls(stations: readonly StationDose[], seen: StationTurns, entry: EntryKind): readonly StationDose[] {
  if (entry === "doubles") return stations.map((dose) => ({ ...dose, stretches: [PAIR_SHARE] }));
  const least = new Set(
    stations
      .map(({ exercise }) => exercise)
      .toSorted((a, b) => seen.fulls(a) - seen.fulls(b))
      .slice(0, Math.ceil(stations.length / 2)),
  );
  return stations.map((dose) => (least.has(dose.exercise) ? { ...dose, stretches: [1] } : dose));
}

/** Of a station, for each of a pair: between 60 and 70 %, in whole lengths of a sled. */
const PAIR_SHARE = 0.7;

const AFTER_STRENGTH: { readonly [level in Level]: number } = { beginner: 2, intermediate: 2, advanced: 2, elite: 3 };

/** Stations after strength: those with a weight or the body first; skis and rows have sessions of their own. */
function strengthBlocks(
  frame: WeekFrame,
  { facts, seen, stationAt, isSpecific }: WeekInput & { readonly stationAt: number; readonly isSpecific: boolean },
): readonly (readonly StationDose[])[] {
  const { stretches, load } = stationRung(stationAt);
  const whole = facts.entry === "doubles" ? PAIR_SHARE : 1;
  const dose = isSpecific && (whole < 1 || stretches.every((share) => share < 1)) ? [whole] : stretches;
  return Array.from({ length: Math.min(2, facts.strengthSessions) }, () => {
    const chosen = seen.leastFull(AFTER_STRENGTH[facts.level]);
    for (const exercise of chosen) seen.note(exercise, dose, frame.week);
    return chosen.map((exercise): StationDose => ({
      exercise,
      stretches: heavierAmount(exercise, dose, load),
      load: LOADED.has(exercise) ? load : Math.min(1, load),
    }));
  });
}

const LOADED: ReadonlySet<string> = new Set(["Sled push", "Sled pull (rope)", "Farmers carry"]);

/** The top rung is more weight on sleds and the carry, more of the rest. */
function heavierAmount(exercise: string, dose: readonly number[], load: number): readonly number[] {
  return load > 1 && !LOADED.has(exercise) ? [1.2] : dose;
}

/** Threshold in the base, hard from ten weeks before on, at race split in the last weeks. */
function ergOf({ weeksToRace, macroWeek }: WeekFrame, level: Level, climb: Climb): HyroxErg {
  const isHard = weeksToRace === undefined ? macroWeek % 8 > 4 || macroWeek % 8 === 0 : weeksToRace <= 10 && weeksToRace % 2 === 0;
  const stimulus = isHard ? "erg-vo2" : "erg-threshold";
  const range = LADDERS[stimulus].range[level] ?? [1, 1];
  return { stimulus, rung: rungOf(range, climb), machine: macroWeek % 2 === 1 ? "Ski erg" : "Row erg" };
}

/** How often and when each station was last trained. */
class StationTurns {
  readonly #last = new Map<string, number>();
  readonly #times = new Map<string, number>();
  readonly #fulls = new Map<string, number>();

  note(exercise: string, stretches: readonly number[], week: number): void {
    this.#last.set(exercise, week);
    this.#times.set(exercise, (this.#times.get(exercise) ?? 0) + 1);
    this.#fulls.set(exercise, this.fulls(exercise) + stretches.filter((share) => share >= 1).length);
  }

  fulls(exercise: string): number {
    return this.#fulls.get(exercise) ?? 0;
  }

  /** Those whose turn it is, in race order. */
  next(count: number): readonly string[] {
    const names = HYROX_STATIONS.map(({ exercise }) => exercise);
    const order = names.toSorted(
      (a, b) =>
        (this.#last.get(a) ?? 0) - (this.#last.get(b) ?? 0) ||
        (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0) ||
        turnOf(a) - turnOf(b),
    );
    const chosen = new Set(order.slice(0, count));
    return names.filter((name) => chosen.has(name));
  }

  /** Of the stations without a machine those that were done in full least, then least often. */
  leastFull(count: number): readonly string[] {
    return HYROX_STATIONS.map(({ exercise }) => exercise)
      .filter((exercise) => !exercise.endsWith("erg"))
      .toSorted(
        (a, b) =>
          this.fulls(a) - this.fulls(b) ||
          (this.#last.get(a) ?? 0) - (this.#last.get(b) ?? 0) ||
          (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0),
      )
      .slice(0, count);
  }
}

/** The first turns mix machines, legs and arms. */
function turnOf(exercise: string): number {
  return FIRST_TURNS.indexOf(exercise);
}

const FIRST_TURNS = [
  "Sled push",
  "Row erg",
  "Wall ball",
  "Burpee broad jump",
  "Ski erg",
  "Sled pull (rope)",
  "Farmers carry",
  "Sandbag lunge",
];

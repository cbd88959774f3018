import type { Level } from "../../athlete/athlete.ts";
import type { EntryKind } from "../../athlete/hyrox-entry.ts";
import { rungAt } from "../../catalogue/ladders/dose-ladders.ts";
import { stationRung } from "../../catalogue/ladders/station-rungs.ts";
import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import type { HyroxKind, HyroxWeek, StationDose } from "../../season/hyrox-week.ts";
import type { PlannerFacts } from "./hyrox-simulations.ts";

/** What the runs and stations of one week are chosen from. */
export interface ShapeInput {
  readonly rung: number;
  /** The rung of the loading week before, in the same form. */
  readonly isRepeated: boolean;
  readonly stationAt: number;
  readonly level: Level;
  readonly entry: EntryKind;
  readonly own: readonly string[];
  readonly isGiven: boolean;
  readonly seen: StationTurns;
  readonly week: number;
  readonly isSpecific: boolean;
}

type WeekShape = Pick<HyroxWeek, "rounds" | "runMetres" | "stations">;

/** The runs and stations of a kind of week; the stations are those whose turn it is. */
export function shapeWeek(kind: HyroxKind, input: ShapeInput): WeekShape {
  const { rung, isRepeated, stationAt, seen, level, entry, isSpecific, week } = input;
  const part = entry === "doubles" ? PAIR_FACTOR : 1;
  const all = (share: number): readonly StationDose[] => HYROX_STATIONS.map(({ exercise }) => ({ exercise, stretches: [share], load: 1 }));
  const some = (count: number, share: number, load = 1): readonly StationDose[] =>
    seen.next(count, week).map((exercise) => ({ exercise, stretches: [share * part], load }));
  const lastSome = (count: number): readonly StationDose[] =>
    seen.lastTurns(count, week).map((exercise) => ({ exercise, stretches: [0.5 * part], load: 1 }));
  switch (kind) {
    case "technique":
      return { rounds: 3, runMetres: 600, stations: input.isGiven ? ownStations(input.own, 0.25, 0.65) : some(3, 0.25, 0.65) };
    case "half":
      return { rounds: 8, runMetres: 500, stations: all(0.5) };
    case "three-quarter":
      return { rounds: 8, runMetres: 750, stations: all(0.75) };
    case "full":
      return { rounds: 8, runMetres: 1000, stations: all(1) };
    case "pair":
      return { rounds: 8, runMetres: 1000, stations: all(0.5) };
    case "leg":
      return { rounds: 2, runMetres: 1000, stations: ownStations(input.own, 1) };
    case "mini":
      return { rounds: 4, runMetres: 1000, stations: some(4, 0.5) };
    case "touch":
      return { rounds: 3, runMetres: 500, stations: [] };
    case "last-hard":
      return {
        rounds: entry === "relay" ? 2 : level === "beginner" ? 3 : 4,
        runMetres: 1000,
        stations: (entry === "relay" ? input.own : LAST_STATIONS).map((exercise) => ({ exercise, stretches: [0.5], load: 1 })),
      };
    case "last-big": {
      const { sets, metres } = getForm(rung);
      return { rounds: sets, runMetres: metres, stations: withFulls(lastSome(sets), seen, entry) };
    }
    case "rounds": {
      if (entry === "relay") return relayRounds(input);
      const { sets, metres } = isRepeated ? otherForm(rung) : getForm(rung);
      const share = rung === 1 ? 0.25 : rung === 2 ? 0.33 : 0.5;
      const stations = some(sets, share, stationRung(stationAt).load);
      return { rounds: sets, runMetres: metres, stations: isSpecific ? withFulls(stations, seen, entry) : stations };
    }
  }
}

/** The two stations of somebody in a relay, in race order. */
function ownStations(own: readonly string[], share: number, load = 1): readonly StationDose[] {
  return HYROX_STATIONS.flatMap(({ exercise }) => (own.includes(exercise) ? [{ exercise, stretches: [share], load }] : []));
}

/**
 * The own legs again and again, with one other station in turn until the team has chosen: who starts in a relay runs two kilometres
 * (race-demands.md section 6.5).
 */
function relayRounds({ rung, stationAt, own, isGiven, seen, isSpecific }: ShapeInput): WeekShape {
  const { load } = stationRung(stationAt);
  const other = isGiven ? undefined : seen.next(own.length + 1).find((exercise) => !own.includes(exercise));
  const chosen = HYROX_STATIONS.map(({ exercise }) => exercise).filter((exercise) => own.includes(exercise) || exercise === other);
  const stations = chosen.map((exercise): StationDose =>
    own.includes(exercise)
      ? { exercise, stretches: [isSpecific ? 1 : 0.5], load }
      : { exercise, stretches: [0.33], load: Math.min(load, 0.8) },
  );
  return { rounds: own.length + 1, runMetres: rung <= 2 ? 800 : 1000, stations };
}

function getForm(rung: number): { readonly sets: number; readonly metres: number } {
  const { sets, metres = 1000 } = rungAt("compromised", rung);
  return { sets, metres };
}

/** About the same distance in more, shorter runs, or in fewer, longer ones. */
function otherForm(rung: number): ReturnType<typeof getForm> {
  const form = getForm(rung);
  if (form.metres === 1000) return { sets: form.sets + 1, metres: 800 };
  return form.sets < 4 ? form : { sets: form.sets - 1, metres: 1000 };
}

/** The half of the stations that were done in full least often, in full. */
function withFulls(stations: readonly StationDose[], seen: StationTurns, entry: EntryKind): readonly StationDose[] {
  const whole = entry === "doubles" ? PAIR_FULL_SHARE : 1;
  const least = new Set(
    stations
      .map(({ exercise }) => exercise)
      .toSorted((a, b) => seen.needier(a, b))
      .slice(0, Math.ceil(stations.length / 2)),
  );
  return stations.map((dose) => (least.has(dose.exercise) ? { ...dose, stretches: [whole] } : dose));
}

/** Factor on what somebody alone does of a station, for one of a pair, with as much rest as work (race-demands.md section 6.5). */
const PAIR_FACTOR = 0.67;
/** Share of a station that each of a pair does where it is done in full: between 60 and 70 %, in whole lengths of a sled. */
const PAIR_FULL_SHARE = 0.7;

const AFTER_STRENGTH: { readonly [level in Level]: number } = { beginner: 2, intermediate: 2, advanced: 2, elite: 3 };

/** Stations after strength: those with a weight or the body first; skis and rows have sessions of their own. */
export function stationsAfterStrength(
  { strengthSessions }: Pick<PlannerFacts, "strengthSessions">,
  { level, entry, own, isGiven, seen, stationAt, week, isSpecific }: Omit<ShapeInput, "rung" | "isRepeated">,
): readonly (readonly StationDose[])[] {
  const { stretches, load } = stationRung(stationAt);
  const whole = entry === "doubles" ? PAIR_FULL_SHARE : 1;
  const dose = isSpecific && (whole < 1 || stretches.every((share) => share < 1)) ? [whole] : stretches;
  return Array.from({ length: Math.min(2, strengthSessions) }, () => {
    const due = seen
      .leastFull(AFTER_STRENGTH[level], own, entry === "relay" ? undefined : week)
      .filter((exercise) => !isGiven || own.includes(exercise));
    const chosen = due.map((exercise) => {
      const stretchesOf = heavierAmount(exercise, dose, load);
      return seen.again(
        seen.led({ exercise, stretches: stretchesOf, load: LOADED_STATIONS.has(exercise) ? load : Math.min(1, load) }, week),
      );
    });
    for (const [index, station] of chosen.entries()) seen.note(station, week, "strength", index === 0);
    return chosen;
  });
}

const LOADED_STATIONS: ReadonlySet<string> = new Set(["Sled push", "Sled pull (rope)", "Farmers carry"]);

/** The top rung is more weight on sleds and the carry, more of the rest. */
function heavierAmount(exercise: string, dose: readonly number[], load: number): readonly number[] {
  return load > 1 && !LOADED_STATIONS.has(exercise) ? [1.2] : dose;
}

/** The last sled, and the station that ends the race (race-demands.md section 6.4). */
const LAST_STATIONS = ["Sled push", "Wall ball"] as const;

/** What nothing led up to: shares of the race amount and the race load (choice, after where the rungs of dose-progression.md section 2.2 start). */
const FIRST_STATION_SHARES: { readonly [level in Level]: { readonly share: number; readonly load: number } } = {
  beginner: { share: 0.25, load: 0.65 },
  intermediate: { share: 0.33, load: 0.85 },
  advanced: { share: 0.5, load: 0.95 },
  elite: { share: 0.5, load: 1 },
};
/** The first time for something sore: a part of the usual first share, and half the race load. */
const SORE_FIRST = { share: 0.4, load: 0.5 } as const;
/** From one week to the next: longer by a factor, heavier by a share of the race load. */
const STATION_STEP = { share: 1.75, load: 0.1 } as const;

/** How often and when each station was last trained, and in how long a stretch. */
export class StationTurns {
  readonly #last = new Map<string, number>();
  readonly #lastInRounds = new Map<string, number>();
  readonly #times = new Map<string, number>();
  readonly #fulls = new Map<string, number>();
  readonly #done = new Map<string, { readonly share: number; readonly load: number; readonly week: number }[]>();
  readonly #first: { readonly share: number; readonly load: number };

  readonly #weak: ReadonlySet<string>;
  readonly #care: PlannerFacts["care"];
  readonly #isSore: PlannerFacts["isSore"];

  /**
   * After an earlier block nothing is new.
   * @param weak stations that the athlete calls a weakness: their turn comes sooner
   * @param isSore whether a station loads something sore: its first dose is a small one
   * @param care the share of load and amount that something sore leaves a station in a week
   */
  constructor(
    level: Level,
    isContinued: boolean,
    weak: readonly string[],
    care: PlannerFacts["care"] = () => 1,
    isSore: PlannerFacts["isSore"] = () => false,
  ) {
    this.#care = care;
    this.#isSore = isSore;
    this.#first = isContinued ? { share: 1.2, load: 1.1 } : FIRST_STATION_SHARES[level];
    this.#weak = new Set(weak);
  }

  /** A dose that follows from the weeks before: no longer and no heavier than a step beyond them; the ergs are known from other work. */
  led(dose: StationDose, week: number): StationDose {
    if (dose.exercise.endsWith("erg")) return dose;
    const before = (this.#done.get(dose.exercise) ?? []).filter((done) => done.week < week);
    const isNew = before.length === 0;
    // The session takes this week's care off again.
    const care = this.#care(dose.exercise, week);
    const first =
      isNew && !LOADED_STATIONS.has(dose.exercise) && this.#isSore(dose.exercise)
        ? { share: SORE_FIRST.share * this.#first.share, load: SORE_FIRST.load }
        : this.#first;
    const share = isNew ? first.share : (STATION_STEP.share * Math.max(...before.map((done) => done.share))) / care;
    const load = isNew ? first.load : (STATION_STEP.load + Math.max(...before.map((done) => done.load))) / care;
    return { ...dose, stretches: dose.stretches.map((one) => Math.min(one, share)), load: Math.min(dose.load, load) };
  }

  /** What may still be left out for want of time leads to nothing. */
  note({ exercise, stretches, load }: StationDose, week: number, where: "rounds" | "strength", isSure = true): void {
    this.#last.set(exercise, week);
    if (isSure && where === "rounds") this.#lastInRounds.set(exercise, week);
    this.#times.set(exercise, (this.#times.get(exercise) ?? 0) + 1);
    // What was eased for something sore leads on from what was really done.
    const care = this.#care(exercise, week);
    const done = { share: care * Math.max(0, ...stretches), load: care * load, week };
    if (isSure) this.#done.set(exercise, [...(this.#done.get(exercise) ?? []), done]);
    this.#fulls.set(exercise, this.fulls(exercise) + stretches.filter((share) => share >= 1).length);
  }

  fulls(exercise: string): number {
    return this.#fulls.get(exercise) ?? 0;
  }

  /** By how little of it there was in full, the neediest first: a weakness is behind until it is two ahead. */
  needier(a: string, b: string): number {
    return this.fulls(a) - this.#ahead(a) - (this.fulls(b) - this.#ahead(b));
  }

  #ahead(exercise: string): number {
    return this.#weak.has(exercise) ? AHEAD_OF_WEAK : 0;
  }

  /** Those whose turn it is, in race order; where a `week` is given, those that were missing for two weeks first. */
  next(count: number, week?: number): readonly string[] {
    const chosen = new Set(this.#order(week).slice(0, count));
    return HYROX_STATIONS.map(({ exercise }) => exercise).filter((name) => chosen.has(name));
  }

  #order(week?: number): readonly string[] {
    return HYROX_STATIONS.map(({ exercise }) => exercise).toSorted(
      (a, b) =>
        Number(this.#isOverdue(b, week)) - Number(this.#isOverdue(a, week)) ||
        (this.#lastInRounds.get(a) ?? 0) - this.#ahead(a) - ((this.#lastInRounds.get(b) ?? 0) - this.#ahead(b)) ||
        (this.#last.get(a) ?? 0) - (this.#last.get(b) ?? 0) ||
        (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0) ||
        getTurn(a) - getTurn(b),
    );
  }

  /** No station is missing for two weeks on end, whatever else comes first; machines have days of their own. */
  #isOverdue(exercise: string, week: number | undefined): boolean {
    return week !== undefined && !exercise.endsWith("erg") && week - (this.#last.get(exercise) ?? 0) >= OVERDUE_WEEKS;
  }

  /** The last big day before a race first has what was never done: machines have days of their own, and a weakness its turn after strength. */
  lastTurns(count: number, week: number): readonly string[] {
    const names = HYROX_STATIONS.map(({ exercise }) => exercise);
    const untouched = names
      .filter((name) => !this.#times.has(name) && !name.endsWith("erg"))
      .toSorted((a, b) => this.#ahead(a) - this.#ahead(b) || getTurn(a) - getTurn(b));
    const chosen = new Set(untouched.slice(0, count));
    for (const name of this.#order(week)) if (chosen.size < count) chosen.add(name);
    return names.filter((name) => chosen.has(name));
  }

  /** A weakness is done twice where it is not done in full. */
  again({ exercise, stretches, ...dose }: StationDose): StationDose {
    const [only, ...others] = stretches;
    const isPart = only !== undefined && others.length === 0 && only < 1;
    return { ...dose, exercise, stretches: this.#weak.has(exercise) && isPart ? [only, only] : stretches };
  }

  /** Stations without a machine: those that were missing for two weeks first where a `week` is given, then the athlete's own, then those done in full least, then those done least often. */
  leastFull(count: number, own: readonly string[], week?: number): readonly string[] {
    return HYROX_STATIONS.map(({ exercise }) => exercise)
      .filter((exercise) => !exercise.endsWith("erg"))
      .toSorted(
        (a, b) =>
          Number(this.#isOverdue(b, week)) - Number(this.#isOverdue(a, week)) ||
          Number(own.includes(b)) - Number(own.includes(a)) ||
          this.needier(a, b) ||
          (this.#last.get(a) ?? 0) - (this.#last.get(b) ?? 0) ||
          (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0),
      )
      .slice(0, count);
  }
}

const OVERDUE_WEEKS = 2;

/** Weeks and full stations by which a weakness comes before the others. */
const AHEAD_OF_WEAK = 2;

/** The first turns mix machines, legs and arms. */
function getTurn(exercise: string): number {
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

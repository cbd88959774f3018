import type { Capacities } from "#training/athlete/capacities.ts";
import type { RaceEntry } from "#training/athlete/hyrox-entry.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, type HyroxStation } from "#training/catalogue/race-formats.ts";
import type { Level, Sex } from "#training/athlete/athlete.ts";
import { raceTime } from "#training/physiology/running.ts";
import type { Kilograms, Seconds, SecondsPer500Metres, SecondsPerKilometre } from "#training/units/units.ts";
import { formatClock } from "#training/units/format.ts";
import { freshShare, stationSeconds, type StationWork } from "./station-time.ts";

type ByLevel = { readonly [level in Level]: number };

/** Mean pace of the eight race runs against the open 10 km pace (events.md section 1). */
const RACE_RUN_SHARE: ByLevel = { elite: 1.08, advanced: 1.12, intermediate: 1.18, beginner: 1.28 };

/** What race targets are worked out from. */
export interface TargetFacts {
  readonly capacities: Pick<Capacities, "vdot" | "row2kSplit" | "ski2kSplit" | "paces">;
  /** The athlete's own word; goal and run times decide before it. */
  readonly level: Level;
  readonly division: HyroxDivision;
  readonly sex: Sex | undefined;
  readonly entry: RaceEntry;
  readonly bodyWeight?: Kilograms | undefined;
  /** Time of a Hyrox that was finished alone, as the athlete states it. */
  readonly proven?: Seconds | undefined;
  /** Stations that the partner of a pair does alone. */
  readonly byPartner?: readonly string[];
}

export interface HyroxPaces {
  readonly tenK: SecondsPerKilometre;
  /** Mean pace of the runs on race day: alone, with the partner, or of a leg of the relay. */
  readonly race: SecondsPerKilometre;
  /** What it would be alone. */
  readonly singles: SecondsPerKilometre;
  /** The pace of a pair whose partner's 10 km time is not known. */
  readonly isPartnerUnknown: boolean;
}

/** Pairs run at 0.92 of the slower partner's own race pace, 0.95 of the athlete's own where nothing is known of the partner (race-demands.md 6.5). */
const TEAM_RUN = { known: 0.92, unknown: 0.95 } as const;
/** A pair is never faster than this against the slower partner's open 10 km. */
const TEAM_FLOOR = 1.01;
/** Two single kilometres with a long rest: 1.00 to 1.05 of the 5 km pace (race-demands.md section 6.5), trained at its fast end. */
const RELAY_RUN = 1;

/** The same for a level that is told, not derived from goal and times. */
export function hyroxPacesAt(facts: TargetFacts, level: Level): HyroxPaces | undefined {
  const own = openPaces(facts);
  return own === undefined ? undefined : pacesAt(facts, own, level);
}

/** The 10 km pace, and the mean pace of the runs between stations on race day; undefined without a run time. */
export function hyroxPaces(facts: TargetFacts): HyroxPaces | undefined {
  return hyroxPacesAt(facts, targetLevel(facts));
}

interface OpenPaces {
  readonly fiveK: SecondsPerKilometre;
  readonly tenK: SecondsPerKilometre;
}

function openPaces({ capacities: { vdot } }: TargetFacts): OpenPaces | undefined {
  if (vdot === undefined) return undefined;
  return { fiveK: raceTime(vdot.value, 5000) / 5, tenK: raceTime(vdot.value, 10_000) / 10 };
}

/** A race of priority C without a goal is a day out: a little easier than racing, for no time. */
export const FOR_FUN = 1.035;

export function isForFun(priority: "A" | "B" | "C", goal: Seconds | undefined): boolean {
  return priority === "C" && goal === undefined;
}

/** Nobody is planned to race slower than the fast end of easy running, and nobody as fast as an open 10 km. */
const LEAST_SHARE = 1.08;

function pacesAt({ entry, capacities }: TargetFacts, { fiveK, tenK }: OpenPaces, level: Level): HyroxPaces {
  const easy = capacities.paces?.easy.fast ?? Number.POSITIVE_INFINITY;
  const singles = Math.min(tenK * RACE_RUN_SHARE[level], Math.max(easy, tenK * LEAST_SHARE));
  const partner = entry.partnerRun10k === undefined ? undefined : entry.partnerRun10k / 10;
  switch (entry.kind) {
    case "singles":
      return { tenK, race: singles, singles, isPartnerUnknown: false };
    case "relay":
      return { tenK, race: fiveK * RELAY_RUN, singles, isPartnerUnknown: false };
    case "doubles": {
      const slower = Math.max(tenK, partner ?? tenK);
      const alone = slower === tenK ? singles : slower * RACE_RUN_SHARE[level];
      const team = partner === undefined ? TEAM_RUN.unknown * singles : TEAM_RUN.known * alone;
      return { tenK, race: Math.max(team, slower * TEAM_FLOOR), singles, isPartnerUnknown: partner === undefined };
    }
  }
}

/** Finish bands of events.md section 1 in minutes: faster than the number is the level. */
const FINISH_BANDS = {
  male: { elite: 68, advanced: 82, intermediate: 100 },
  female: { elite: 78, advanced: 95, intermediate: 115 },
} as const;

/** A pair takes this share of the mean of what both take alone. */
const PAIR_TOTAL = 0.86;

/**
 * The level whose demands and station times hold: that of the goal, else of the predicted time, else the athlete's own word
 * (race-demands.md section 2).
 */
export function eventLevel(facts: TargetFacts): Level {
  const goal = goalAlone(facts);
  return goal === undefined ? predictedLevel(facts) : getBand(facts, goal);
}

/** The level of paces and station times: a goal that the numbers do not support makes nobody faster (race-demands.md section 2). */
export function targetLevel(facts: TargetFacts): Level {
  const goal = goalAlone(facts);
  const open = openPaces(facts);
  if (goal === undefined || open === undefined) return eventLevel(facts);
  const today = Math.min(singlesTotal(facts, open, predictedLevel(facts)), facts.proven ?? Number.POSITIVE_INFINITY);
  return getBand(facts, Math.max(goal, today * (1 - MOST_GAIN)));
}

/** The goal as somebody alone would have to run it. */
function goalAlone({ entry }: TargetFacts): Seconds | undefined {
  if (entry.goal === undefined || entry.kind === "relay") return undefined;
  return entry.kind === "doubles" ? entry.goal / PAIR_TOTAL : entry.goal;
}

function predictedLevel(facts: TargetFacts): Level {
  const open = openPaces(facts);
  if (open === undefined) return facts.proven === undefined ? facts.level : getBand(facts, facts.proven);
  // Who has finished in less than the numbers say is no slower for them.
  const byNumbers = singlesTotal(facts, open, getBand(facts, singlesTotal(facts, open, facts.level)));
  return getBand(facts, Math.min(byNumbers, facts.proven ?? byNumbers));
}

/** What a season of training may bring (race-demands.md section 2). */
const MOST_GAIN = 0.04;

function singlesTotal(facts: TargetFacts, open: OpenPaces, level: Level): Seconds {
  const stations = HYROX_STATIONS.reduce(
    (sum, station) => sum + aloneSeconds({ ...facts, level }, station, getWholeStation(facts, station)),
    0,
  );
  return 8 * open.tenK * RACE_RUN_SHARE[level] + stations + ROXZONE_SECONDS[level];
}

function getBand({ sex }: TargetFacts, seconds: Seconds): Level {
  const band = FINISH_BANDS[sex ?? "female"];
  const minutes = seconds / 60;
  if (minutes < band.elite) return "elite";
  if (minutes < band.advanced) return "advanced";
  return minutes < band.intermediate ? "intermediate" : "beginner";
}

/** All eight ways through the Roxzone together: medians of the finish bands (race-demands.md 6.1). */
export const ROXZONE_SECONDS: ByLevel = { beginner: 565, intermediate: 430, advanced: 330, elite: 257 };

/** Between runs an erg is held this much above the 2,000 m split (load-plausibility.md section 6). */
const ERG_IN_RACE: ByLevel = { beginner: 12, intermediate: 11, advanced: 9, elite: 8 };

/** Two who take turns need this share of what both take alone (race-demands.md 6.5). */
const SHARED_STATION = 0.72;
/**
 * On the ergs that share would ask for more than an all-out 500 m: in turns of 250 m with as much rest a pair holds a little more than the
 * speed of its 2,000 m (ADR 036).
 */
const SHARED_ERG = { split: 0.96, ofAlone: 0.87 } as const;

export interface StationTarget {
  readonly seconds: Seconds;
  /** "3:41 for the whole station at your level" */
  readonly source: string;
}

/** A whole station at the load of the division. */
export function getWholeStation({ division }: Pick<TargetFacts, "division">, station: HyroxStation): StationWork {
  return { amount: station.metres ?? station.reps ?? 0, load: hyroxLoad(station, division) };
}

/** Time of a stretch of a station and where it comes from: the athlete's own split on the ergs, the finish band's usual time elsewhere. */
export function stationTarget(
  facts: TargetFacts,
  station: HyroxStation,
  work: StationWork,
  level: Level = targetLevel(facts),
): StationTarget {
  const at = { ...facts, level };
  const seconds = aloneSeconds(at, station, work);
  const split = ergSplit(at, station);
  if (split !== undefined)
    return {
      seconds,
      source: `${formatClock(split)} /500 m: ${isEstimated(facts, station) ? "an estimated" : "your"} 2,000 m split plus ${ERG_IN_RACE[level]} s`,
    };
  const whole = aloneSeconds(at, station, getWholeStation(facts, station));
  return { seconds, source: `${formatClock(whole)} for the whole station is usual at your level` };
}

/** Time of a whole station on race day: shared with the partner in doubles. */
export function raceStationTarget(facts: TargetFacts, station: HyroxStation, level = targetLevel(facts)): StationTarget {
  const alone = stationTarget(facts, station, getWholeStation(facts, station), level);
  if (facts.entry.kind !== "doubles" || facts.byPartner?.includes(station.exercise) === true) return alone;
  if (!station.exercise.endsWith("erg")) return { ...alone, seconds: alone.seconds * SHARED_STATION };
  const split = openSplit(facts, station);
  if (split === undefined) return { ...alone, seconds: alone.seconds * SHARED_ERG.ofAlone };
  const shared = SHARED_ERG.split * split;
  return {
    seconds: (shared / 500) * (station.metres ?? 0),
    source: `${formatClock(shared)} /500 m in turns, a little faster than your 2,000 m split of ${formatClock(split)}`,
  };
}

function aloneSeconds(facts: TargetFacts, station: HyroxStation, work: StationWork): Seconds {
  const split = ergSplit(facts, station);
  if (split === undefined) return stationSeconds(station, facts, work);
  return (split / 500) * work.amount * (work.isFresh === true ? freshShare(station.exercise) : 1);
}

/** The race split on the rower or the ski erg, from the athlete's own. */
function ergSplit(facts: TargetFacts, station: HyroxStation): SecondsPer500Metres | undefined {
  const split = openSplit(facts, station);
  return split === undefined ? undefined : split + ERG_IN_RACE[facts.level];
}

/** The athlete's own 2,000 m split on the machine of a station. */
function openSplit({ capacities }: TargetFacts, { exercise }: HyroxStation): SecondsPer500Metres | undefined {
  if (exercise === "Row erg") return capacities.row2kSplit?.value;
  return exercise === "Ski erg" ? capacities.ski2kSplit?.value : undefined;
}

/** Whether nobody rowed or skied the 2,000 m: a sprint on the rower stands behind them. */
function isEstimated({ capacities }: TargetFacts, { exercise }: HyroxStation): boolean {
  return (exercise === "Row erg" ? capacities.row2kSplit : capacities.ski2kSplit)?.estimated === true;
}

import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, type HyroxStation } from "#training/catalogue/race-formats.ts";
import { type Day, daysBetween } from "#training/calendar/day.ts";
import type { EntryKind } from "#training/athlete/hyrox-entry.ts";
import type { Session } from "#training/model/plan.ts";

/** What a plan trains of a race's stations. */
export interface HyroxCoverage {
  /** Sessions that hold the station itself, by its name. */
  readonly exposures: ReadonlyMap<string, number>;
  /** In full at race load, two weeks before the race at the latest. */
  readonly fulls: ReadonlyMap<string, number>;
  /** Sessions with hard skiing and rowing. */
  readonly ski: number;
  readonly row: number;
  /** Half, three-quarter and full simulations; with a partner or of a relay leg too. */
  readonly simulations: number;
}

/** Nearer than this to the race nothing counts as practised in full. */
const LAST_FULL = 14;
/** In doubles nobody does all of a station. */
const FULL_OF: { readonly [kind in EntryKind]: number } = { singles: 1, doubles: 0.65, relay: 1 };
const SAME_WEIGHT = 0.6;
/** A hard stretch on an erg is at least this long in all. */
const HARD_ERG = { metres: 500, seconds: 120, rpe: 7 } as const;

export interface CoverageFacts {
  readonly division: HyroxDivision;
  readonly entry: EntryKind;
  readonly raceDate: Day;
}

/** Counts what the sessions before the race hold of its stations. */
export function hyroxCoverage(sessions: readonly Session[], facts: CoverageFacts): HyroxCoverage {
  const before = sessions.filter(({ code, date }) => code !== "RACE" && date < facts.raceDate);
  const exposures = new Map<string, number>();
  const fulls = new Map<string, number>();
  for (const station of HYROX_STATIONS) {
    exposures.set(station.exercise, before.filter((session) => linesAt(session, station).length > 0).length);
    const early = before.filter(({ date }) => daysBetween(date, facts.raceDate) >= LAST_FULL);
    fulls.set(
      station.exercise,
      early.reduce((sum, session) => sum + fullsIn(session, station, facts), 0),
    );
  }
  return {
    exposures,
    fulls,
    ski: before.filter((session) => isHardErg(session, "Ski erg")).length,
    row: before.filter((session) => isHardErg(session, "Row erg")).length,
    simulations: before.filter(isTest).length,
  };
}

function isTest({ code, work }: Session): boolean {
  return code === "HX" && work?.purpose === "test";
}

function linesAt({ blocks: { mainWorkout } }: Session, { exercise }: HyroxStation): Session["blocks"]["mainWorkout"] {
  return mainWorkout.filter((item) => item.name === exercise && item.replaced === undefined);
}

function fullsIn(session: Session, station: HyroxStation, { division, entry }: CoverageFacts): number {
  const race = hyroxLoad(station, division);
  const whole = (station.metres ?? station.reps ?? 0) * FULL_OF[entry];
  return linesAt(session, station)
    .filter(({ load, dose }) => {
      const isHeavy = race === undefined || (load?.kilograms ?? 0) >= race - SAME_WEIGHT;
      return isHeavy && (dose.metres ?? dose.reps ?? 0) >= whole - 1;
    })
    .reduce((sum, { sets = 1 }) => sum + sets, 0);
}

function isHardErg({ blocks: { mainWorkout } }: Session, name: string): boolean {
  return mainWorkout.some(({ name: done, rpe = 0, sets = 1, dose }) => {
    const isLong = sets * (dose.metres ?? 0) >= HARD_ERG.metres || sets * (dose.seconds ?? 0) >= HARD_ERG.seconds;
    return done === name && rpe >= HARD_ERG.rpe && isLong;
  });
}

import type { Level } from "../../athlete/athlete.ts";
import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { DOSE_LADDERS, rungAt } from "../../catalogue/ladders/dose-ladders.ts";
import { STATION_RANGE } from "../../catalogue/ladders/station-rungs.ts";
import { type HyroxErg, type HyroxKind, type HyroxWeek, isSimulation } from "../../season/hyrox-week.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { ITS_OWN_DAYS } from "../../athlete/hyrox-entry.ts";
import { chooseSimulations, type OwnStations, type PlannerFacts } from "./hyrox-simulations.ts";
import { shapeWeek, StationTurns, stationsAfterStrength } from "./hyrox-stations.ts";

/**
 * The stations, simulations and erg work of each week, planned over the whole block so that none comes or is missing by accident:
 * simulations in their windows, every station in turn, the one that was seen least first (race-demands.md sections 6.2 to 6.5).
 */
export function planHyroxWeeks(frames: readonly WeekFrame[], facts: PlannerFacts): readonly WeekFrame[] {
  const kinds = frames.map((frame) => ({ frame, days: daysToRace(frame, facts) }));
  const simulations = getSimulations(frames, facts);
  const seen = new StationTurns(facts.level, facts.isContinued, facts.weak, facts.care, facts.isSore);
  let loading = loadingBefore(frames[0]?.macroWeek ?? 1);
  let before: HyroxWeek | undefined;
  return frames.map((frame, index) => {
    const days = kinds[index]?.days;
    const own = { ...facts, ...(days === undefined || days > ITS_OWN_DAYS ? {} : otherEntry(frame, facts)) };
    const kind =
      frame.isDeload || facts.comesBack(frame) || isAfterRace(frame, facts)
        ? "technique"
        : (simulations.get(frame) ?? kindAt(days, own, raceAhead(frame, facts)));
    const climb = getClimb(frame, loading);
    if (!frame.isDeload) loading++;
    // What was never planned for a week that is over was not trained in it.
    const turns = facts.isOver(frame) ? new StationTurns(facts.level, facts.isContinued, facts.weak, facts.care, facts.isSore) : seen;
    const hyrox = planWeek(frame, kind, { facts: own, days, climb, seen: turns, before });
    if (kind === "rounds") before = hyrox;
    return { ...frame, hyrox };
  });
}

/** The simulations before the main race in their windows, those before a race that is started in another way in its own. */
function getSimulations(frames: readonly WeekFrame[], facts: PlannerFacts): ReadonlyMap<WeekFrame, HyroxKind> {
  const weeks = frames.map((frame) => ({ frame, days: daysToRace(frame, { ...facts, weekday: facts.simulationDay }) }));
  const onDay = { ...facts, weekday: facts.simulationDay };
  const others = [...facts.otherEntries].flatMap(([date, entry]) => [
    ...chooseSimulations(
      weeks.filter(({ frame }) => raceAhead(frame, onDay) === date),
      { ...facts, ...entry },
    ),
  ]);
  const main = weeks.filter(({ frame }) => otherEntry(frame, onDay) === undefined);
  return new Map([...(main.length === 0 ? [] : chooseSimulations(main, facts)), ...others]);
}

function otherEntry(frame: WeekFrame, facts: PlannerFacts): OwnStations | undefined {
  const race = raceAhead(frame, facts);
  return race === undefined ? undefined : facts.otherEntries.get(race);
}

type DayFacts = Pick<PlannerFacts, "raceDates" | "weekday">;

/** The next race on or after the day of the week's runs and stations; in the week of a race that is over by then, still that one. */
function raceAhead(frame: WeekFrame, { raceDates, weekday }: DayFacts): Day | undefined {
  const day = addDays(frame.startDate, weekday - 1);
  return raceDates.find((date) => date >= day && daysBetween(day, date) <= LEADS_FROM);
}

function daysToRace(frame: WeekFrame, facts: DayFacts): number | undefined {
  const race = raceAhead(frame, facts);
  return race === undefined ? undefined : daysBetween(addDays(frame.startDate, facts.weekday - 1), race);
}

/** Race pace comes back ten days after a Hyrox (race-demands.md section 11), after the main one with the third week. */
const EASY_AFTER = { usual: 10, main: 15 } as const;

function isAfterRace(frame: WeekFrame, { raceDates, mainRaces, weekday }: PlannerFacts): boolean {
  return raceDates.some((date) => {
    const since = daysBetween(date, addDays(frame.startDate, weekday - 1));
    const isNextNear = raceDates.some((next) => next > date && daysBetween(date, next) < NEXT_NEAR);
    return since > 0 && since <= (mainRaces.has(date) && !isNextNear ? EASY_AFTER.main : EASY_AFTER.usual);
  });
}

/** Days to a next race that leave no third easy week. */
const NEXT_NEAR = 42;

/** Further ahead a race shapes nothing yet. */
const LEADS_FROM = 7 * 16;

/** Loading weeks that a macro week has behind it: three of each four. */
function loadingBefore(macroWeek: number): number {
  return macroWeek - 1 - Math.floor((macroWeek - 1) / 4);
}

/** In the last days nothing is built any more. */
function kindAt(days: number | undefined, { entry, mainRaces }: PlannerFacts, race: Day | undefined): HyroxKind {
  const isShort = entry === "relay" || (race !== undefined && !mainRaces.has(race));
  if (days === undefined || days > LAST_BIG || (isShort && days >= MINI_FROM)) return "rounds";
  if (days >= TAPER_FROM) return "last-big";
  return days >= MINI_FROM ? "mini" : "last-hard";
}

const LAST_BIG = 16;
const TAPER_FROM = 14;
const MINI_FROM = 10;

/** How far up its ladders the athlete is: a step for each loading week, at the top two weeks before the race, or after nine of them. */
interface Climb {
  readonly done: number;
  readonly share: number;
}

const WITHOUT_RACE_WEEKS = 9;

function getClimb({ weeksToRace }: WeekFrame, loading: number): Climb {
  const left = weeksToRace === undefined ? WITHOUT_RACE_WEEKS - loading : Math.round(0.8 * (weeksToRace - 2));
  return { done: loading, share: left <= 0 ? 1 : loading / (loading + left) };
}

function getRung([start, ceiling]: readonly [number, number], { done, share }: Climb): number {
  return Math.min(ceiling, start + done, start + Math.round((ceiling - start) * share));
}

interface WeekInput {
  readonly facts: PlannerFacts;
  readonly days: number | undefined;
  readonly climb: Climb;
  readonly seen: StationTurns;
  /** The last week of rounds. */
  readonly before: HyroxWeek | undefined;
}

function planWeek(frame: WeekFrame, kind: HyroxKind, input: WeekInput): HyroxWeek {
  const { facts, days, climb, seen, before } = input;
  const { level } = facts;
  const raceDate = facts.raceDates.find((date) => date >= frame.startDate && daysBetween(frame.startDate, date) <= LEADS_FROM);
  const range = DOSE_LADDERS.compromised.range[level] ?? [1, 1];
  const rung = getRung(range, climb);
  const climbed = getRung(STATION_RANGE[level], climb);
  const isSpecific = days !== undefined && days <= SPECIFIC_FROM;
  // Close to a race the load is the race's, whatever the rung.
  const stationAt = isSpecific ? Math.max(Math.min(STATION_RANGE[level][1], LEAST_SPECIFIC), climbed) : climbed;
  const isRepeated = before?.rung === rung && before.runMetres === rungAt("compromised", rung).metres;
  const chosen = {
    rung,
    isRepeated,
    stationAt,
    level,
    entry: facts.entry,
    own: facts.own,
    isGiven: facts.isGiven,
    seen,
    week: frame.week,
    isSpecific,
  };
  const planned = shapeWeek(kind, chosen);
  const stations = planned.stations.map((dose) => seen.led(dose, frame.week));
  const shape = { ...planned, stations };
  const reach = HYROX_STATIONS.map(({ exercise }) => seen.led({ exercise, stretches: [1], load: 1 }, frame.week));
  for (const station of shape.stations) seen.note(station, frame.week, "rounds");
  const afterStrength = frame.isDeload || (days !== undefined && days < LAST_AFTER_STRENGTH) ? [] : stationsAfterStrength(facts, chosen);
  return {
    kind,
    ...(raceDate === undefined ? {} : { raceDate }),
    ...(raceDate === undefined || facts.mainRaces.has(raceDate) ? {} : { isLesser: true as const }),
    ...shape,
    reach,
    // A rehearsal has the pace of the day.
    paceOffset: isSimulation(kind) ? 0 : getOffset(frame.weeksToRace, climb),
    rung,
    afterStrength,
    erg: ergFor(frame, level, climb),
  };
}

const SPECIFIC_FROM = 46;
/** Half stations at race load, twice or three times. */
const LEAST_SPECIFIC = 5;
/** Nearer to the race no stations follow the lifting. */
const LAST_AFTER_STRENGTH = 9;

/** From sixteen seconds in the first weeks down to race pace and ten seconds, then five, then race pace (dose-progression.md section 2.1). */
function getOffset(weeksToRace: number | undefined, { done }: Climb): number {
  if (weeksToRace === undefined || weeksToRace > FAR_WEEKS) return Math.max(10, 16 - 2 * done);
  if (weeksToRace >= 8) return 10;
  return weeksToRace >= 5 ? 5 : 0;
}

const FAR_WEEKS = 11;

/** Threshold in the base, hard from ten weeks before on, at race split in the last weeks. */
function ergFor({ weeksToRace, macroWeek }: WeekFrame, level: Level, climb: Climb): HyroxErg {
  const isHard = weeksToRace === undefined ? macroWeek % 8 > 4 || macroWeek % 8 === 0 : weeksToRace <= 10 && weeksToRace % 2 === 0;
  const stimulus = isHard ? "erg-vo2" : "erg-threshold";
  const range = DOSE_LADDERS[stimulus].range[level] ?? [1, 1];
  const thresholdRung = getRung(DOSE_LADDERS["erg-threshold"].range[level] ?? [1, 1], climb);
  return { stimulus, rung: getRung(range, climb), thresholdRung, machine: macroWeek % 2 === 1 ? "Ski erg" : "Row erg" };
}

import { statedStations, statedWeakStations } from "../../athlete/stated/stated-stations.ts";
import { type Competition, LEVELS, type Level } from "../../athlete/athlete.ts";
import { divisionFor } from "../../athlete/hyrox-division.ts";
import { hyroxCompetition, toEntry } from "../../athlete/hyrox-entry.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { stationCare } from "../../injuries/limits/station-care.ts";
import { targetFacts } from "../../context/target-facts.ts";
import { eventLevel } from "../../season/demand/hyrox/targets.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Block } from "../../season/block.ts";
import { getBreaks } from "../../athlete/interruptions.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { type KeptPart, savedSessions } from "../../season/saved-sessions.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import type { Minutes } from "../../units/units.ts";
import { hyroxMinutes } from "./hyrox-minutes.ts";
import { planHyroxWeeks } from "./hyrox-planner.ts";
import { hasTeamChosen, relayStations } from "./hyrox-relay.ts";
import type { OwnStations, PlannerFacts } from "./hyrox-simulations.ts";
import { onLongestDay } from "./simulation-day.ts";
import { hasRoomForStations, leadsToStations, stationDay } from "./station-day.ts";
import type { Placement } from "../slots/week-search.ts";

/** Lifting that stations may follow. */
const STRENGTH_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["SF", "SFm", "SL", "SL2"]);

/**
 * The weeks with their stations, simulations and erg work, where the week holds runs and stations. The weeks of another sport have them
 * as far as a Hyrox is near that is no mere day out.
 */
export function withHyroxWeeks(
  context: PlanContext,
  block: Block,
  frames: readonly WeekFrame[],
  placements: readonly Placement[],
  kept?: KeptPart,
): readonly WeekFrame[] {
  const races = racesAhead(context, block.startDate);
  const day = placements.find(({ code }) => code === "HX");
  if (day !== undefined) return planHyroxWeeks(frames, plannerFacts(context, block, { races, placements, day }, kept));
  const [race] = races;
  if (race === undefined || !hasRoomForStations(placements)) return frames;
  const near = frames.filter((frame) => leadsToStations(frame, race.date));
  const [first] = placements;
  const given = stationDay(placements) ?? first;
  if (near.length === 0 || given === undefined) return frames;
  const planned = planHyroxWeeks(near, plannerFacts(context, block, { races: [race], placements, day: given }, kept));
  return frames.map((frame) => planned[near.indexOf(frame)] ?? frame);
}

/** Days away that cost fitness, and days after them without intervals and rehearsals. */
const MIN_DAYS_AWAY = 8;
const FIRST_DAYS_BACK = 6;

interface Stations {
  readonly races: readonly Competition[];
  readonly placements: readonly Placement[];
  /** Day of the runs and stations. */
  readonly day: Placement;
}

function plannerFacts(context: PlanContext, block: Block, { races, placements, day }: Stations, kept: KeptPart | undefined): PlannerFacts {
  const longest = onLongestDay(context, placements).find(({ code }) => code === "HX")?.weekday ?? day.weekday;
  return {
    level: stepLevel(context),
    ...ownStations(context),
    weak: firstStations(context),
    raceDates: races.map(({ date }) => date),
    otherEntries: otherEntries(context, races),
    mainRaces: new Set(races.filter(({ priority }) => priority === "A").map(({ date }) => date)),
    weekday: day.weekday,
    simulationDay: longest,
    strengthSessions: placements.filter(({ code }) => STRENGTH_CODES.has(code) && codeFacts(code).type === "strength").length,
    fits: (kind) => simulationMinutes(context, kind) <= (context.athlete.availability.minutes?.[longest] ?? Number.POSITIVE_INFINITY),
    isOver: ({ week, startDate }) =>
      isDayOff(context, addDays(startDate, day.weekday - 1)) ||
      (kept !== undefined &&
        addDays(startDate, day.weekday - 1) < kept.today &&
        !savedSessions(kept, week).some(({ code }) => code === "HX" || code === "RACE")),
    comesBack: ({ startDate }) =>
      getBreaks(context.athlete).some(({ to, days }) => {
        const since = daysBetween(to, addDays(startDate, longest - 1));
        return days >= MIN_DAYS_AWAY && since > 0 && since <= FIRST_DAYS_BACK;
      }),
    care: (exercise, week) => stationCare(limitedOn(context, addDays(block.startDate, 7 * (week - 1) + longest - 1)), exercise),
    isSore: (exercise) =>
      context.reading.regions.some(({ region, grade }) => grade > 0 && (findExercise(exercise)?.stress[region] ?? 0) >= LOADED_MUCH),
    isContinued: block.firstMacroWeek > 1,
  };
}

/** "No training 24 to 27 December": what would lie on such a day is not trained. */
function isDayOff({ reading }: PlanContext, date: Day): boolean {
  return limitsOnDay(reading.days, date).some(({ isOff, from }) => isOff === true && from !== undefined);
}

/** Stress of a region, of 0 to 3. */
const LOADED_MUCH = 2;

/** Stations whose turn comes sooner: a weakness, and in doubles the athlete's own share. */
function firstStations({ athlete, entry }: PlanContext): readonly string[] {
  const text = `${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`;
  return [...new Set([...statedWeakStations(text), ...(entry.kind === "doubles" ? statedStations(text, MOST_OF_A_PAIR) : [])])];
}

const MOST_OF_A_PAIR = 4;

/** How the athlete starts, and the stations that are theirs: the two of a relay, of others those that they do not mind. */
function ownStations(context: PlanContext): OwnStations {
  const { entry, picker } = context;
  const all = HYROX_STATIONS.map(({ exercise }) => exercise);
  const own = entry.kind === "relay" ? relayStations(context).map(({ exercise }) => exercise) : all;
  return {
    entry: entry.kind,
    own: entry.kind === "relay" ? own : own.filter((exercise) => !picker.isUnlovedStation(exercise)),
    isGiven: entry.kind === "relay" && hasTeamChosen(context),
  };
}

/** The lesser races that are started in another way than the main one, with their own stations. */
function otherEntries(context: PlanContext, races: readonly Competition[]): ReadonlyMap<Day, OwnStations> {
  return new Map(
    races.flatMap((race) => {
      const found = hyroxCompetition([race]);
      const entry = found === undefined ? context.entry : toEntry(race, found.format);
      if (found === undefined || race.priority === "A" || entry.kind === context.entry.kind) return [];
      const division = divisionFor(found.format, entry.kind, context.sex);
      return [[race.date, ownStations({ ...context, entry, division })] as const];
    }),
  );
}

/** What the runs and stations of a simulation take with everything around them. */
function simulationMinutes(context: PlanContext, kind: "three-quarter" | "full"): Minutes {
  const share = kind === "full" ? 1 : 0.75;
  const stations = HYROX_STATIONS.map(({ exercise }) => ({ exercise, stretches: [share], load: 1 }));
  return hyroxMinutes({ rounds: 8, runMetres: 1000 * share, paceOffset: 0, stations }, context);
}

/** The lower of what the race asks for and what the athlete is used to: it decides how large steps are (race-demands.md section 2). */
function stepLevel(context: PlanContext): Level {
  const order = [eventLevel(targetFacts(context)), context.level].map((level) => LEVELS.indexOf(level));
  return LEVELS[Math.min(...order)] ?? context.level;
}

/** Returns the Hyrox races ahead of priority A and B; a race of priority C is trained through. */
function racesAhead({ athlete: { competitions } }: PlanContext, from: Day): readonly Competition[] {
  return (competitions ?? [])
    .filter((competition) => competition.priority !== "C" && competition.date >= from && hyroxCompetition([competition]) !== undefined)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

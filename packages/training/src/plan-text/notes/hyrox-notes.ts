import type { Competition } from "../../athlete/athlete.ts";
import { divisionFor } from "../../athlete/hyrox-division.ts";
import { hyroxCompetition, toEntry } from "../../athlete/hyrox-entry.ts";
import { addDays, type Day } from "../../calendar/day.ts";
import { HYROX_STATIONS, hyroxLoad } from "../../catalogue/race-formats.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { targetFacts } from "../../context/target-facts.ts";
import { hyroxShortfalls } from "../../season/demand/hyrox/shortfalls.ts";
import { MOST_CARRY, MOST_WALL_BALL, SLED_OF_BODY } from "../../season/demand/hyrox/station-load.ts";
import { eventLevel } from "../../season/demand/hyrox/targets.ts";
import type { PlanNote, PlanWeek } from "../../model/plan.ts";
import { hasTeamChosen, isOpenInRace, relayStations } from "../../week/hyrox/hyrox-relay.ts";
import { formatList, shortName } from "../../model/words.ts";
import { formatWeight } from "../../units/format.ts";

/** What a plan with runs and stations leaves short of its Hyrox, and whether the race's weights are in reach. */
export function hyroxPlanNotes(context: PlanContext, weeks: readonly PlanWeek[], startDate: Day): readonly PlanNote[] {
  const { athlete, division, entry } = context;
  const found = hyroxCompetition((athlete.competitions ?? []).filter(({ date, priority }) => date >= startDate && priority !== "C"));
  const holdsStations = weeks.some(({ sessions }) => sessions.some(({ code }) => code === "HX"));
  if (found === undefined || !found.format.sleds || !holdsStations) return [];
  const { competition } = found;
  const name = competition.name ?? competition.type ?? "The race";
  const end = addDays(startDate, 7 * weeks.length);
  const facts = {
    level: eventLevel(targetFacts(context)),
    entry: entry.kind,
    division,
    startDate,
    raceDate: competition.date,
    equipment: athlete.equipment,
    ...(entry.kind === "relay" ? { own: relayStations(context).map(({ exercise }) => exercise) } : {}),
  };
  const short =
    competition.date < end
      ? hyroxShortfalls(
          weeks.flatMap(({ sessions }) => sessions),
          facts,
        )
      : [];
  return [
    ...(entry.kind === "relay" ? [relayNote(context, name)] : []),
    ...lesserRelays(context, competition, end).map(({ context: its, name: relay }) => relayNote(its, relay)),
    ...partnerNotes(context, { name, date: competition.date, isInPlan: competition.date < end }, weeks),
    ...closedNotes(limitedOn(context, competition.date), name),
    ...(short.length === 0
      ? []
      : [
          { kind: "wish-not-met" as const, text: `${name}: you will not get through all the station work by race day. ${short.join(" ")}` },
        ]),
    ...reachNotes(context, name),
  ];
}

/** The relays of the plan before a race that is started in another way. */
function lesserRelays(
  context: PlanContext,
  main: Competition,
  end: Day,
): readonly { readonly context: PlanContext; readonly name: string }[] {
  return (context.athlete.competitions ?? []).flatMap((race) => {
    const format = hyroxCompetition([race])?.format;
    if (format === undefined || race === main || race.priority === "C" || race.date < context.start || race.date >= end) return [];
    const entry = toEntry(race, format);
    if (entry.kind !== "relay" || entry.kind === context.entry.kind) return [];
    const division = divisionFor(format, entry.kind, context.sex);
    return [{ context: { ...context, entry, division }, name: race.name ?? race.type ?? "The race" }];
  });
}

/** Two stations that the athlete has not named: the plan says which it takes for theirs. */
function relayNote(context: PlanContext, name: string): PlanNote {
  const own = relayStations(context).map(({ exercise }) => shortName(exercise));
  const { injuries = "", dislikes = "" } = context.athlete;
  const isOneSled = /\b(?:the|a|one) sled\b(?!s| ?(?:push|pull))/iu.test(`${injuries} ${dislikes}`);
  if (hasTeamChosen(context))
    return {
      kind: "estimate",
      text: `${name}: you run two of the eight kilometres and do the station after each: ${formatList(own)}, as you wrote${isOneSled ? "; “the sled” is taken for the push, so write “sled pull” if it is that one" : ""}. Be ready to do both in full, straight after a fast kilometre.`,
    };
  const text = `${name}: you run two of the eight kilometres and do the station after each. Until the team has chosen, this plan uses ${formatList(own)} as yours; after that, train your own two. Be ready to do both in full, straight after a fast kilometre.`;
  return { kind: "estimate", text };
}

/** In doubles a station that is closed to one of the pair, or that these weeks cannot train, is the other's. */
function partnerNotes(
  context: PlanContext,
  { name, date, isInPlan }: { readonly name: string; readonly date: Day; readonly isInPlan: boolean },
  weeks: readonly PlanWeek[],
): PlanNote[] {
  const { entry } = context;
  if (entry.kind !== "doubles" || weeks.length < ENOUGH_WEEKS) return [];
  const lines = weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.mainWorkout));
  const trained = new Set(lines.flatMap((item) => [item.name, item.replaced?.name ?? item.name]));
  // What opens again before the race is nobody else's: the blocks to come train it.
  const onTheDay = limitedOn(context, date);
  const closed = HYROX_STATIONS.map(({ exercise }) => exercise).filter(
    (exercise) => !isOpenInRace(exercise, onTheDay) || (isInPlan && !trained.has(exercise)),
  );
  if (closed.length === 0 || closed.length > MOST_FOR_PARTNER) return [];
  const are = closed.length === 1 ? "is" : "are";
  const text = `${name}: ${formatList(closed.map(shortName))} ${are} not possible for you for now. The rules let one of a pair do a whole station: agree with your partner that they do ${closed.length === 1 ? "it" : "them"}.`;
  return [{ kind: "wish-not-met", text }];
}

/** Alone a closed station is still in the race: the forecast counts it, and training has something else in its place. */
function closedNotes(context: PlanContext, name: string): PlanNote[] {
  if (context.entry.kind !== "singles") return [];
  const closed = HYROX_STATIONS.map(({ exercise }) => exercise).filter((exercise) => !isOpenInRace(exercise, context));
  if (closed.length === 0 || closed.length > MOST_FOR_PARTNER) return [];
  const it = closed.length === 1 ? "it" : "them";
  const text = `${name} has ${formatList(closed.map(shortName))}, and this plan trains something else in ${closed.length === 1 ? "its" : "their"} place. Decide before the race whether and how you do ${it} on the day; in doubles a partner may do ${it} for you.`;
  return [{ kind: "wish-not-met", text }];
}

/** In fewer weeks not every station has its turn. */
const ENOUGH_WEEKS = 4;
const MOST_FOR_PARTNER = 4;

/** Race loads that body weight or the deadlift do not promise. */
function reachNotes({ athlete, division, unit, entry }: PlanContext, name: string): PlanNote[] {
  const { age, bodyWeight, strength } = athlete;
  if (age !== undefined && age < 18) {
    const text = `${name}: at age ${age} you train the stations with at most ${age < 16 ? 70 : 80}% of the open weights. Ask the organiser which weights your class has.`;
    return [{ kind: "wish-not-met", text }];
  }
  const doubtful = HYROX_STATIONS.flatMap((station) => {
    const race = hyroxLoad(station, division);
    if (race === undefined || bodyWeight === undefined) return [];
    const weight = formatWeight(race, unit);
    if (station.exercise === "Sled push" && race > SLED_OF_BODY * bodyWeight) return [`the sled of ${weight}`];
    if (station.exercise === "Wall ball" && race > MOST_WALL_BALL * bodyWeight) return [`the wall ball of ${weight}`];
    const carry = Math.min(
      MOST_CARRY.ofBody * bodyWeight,
      MOST_CARRY.ofDeadlift * (strength.oneRepMax.deadlift ?? Number.POSITIVE_INFINITY),
    );
    return station.perHand === true && race > carry ? [`the carry of 2 × ${weight}`] : [];
  });
  if (doubtful.length === 0) return [];
  const them = doubtful.length === 1 ? "it" : "them";
  const text = `${name}: ${formatList(doubtful)} may be too heavy for you. Try ${them} three weeks before the race; if you cannot move ${them}, ${WAY_OUT[entry.kind]}.`;
  return [{ kind: "wish-not-met", text }];
}

const WAY_OUT = {
  singles: "start in doubles or a relay",
  doubles: "your partner does the larger part of it",
  relay: "somebody else of the team takes that station",
} as const;

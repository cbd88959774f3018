import { type Competition, LEVELS, type Level } from "../athlete/athlete.ts";
import { hyroxCompetition } from "../athlete/hyrox-entry.ts";
import type { Day } from "../calendar/day.ts";
import type { PlanContext } from "../context/context.ts";
import { targetFacts } from "../context/target-facts.ts";
import { eventLevel } from "../demand/hyrox/targets.ts";
import { codeFacts } from "../model/session-codes.ts";
import type { SessionCode } from "../model/plan.ts";
import type { Block } from "../season/block.ts";
import type { WeekFrame } from "../season/phases.ts";
import { HYROX_STATIONS } from "../catalogue/race-formats.ts";
import type { Minutes } from "../units/units.ts";
import { hyroxMinutes } from "./hyrox-minutes.ts";
import { planHyroxWeeks } from "./hyrox-planner.ts";
import { relayStations } from "./hyrox-relay.ts";
import { onLongestDay } from "./simulation-day.ts";
import type { Placement } from "./week-search.ts";

/** Lifting that stations may follow. */
const STRENGTH: ReadonlySet<SessionCode> = new Set<SessionCode>(["SF", "SFm", "SL", "SL2"]);

/** The weeks with their stations, simulations and erg work, where the week holds runs and stations. */
export function withHyroxWeeks(
  context: PlanContext,
  block: Block,
  frames: readonly WeekFrame[],
  placements: readonly Placement[],
): readonly WeekFrame[] {
  const day = placements.find(({ code }) => code === "HX");
  if (day === undefined) return frames;
  const races = racesAhead(context, block.startDate);
  const longest = onLongestDay(context, placements).find(({ code }) => code === "HX")?.weekday ?? day.weekday;
  return planHyroxWeeks(frames, {
    level: stepLevel(context),
    entry: context.entry.kind,
    own:
      context.entry.kind === "relay"
        ? relayStations(context).map(({ exercise }) => exercise)
        : HYROX_STATIONS.map(({ exercise }) => exercise).filter((exercise) => !context.picker.isUnlovedStation(exercise)),
    raceDates: races.map(({ date }) => date),
    mainRaces: new Set(races.filter(({ priority }) => priority === "A").map(({ date }) => date)),
    weekday: day.weekday,
    simulationDay: longest,
    strengthSessions: placements.filter(({ code }) => STRENGTH.has(code) && codeFacts(code).type === "strength").length,
    fits: (kind) => simulationMinutes(context, kind) <= (context.athlete.availability.minutes?.[longest] ?? Number.POSITIVE_INFINITY),
    isContinued: block.firstMacroWeek > 1,
  });
}

/** What the runs and stations of a simulation take with everything around them. */
function simulationMinutes(context: PlanContext, kind: "three-quarter" | "full"): Minutes {
  const share = kind === "full" ? 1 : 0.75;
  const stations = HYROX_STATIONS.map(({ exercise }) => ({ exercise, stretches: [share], load: 1 }));
  return hyroxMinutes({ rounds: 8, runMetres: 1000 * share, paceOffset: 0, stations }, context);
}

/** The lower of what the race asks for and what the athlete is used to: it decides how large steps are (race-demands.md section 2). */
export function stepLevel(context: PlanContext): Level {
  const order = [eventLevel(targetFacts(context)), context.level].map((level) => LEVELS.indexOf(level));
  return LEVELS[Math.min(...order)] ?? context.level;
}

/** Of each Hyrox ahead; a race of priority C is trained through. */
function racesAhead({ athlete: { competitions } }: PlanContext, from: Day): readonly Competition[] {
  return (competitions ?? [])
    .filter((competition) => competition.priority !== "C" && competition.date >= from && hyroxCompetition([competition]) !== undefined)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

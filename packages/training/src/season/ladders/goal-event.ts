import { trainedFormat } from "../demand/races/prepared-race.ts";
import type { Athlete, Competition, Focus } from "../../athlete/athlete.ts";
import { daysBetween } from "../../calendar/day.ts";
import { getEntry } from "../../athlete/hyrox-entry.ts";
import { isUltra } from "../demand/running-demand.ts";
import type { WeekFrame } from "../phases.ts";
import type { SeasonPhase } from "../../model/plan.ts";

/** The events whose quality work differs. */
export type GoalEvent =
  | "5k"
  | "10k"
  | "half"
  | "marathon"
  | "ultra"
  | "hyrox"
  | "short-triathlon"
  | "half-triathlon"
  | "full-triathlon"
  | "other";

/** How far ahead an event shapes the quality work. */
const DAYS_AHEAD = 16 * 7;

/** The A race that the week leads to, else the B race; undefined without one in the next sixteen weeks. */
export function goalEvent(athlete: Athlete, { startDate }: Pick<WeekFrame, "startDate">): GoalEvent | undefined {
  const ahead = (athlete.competitions ?? [])
    .map((competition) => ({ competition, days: daysBetween(startDate, competition.date) }))
    .filter(({ days }) => days >= 0 && days <= DAYS_AHEAD)
    .toSorted((a, b) => a.days - b.days);
  const next =
    ahead.find(({ competition }) => competition.priority === "A") ?? ahead.find(({ competition }) => competition.priority === "B");
  return next === undefined ? EVENT_OF_FOCUS[athlete.focus] : getEvent(next.competition, athlete);
}

/** The usual race of a sport, for which it trains without an entered one; undefined: it trains for none. */
const EVENT_OF_FOCUS: { readonly [focus in Focus]: GoalEvent | undefined } = {
  hyrox: "hyrox",
  triathlon: "short-triathlon",
  running: undefined,
  crossfit: undefined,
  strength: undefined,
  powerlifting: undefined,
  general: undefined,
};

function getEvent(competition: Competition, { focus }: Athlete): GoalEvent {
  const format = trainedFormat(competition);
  const usual = EVENT_OF_FOCUS[focus] ?? "other";
  if (format === undefined) return usual;
  switch (format.kind) {
    case "running":
      return runningEvent(format.distance);
    case "triathlon":
      return format.format.run > 30_000 ? "full-triathlon" : format.format.run > 15_000 ? "half-triathlon" : "short-triathlon";
    case "hyrox":
      // Two kilometres at about 5 km pace (race-demands.md section 6.5).
      return getEntry(competition, format) === "relay" ? "5k" : "hyrox";
    // A meet or a contest changes nothing in the endurance of the own sport.
    default:
      return usual;
  }
}

export function runningEvent(metres = 0): GoalEvent {
  if (metres === 0) return "other";
  if (isUltra(metres)) return "ultra";
  if (metres > 30_000) return "marathon";
  if (metres > 15_000) return "half";
  return metres > 7500 ? "10k" : "5k";
}

/** First weeks before the race that are still base and build (race-demands.md table 4.1); later ones are specific. */
const PHASES_BY_EVENT: { readonly [event in GoalEvent]: { readonly base: number; readonly build: number; readonly taper: number } } = {
  "5k": { base: 7, build: 3, taper: 0 },
  "10k": { base: 8, build: 4, taper: 1 },
  half: { base: 9, build: 5, taper: 1 },
  marathon: { base: 12, build: 7, taper: 2 },
  ultra: { base: 12, build: 7, taper: 2 },
  hyrox: { base: 10, build: 6, taper: 1 },
  "short-triathlon": { base: 8, build: 4, taper: 1 },
  "half-triathlon": { base: 12, build: 6, taper: 1 },
  "full-triathlon": { base: 16, build: 8, taper: 2 },
  other: { base: 8, build: 4, taper: 1 },
};

/** What the week is for: by the season, else by the weeks to the race, else by the macro week. */
export function workPhase(frame: WeekFrame, event: GoalEvent | undefined): SeasonPhase {
  if (frame.season !== undefined) return frame.season.phase;
  const { weeksToRace } = frame;
  if (weeksToRace === undefined || event === undefined) return PHASE_BY_MACRO_WEEK[frame.phase];
  const { base, build, taper } = PHASES_BY_EVENT[event];
  if (weeksToRace > base) return "base";
  if (weeksToRace > build) return "build";
  return weeksToRace > taper ? "specific" : "taper";
}

const PHASE_BY_MACRO_WEEK = { foundation: "base", development: "build", performance: "specific" } as const;

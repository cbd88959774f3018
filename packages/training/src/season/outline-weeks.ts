import { addDays, type Day, daysBetween, getMonday } from "../calendar/day.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import type { SeasonPhase } from "../model/plan.ts";
import { isDeloadWeek, phaseTable, seasonPhase, weeksBefore } from "./season-phases.ts";

/** A week between a plan and its race, which no plan holds yet. */
export interface OutlineWeek {
  /** A Monday. */
  readonly startDate: Day;
  readonly phase: SeasonPhase;
  readonly isDeload: boolean;
  readonly isRace: boolean;
  /** Share of the week that holds the most, 0-1. */
  readonly volume: number;
}

/** Nobody plans further. */
const MOST_WEEKS = 40;

/** Volume as a share of the peak week (race-demands.md sections 4.1 and 10): the middle of the ranges there. */
const PHASE_VOLUME: { readonly [phase in SeasonPhase]: number } = { base: 0.72, build: 0.88, specific: 0.95, taper: 0.65, recovery: 0.5 };
const DELOAD_SHARE = 0.65;
const RACE_WEEK = 0.4;

/** Days from one deload to the next at least: two loading weeks lie between them. */
const BETWEEN_DELOADS = 21;

/** What the outline goes on from. */
interface OutlineStart {
  readonly age?: number | undefined;
  /** Monday of the last deload that was planned. */
  readonly lastDeload?: Day | undefined;
}

/**
 * The weeks from a Monday to the race, as the season counts them back from it: phase, deloads and how much of the peak they usually hold.
 * @param race In the athlete's words, which name the sport.
 */
export function outlineWeeks(
  race: { readonly words: string; readonly date: Day },
  from: Day,
  { age, lastDeload }: OutlineStart = {},
): readonly OutlineWeek[] {
  const table = phaseTable(competitionFormat(race.words) ?? { kind: "running" });
  const last = getMonday(race.date);
  const count = Math.min(MOST_WEEKS, Math.floor(daysBetween(from, last) / 7) + 1);
  let deload = lastDeload;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const startDate = addDays(from, 7 * index);
    const weeks = Math.max(0, weeksBefore(race.date, startDate));
    const phase = seasonPhase(table, weeks);
    const isRace = startDate === last;
    const isDeload = !isRace && phase !== "taper" && isDeloadWeek(table, weeks, age) && !isSoonAfter(deload, startDate);
    if (isDeload) deload = startDate;
    return {
      startDate,
      phase,
      isDeload,
      isRace,
      volume: isRace ? RACE_WEEK : isDeload ? DELOAD_SHARE * PHASE_VOLUME.build : PHASE_VOLUME[phase],
    };
  });
}

function isSoonAfter(deload: Day | undefined, monday: Day): boolean {
  return deload !== undefined && daysBetween(deload, monday) < BETWEEN_DELOADS;
}

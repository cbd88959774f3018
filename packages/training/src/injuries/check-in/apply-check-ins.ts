import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { PainCheckIn } from "./check-in.ts";
import type { InjuryReading, RegionFinding } from "../injury.ts";
import { reportedAs } from "./reported-as.ts";
import { findingAtStage, type LimitState, limitState } from "./limit-state.ts";

/** A limit with its state after the check-ins. */
export interface CheckedLimit {
  /** As the answers of its first day make it. */
  readonly finding: RegionFinding;
  /** As it was told. */
  readonly words: RegionFinding;
  readonly told: Day;
  readonly state: LimitState;
}

/** The last report of a region: of the text with which the plan began, or a later one. Steps of the ladder are no reports. */
export function reportedOn({ easings = [], checkIns = [] }: Athlete, start: Day, region: Region): Day {
  const first = checkIns.reduce<Day | undefined>((least, { on }) => (least === undefined || on < least ? on : least), undefined) ?? start;
  const reports = easings.flatMap(({ from, isStep, regions = [region] }) => (isStep !== true && regions.includes(region) ? [from] : []));
  return reports.toSorted().at(-1) ?? (start < first ? start : first);
}

/** The athlete before any check-in or professional's yes: what was reported is read from it. */
export function uncheckedAthlete({ checkIns: _checkIns, easings, ...athlete }: Athlete): Athlete {
  if (easings === undefined) return athlete;
  // The line of a yes stays a line of the text; it opens nothing.
  return { ...athlete, easings: easings.map((easing) => (easing.cleared === undefined ? easing : { ...easing, regions: [] })) };
}

/** A professional's yes as an answer of its day. */
function clearancesOf({ easings = [] }: Athlete): readonly PainCheckIn[] {
  return easings.flatMap(({ from, cleared, regions = [] }) =>
    cleared === undefined ? [] : regions.map((region) => ({ region, on: from, cleared })),
  );
}

/** The limits of the reading that were checked in on since their report. */
export function checkedLimits(athlete: Athlete, { regions }: Pick<InjuryReading, "regions">, start: Day): readonly CheckedLimit[] {
  const checkIns = [...(athlete.checkIns ?? []), ...clearancesOf(athlete)];
  if (checkIns.length === 0) return [];
  return regions.flatMap((words) => {
    const told = reportedOn(athlete, start, words.region);
    const finding = reportedAs(words, told, checkIns);
    const state = limitState(finding, told, checkIns);
    return state === undefined ? [] : [{ finding, words, told, state }];
  });
}

/** The reading with every limit at the stage that its check-ins have reached. */
export function withCheckIns(athlete: Athlete, reading: InjuryReading, start: Day): InjuryReading {
  const limits = checkedLimits(athlete, reading, start);
  if (limits.length === 0) return reading;
  const now = new Map(limits.map(({ finding, words, told, state }) => [words, findingAtStage(finding, told, state)]));
  const regions = reading.regions.map((finding) => now.get(finding) ?? finding);
  return {
    ...reading,
    regions,
    professionalAdvice: reading.professionalAdvice || limits.some(({ state }) => state.refer !== undefined),
  };
}

import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { PainReport } from "./check-in.ts";
import type { InjuryReading, RegionFinding } from "../injury.ts";
import { reportedAs } from "./reported-as.ts";
import { findingAtStage, type LimitState, limitState } from "./limit-state.ts";

/** A limit with its state after the reports. */
export interface LimitWithReports {
  /** As the answers of its first day make it. */
  readonly finding: RegionFinding;
  /** As it was told. */
  readonly words: RegionFinding;
  readonly told: Day;
  readonly state: LimitState;
}

/** The last report of a region: of the text with which the plan began, or a later one. Steps of the ladder are no reports. */
export function reportedOn({ easings = [], painReports = [] }: Athlete, start: Day, region: Region): Day {
  const first =
    painReports.reduce<Day | undefined>((least, { on }) => (least === undefined || on < least ? on : least), undefined) ?? start;
  const reports = easings.flatMap(({ from, isStep, regions = [region] }) => (isStep !== true && regions.includes(region) ? [from] : []));
  return reports.toSorted().at(-1) ?? (start < first ? start : first);
}

/** The athlete before any report of pain or professional's yes: what was reported is read from it. */
export function withoutPainReports({ painReports: _painReports, easings, ...athlete }: Athlete): Athlete {
  if (easings === undefined) return athlete;
  // The line of a yes stays a line of the text; it opens nothing.
  return { ...athlete, easings: easings.map((easing) => (easing.cleared === undefined ? easing : { ...easing, regions: [] })) };
}

/** A professional's yes as an answer of its day. */
function getClearances({ easings = [] }: Athlete): readonly PainReport[] {
  return easings.flatMap(({ from, cleared, regions = [] }) =>
    cleared === undefined ? [] : regions.map((region) => ({ region, on: from, cleared })),
  );
}

/** The limits of the reading that were checked in on since their report. */
export function limitsWithReports(athlete: Athlete, { regions }: Pick<InjuryReading, "regions">, start: Day): readonly LimitWithReports[] {
  const painReports = [...(athlete.painReports ?? []), ...getClearances(athlete)];
  if (painReports.length === 0) return [];
  return regions.flatMap((words) => {
    const told = reportedOn(athlete, start, words.region);
    const finding = reportedAs(words, told, painReports);
    const state = limitState(finding, told, painReports);
    return state === undefined ? [] : [{ finding, words, told, state }];
  });
}

/** The reading with every limit at the stage that its reports have reached. */
export function withPainReports(athlete: Athlete, reading: InjuryReading, start: Day): InjuryReading {
  const limits = limitsWithReports(athlete, reading, start);
  if (limits.length === 0) return reading;
  const now = new Map(limits.map(({ finding, words, told, state }) => [words, findingAtStage(finding, told, state)]));
  const regions = reading.regions.map((finding) => now.get(finding) ?? finding);
  return {
    ...reading,
    regions,
    professionalAdvice: reading.professionalAdvice || limits.some(({ state }) => state.refer !== undefined),
  };
}

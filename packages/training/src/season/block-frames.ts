import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { Block } from "./block.ts";
import { daysAway, getBreaks, isBusyWeek, LIGHTER_WEEK_DAYS, LOST_WEEK_DAYS, REBUILD_AFTER_DAYS } from "../athlete/interruptions.ts";
import { deloadWeeks, MOST_LOADING_WEEKS, MOST_WHEN_STRAINED } from "./deload-weeks.ts";
import { type KeptPart, getLabel } from "./saved-sessions.ts";
import { planWeeks, type WeekFrame } from "./phases.ts";
import type { PlanWeek } from "../model/plan.ts";
import { isAmpleWeek, isTakenWeek } from "./week-of-life.ts";
import { season, type SeasonAthlete, type SeasonStart } from "./season.ts";
import { seasonRace } from "./season-race.ts";
import { isBeforeCountedDeloads, isDeloadWeek, weeksBefore } from "./season-phases.ts";
import type { SeasonRun } from "./season-week.ts";
import type { Race } from "./demand/races/race.ts";
import { isAfterRace, isNearRace, isRaceRest, isRaceWeek } from "./race-window.ts";

export interface BlockFrames {
  readonly frames: readonly WeekFrame[];
  /** The running of the weeks between the block and its race. */
  readonly ahead: readonly SeasonRun[];
}

/** What the weeks of a block are framed around. */
export interface FrameFacts {
  readonly races: readonly Race[];
  /** Where running is a part of the goal. */
  readonly start?: SeasonStart;
}

/** The weeks of a block before sessions: what was kept keeps its label, a lost week is repeated, after a long break the block starts again. */
export function blockFrames(trainee: SeasonAthlete, block: Block, { races, start }: FrameFacts, kept?: KeptPart): BlockFrames {
  const { athlete, level } = trainee;
  const labels = Array.from({ length: block.weeks }, (_, index) => getLabel(kept, index + 1));
  const macroWeeks = countMacroWeeks(athlete, block, labels);
  const monday = (index: number): Day => addDays(block.startDate, 7 * index);
  const loadingBefore = block.startsFrom?.loadingWeeks ?? 0;
  const every = trainee.reading?.health.limits.deloadEvery ?? Infinity;
  const deloads =
    kept?.deloads ??
    deloadWeeks({
      macroWeeks,
      loadingBefore,
      mayDeload: (index) => deloadFits(athlete, monday(index), races),
      isRest: (index) => rests(athlete, { isDeload: false, startDate: monday(index) }, races),
      isLight: (index) => isAfterRace(monday(index), races),
      ...(isStrained(trainee) ? { mostLoading: MOST_WHEN_STRAINED } : {}),
      ...(every < Infinity ? { every } : {}),
      isBusy: (index) => isBusyWeek(athlete, monday(index)),
      isTaken: (index) => isTakenWeek(athlete, trainee.reading?.days ?? [], monday(index)),
      isAmple: (index) => isAmpleWeek(trainee.reading?.days ?? [], monday(index)),
      dueForRace: (index) => dueForRace(athlete, monday(index)),
    });
  const frames = planWeeks({ ...block, macroWeeks }, { ...athlete, level }, deloads);
  const labelled = frames.map((frame, index) => withLabel(frame, labels[index]));
  const all = kept === undefined ? labelled : withEnoughDeloads(labelled, labels, loadingBefore, (frame) => rests(athlete, frame, races));
  const { weeks, ahead } = season(trainee, all, start);
  return {
    frames: all.map((frame, index) => {
      const week = weeks[index];
      const before = all.slice(0, index);
      const deloadsBefore = before.filter(({ isDeload }) => isDeload).length;
      const sinceDeload = deloadsBefore === 0 ? loadingBefore + index : index - 1 - before.findLastIndex(({ isDeload }) => isDeload);
      const counted = { ...frame, deloadsBefore, sinceDeload };
      return week === undefined ? counted : { ...counted, season: week };
    }),
    ahead,
  };
}

/** Whoever takes longer to recover deloads after four weeks at the latest. What is reported during a plan leaves its deloads where they are. */
function isStrained({ athlete: { age = 0, easings = [] }, reading }: SeasonAthlete): boolean {
  const isNew = (region: Region): boolean => easings.some(({ isStep, regions = [region] }) => isStep !== true && regions.includes(region));
  const isHurt = reading?.regions.some(({ grade, region }) => grade > 0 && !isNew(region)) === true;
  const isMother = reading?.health.findings.some(({ group }) => group === "pregnancy" || group === "postpartum") === true;
  return age >= SLOWER_FROM || isHurt || isMother;
}

const SLOWER_FROM = 50;

/** Whether the race that the week leads to wants a deload there; undefined without one, and where it is too far away to say. */
function dueForRace(athlete: Athlete, monday: Day): boolean | undefined {
  const race = seasonRace(athlete, monday);
  if (race === undefined) return undefined;
  const weeks = weeksBefore(race.competition.date, monday);
  return isBeforeCountedDeloads(race.table, weeks, athlete.age) ? undefined : isDeloadWeek(race.table, weeks, athlete.age);
}

/** Never with a race, and before one that is tapered for the taper is the rest; a week without training and the two after it need none. */
function deloadFits(athlete: Athlete, monday: Day, races: readonly Race[]): boolean {
  return (
    !isRaceWeek(monday, races) &&
    !isNearRace(monday, races) &&
    [0, -7, -14].every((days) => daysAway(athlete, addDays(monday, days)) < LOST_WEEK_DAYS)
  );
}

/** Whether a week rests the athlete: a deload, a taper or the days after a race, or most of it away. */
export function rests(athlete: Athlete, week: Pick<WeekFrame, "isDeload" | "startDate">, races: readonly Race[]): boolean {
  return week.isDeload || isRaceRest(week.startDate, races) || daysAway(athlete, week.startDate) >= LOST_WEEK_DAYS;
}

function countMacroWeeks(athlete: Athlete, block: Block, labels: readonly (PlanWeek | undefined)[]): number[] {
  const macroWeeks: number[] = [];
  for (let index = 0; index < block.weeks; index++) {
    const before = macroWeeks[index - 1];
    const monday = addDays(block.startDate, 7 * index);
    const counted = before === undefined ? block.firstMacroWeek : nextMacroWeek(athlete, before, addDays(monday, -7));
    macroWeeks.push(labels[index]?.macroWeek ?? counted);
  }
  return macroWeeks;
}

/** The macro week after the one that starts on a Monday. */
export function nextMacroWeek(athlete: Athlete, macroWeek: number, monday: Day): number {
  const sunday = addDays(monday, 6);
  const gaps = getBreaks(athlete).filter(({ from, to }) => from <= sunday && monday <= to);
  const rebuilds = gaps.some(({ to, days }) => days > REBUILD_AFTER_DAYS && to <= sunday);
  if (rebuilds) return 1;
  // After a week the plan goes on, after more or an illness the lost week comes again (dose-progression.md section 6).
  const isLost = gaps.some(({ days, isIllness }) => isIllness || days > LIGHTER_WEEK_DAYS);
  return isLost && daysAway(athlete, monday) >= LOST_WEEK_DAYS ? macroWeek : macroWeek + 1;
}

const KEPT_DELOAD_VOLUME = 0.63;

function withLabel(frame: WeekFrame, label: PlanWeek | undefined): WeekFrame {
  if (label === undefined || label.isDeload === frame.isDeload) return frame;
  return { ...frame, isDeload: label.isDeload, volume: label.isDeload ? KEPT_DELOAD_VOLUME : 1 };
}

/** When what was kept leaves too long a run of loading weeks, the next open week rests. */
function withEnoughDeloads(
  frames: readonly WeekFrame[],
  labels: readonly (PlanWeek | undefined)[],
  loadingBefore: number,
  isRest: (frame: WeekFrame) => boolean,
): WeekFrame[] {
  let inARow = loadingBefore;
  const none = frames.length >= MOST_LOADING_WEEKS && !frames.some(isRest);
  return frames.map((frame, index) => {
    const isOpen = labels[index] === undefined && (index > 0 || loadingBefore >= MOST_LOADING_WEEKS);
    const due = inARow >= MOST_LOADING_WEEKS || (none && index === frames.length - 1);
    const found = isOpen && due && !isRest(frame) ? { ...frame, isDeload: true, volume: KEPT_DELOAD_VOLUME } : frame;
    inARow = isRest(found) ? 0 : inARow + 1;
    return found;
  });
}

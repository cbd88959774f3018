import type { Athlete, Level } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import type { Block } from "./block.ts";
import { breaksOf, daysAway, LOST_WEEK_DAYS, REBUILD_AFTER_DAYS } from "./interruptions.ts";
import { deloadWeeks, MOST_LOADING_WEEKS } from "./deload-weeks.ts";
import { type KeptPart, labelOf } from "./kept.ts";
import { planWeeks, type WeekFrame } from "./phases.ts";
import { type LongDay, lastLongRun, movedDeloadNotes } from "./last-long-run.ts";
import type { PlanNote, PlanWeek } from "../model/plan.ts";
import type { Race } from "../demand/race.ts";
import { isNearRace, isRaceRest, isRaceWeek } from "./race-window.ts";

export interface BlockFrames {
  readonly frames: readonly WeekFrame[];
  readonly notes: readonly PlanNote[];
}

/** What the weeks of a block are framed around. */
export interface FrameFacts {
  readonly races: readonly Race[];
  /** The weekday of the long run or ride. */
  readonly longDay: LongDay;
}

/** The level whose limits apply may differ from the athlete's own word. */
interface Trainee {
  readonly athlete: Athlete;
  readonly level: Level;
}

/** The weeks of a block before sessions: what was kept keeps its label, a lost week is repeated, after a long break the block starts again. */
export function blockFrames({ athlete, level }: Trainee, block: Block, { races, longDay }: FrameFacts, kept?: KeptPart): BlockFrames {
  const labels = Array.from({ length: block.weeks }, (_, index) => labelOf(kept, index + 1));
  const macroWeeks = countMacroWeeks(athlete, block, labels);
  const monday = (index: number): Day => addDays(block.startDate, 7 * index);
  const loadingBefore = block.startsFrom?.loadingWeeks ?? 0;
  const facts = {
    macroWeeks,
    loadingBefore,
    mayDeload: (index: number) => deloadFits(athlete, monday(index), races),
    isRest: (index: number) => rests(athlete, { isDeload: false, startDate: monday(index) }, races),
  };
  const isLastLong = (index: number): boolean => lastLongRun(races, monday(index), longDay) !== undefined;
  const deloads = deloadWeeks({ ...facts, mayDeload: (index) => facts.mayDeload(index) && !isLastLong(index) });
  const notes =
    kept === undefined ? movedDeloadNotes(deloadWeeks(facts), deloads, (index) => lastLongRun(races, monday(index), longDay)) : [];
  const frames = planWeeks({ ...block, macroWeeks }, { ...athlete, level }, deloads);
  const labelled = frames.map((frame, index) => withLabel(frame, labels[index]));
  if (kept === undefined) return { frames: labelled, notes };
  return { frames: withEnoughDeloads(labelled, labels, loadingBefore, (frame) => rests(athlete, frame, races)), notes };
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
  const rebuilds = breaksOf(athlete).some(({ to, days }) => days > REBUILD_AFTER_DAYS && monday <= to && to <= sunday);
  if (rebuilds) return 1;
  return daysAway(athlete, monday) >= LOST_WEEK_DAYS ? macroWeek : macroWeek + 1;
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

import type { Athlete } from "../../athlete/athlete.ts";
import { equipmentMet } from "../../catalogue/equipment.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { REGIONS } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { getRunReturn } from "../../injuries/return-ladder/run-rows.ts";
import { stressLimits } from "../../injuries/limits/stress-limits.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import { isSame } from "../same.ts";

const WORK_BLOCKS = ["skill", "strength", "mainWorkout"] as const;

/** What an athlete and the reading of their texts are, before or after a change. */
interface Told {
  readonly athlete: Athlete;
  readonly reading: InjuryReading;
}

/** The regions that are allowed something else than before; undefined where more than regions has changed. */
export function changedRegions(before: Told, after: Told): ReadonlySet<Region> | undefined {
  if (!isSame(before.reading.health.limits, after.reading.health.limits) || !isSame(before.reading.days, after.reading.days))
    return undefined;
  const state = ({ reading, athlete }: Told): ((region: Region) => unknown) => {
    const limits = stressLimits(reading, athlete);
    return (region) => {
      const finding = reading.regions.find((one) => one.region === region);
      return [
        limits[region],
        limits.kept?.[region],
        finding?.grade,
        finding?.score,
        finding?.hurts,
        finding?.waits,
        finding?.isLocked,
        finding && getRunReturn(finding),
      ];
    };
  };
  const [was, is] = [state(before), state(after)];
  return new Set(REGIONS.filter((region) => !isSame(was(region), is(region))));
}

/** Where own work of a sore part that differs is a change: everywhere after a check-in, whose step is about it; else in sessions that load the part. */
export type CareCounts = "everywhere" | "where loaded" | "nowhere";

/**
 * Whether the work that differs between two versions of a session loads one of the regions: a calf changes no rowing and no press, and its own work
 * takes no minutes from them (return-ladders.md section 2, "unaffected regions keep their training").
 */
export function isAbout(regions: ReadonlySet<Region>, before: Session | undefined, after: Session | undefined, care: CareCounts): boolean {
  if (before === undefined || after === undefined || before.date !== after.date || before.code !== after.code || after.code === "RACE")
    return true;
  // A step gives back what a walk stands in for.
  if (care === "everywhere" && walksOnly(before) && !walksOnly(after)) return true;
  const loads = ({ name }: ExerciseItem): boolean => {
    const stress = findExercise(name)?.stress;
    return stress === undefined || [...regions].some((region) => stress[region] > 0);
  };
  const hasLoad = ({ blocks }: Session): boolean => WORK_BLOCKS.some((block) => blocks[block].some(loads));
  const withCare = care === "everywhere" || (care === "where loaded" && (hasLoad(before) || hasLoad(after)));
  const blocks = [
    ...WORK_BLOCKS.map((block) => [before.blocks[block], after.blocks[block]] as const),
    ...(withCare ? [[caredFor(before), caredFor(after)] as const] : []),
  ];
  return blocks.some(([was, is]) => [...missing(was, is), ...missing(is, was)].some(loads));
}

function walksOnly({ blocks }: Session): boolean {
  const work = WORK_BLOCKS.flatMap((block) => blocks[block]).filter(({ name }) => findExercise(name)?.category === "cardio");
  return work.length > 0 && work.every(({ name }) => name === "Brisk walk");
}

/** The graded work of sore regions, around the work of a session. */
export function caredFor({ blocks: { warmup, cooldown } }: Session): readonly ExerciseItem[] {
  return [...warmup, ...cooldown].filter(({ notes = "" }) => notes.startsWith("For the "));
}

/** Whether a session does something that its athlete cannot do any more with their equipment, or could not do before. */
export function needsKit(
  { before: old, after: now }: { readonly before: Athlete; readonly after: Athlete },
  before: Session | undefined,
  after: Session | undefined,
): boolean {
  if (before === undefined || after === undefined || after.code === "RACE") return true;
  const isShort = ({ blocks }: Session, { equipment }: Athlete): boolean =>
    Object.values(blocks).some((items) =>
      items.some(({ name }) => {
        const exercise = findExercise(name);
        return exercise === undefined || !equipmentMet(exercise, equipment);
      }),
    );
  return isShort(before, now) || isShort(after, old);
}

/** The lines of one list that the other has not, as they are done. */
function missing(lines: readonly ExerciseItem[], others: readonly ExerciseItem[]): readonly ExerciseItem[] {
  return lines.filter((line) => !others.some((other) => isSameWork(line, other)));
}

function isSameWork(a: ExerciseItem, b: ExerciseItem): boolean {
  return isSame(getWork(a), getWork(b));
}

function getWork({ name, sets, dose, load, pace, power, rpe, notes }: ExerciseItem): readonly unknown[] {
  return [name, sets, dose, load, pace, power, rpe, notes];
}

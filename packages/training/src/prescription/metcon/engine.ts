import { ERG_KINDS, ergChoices, ergDose, type ErgKind, ergLines } from "../cardio/erg-intervals.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { ZONE_RPE } from "../../physiology/zone-efforts.ts";
import { durationText } from "../items.ts";
import { machineName } from "../cardio/machines.ts";
import { formatList } from "../../model/words.ts";
import type { BuiltMetcon } from "./built-metcon.ts";

/** The long workout is engine intervals in one week of four (microcycles.md section 1: "long metcon 15-25 min / engine intervals"). */
const ENGINE_WEEK = 2;
/** Where workouts against the clock are shorter than this, long work is intervals in every week. */
const SHORTEST_LONG = 15;
/** Steady in the foundation, at threshold in development, hard in performance. */
const KIND_BY_PHASE = { foundation: "UT1", development: "AT", performance: "TR" } as const;

/** Intervals on one machine in the weeks that ask for them; undefined in the others and where none is open. */
export function engineIntervals(brief: SessionBrief, seconds: number): BuiltMetcon | undefined {
  const { context, frame, isRecovery, isTaper } = brief;
  const isCapped = context.health.scoredMinutes < SHORTEST_LONG;
  if ((frame.macroWeek % 4 !== ENGINE_WEEK && !isCapped) || frame.isDeload || isRecovery || isTaper) return undefined;
  return ergWorkout(brief, KIND_BY_PHASE[frame.phase], seconds, 1);
}

/** What a workout becomes when an injury closes most of it: intervals of the same time and effort on what is open. */
export function lowImpactWorkout(
  brief: SessionBrief,
  kind: ErgKind,
  seconds: number,
  replaced: Choice["replaced"],
): BuiltMetcon | undefined {
  return ergWorkout(brief, kind, seconds, 2, replaced);
}

function ergWorkout(
  brief: SessionBrief,
  kind: ErgKind,
  seconds: number,
  most: number,
  replaced?: Choice["replaced"],
): BuiltMetcon | undefined {
  if (ZONE_RPE[ERG_KINDS[kind].zone] > brief.context.highestRpe) return undefined;
  const dose = ergDose(brief, kind, seconds);
  const machines =
    dose === undefined
      ? []
      : ergChoices(brief)
          .filter(({ exercise }) => !isDislikedLong(brief.context, exercise.name))
          .slice(0, Math.min(most, dose.sets));
  if (dose === undefined || machines.length === 0) return undefined;
  const names = formatList(machines.map(({ exercise }) => machineName(exercise.name)));
  const label = `${dose.sets} × ${durationText(dose.work)} ${names}, ${ERG_KINDS[kind].how}`;
  return {
    items: ergLines(brief, kind, machines, dose, replaced),
    format: { kind: "intervals", label, rounds: dose.sets },
    movements: machines.map(({ exercise }) => exercise.name),
    engine: { kind },
  };
}

import { getNumber, readTime } from "@ironpace/contract";
import type { DraftExercise, DraftSet } from "../draft.ts";
import { readMeasure } from "../set-values.ts";

/** Seconds to get into position, and to change sides. */
export const LEAD_IN_SECONDS = 5;

/** One reading of the clock of a timed hold. */
export interface HoldReading {
  readonly part: "ready" | "first" | "switch" | "second" | "done";
  /** Seconds left of this part. */
  readonly left: number;
}

/** A hold of so many seconds, of each side one after the other where both are done; `elapsed` since the start was pressed. */
export function readHold(elapsed: number, seconds: number, eachSide: boolean): HoldReading {
  const parts = [
    ["ready", LEAD_IN_SECONDS],
    ["first", seconds],
    ...(eachSide
      ? ([
          ["switch", LEAD_IN_SECONDS],
          ["second", seconds],
        ] as const)
      : []),
  ] as const;
  let end = 0;
  for (const [part, length] of parts) {
    end += length;
    if (elapsed < end) return { part, left: Math.ceil(end - elapsed) };
  }
  return { part: "done", left: 0 };
}

/** Seconds from the press to the end of a hold. */
export function holdLength(seconds: number, eachSide: boolean): number {
  return (LEAD_IN_SECONDS + seconds) * (eachSide ? 2 : 1);
}

/** Planned seconds of a set that is timed. */
export function plannedSeconds(typed: DraftSet["typed"]): number | undefined {
  return readTime(typed.time ?? "");
}

/** The seconds of a rep that is given by time, else those that its distance takes at the planned pace; undefined where the plan names none. */
export function paceWindow(exercise: DraftExercise, typed: DraftSet["typed"]): { readonly from: number; readonly to: number } | undefined {
  const { pace } = exercise.plan ?? {};
  const seconds = repSeconds(exercise);
  if (seconds !== undefined) return { from: seconds, to: seconds };
  const metres = readMeasure("distance", typed.distance ?? "", "kg", exercise.distanceUnit);
  if (pace === undefined || metres === undefined) return undefined;
  const per = { km: 1000, "500m": 500, "100m": 100 }[pace.per];
  return { from: (metres / per) * pace.fastest, to: (metres / per) * pace.slowest };
}

/** Seconds of a rep that is over when its time is, however far it went; undefined of a rep by distance. */
export function repSeconds({ plan }: Pick<DraftExercise, "plan">): number | undefined {
  return plan?.isByTime === true ? plan.seconds : undefined;
}

/** What a rep by time covered when it was ended after so many seconds, at the pace of the plan; a distance that is typed stays. */
export function coveredIn(elapsed: number, exercise: DraftExercise, typed: DraftSet["typed"]): DraftSet["typed"] {
  const seconds = repSeconds(exercise);
  const distance = getNumber(typed.distance ?? "");
  if (seconds === undefined || !(distance > 0)) return typed;
  return { ...typed, distance: String(Number((distance * Math.min(1, elapsed / seconds)).toFixed(2))) };
}

import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import { LIFT_NAMES, liftOfExercise, type TrainingLift } from "../../athlete/lifts/training-lifts.ts";
import type { Day } from "../../calendar/day.ts";
import { type Attempts, attempts, type MeetKind } from "../../prescription/strength/attempts.ts";
import { competitionFormat, PLATFORM_LIFTS } from "../../catalogue/competition-format.ts";
import { isSafeLift } from "../../free-text/training-wishes/safe-lifts.ts";
import { isNewToLifting, singleOfYoung } from "../../selection/strength/meet.ts";
import type { Kilograms } from "../../units/units.ts";

/** A lift of a meet with its three attempts, and what the goal asks of it. */
export interface MeetLift {
  readonly lift: TrainingLift;
  readonly name: string;
  readonly oneRepMax: Kilograms;
  readonly estimated: boolean;
  readonly attempts: Attempts;
  /** Its part of a goal for the total. */
  readonly asked?: Kilograms;
}

export interface MeetLab {
  readonly lifts: readonly MeetLift[];
  /** Lifts of the platform without a number. */
  readonly missing: readonly string[];
  /** Third attempts together; absent where a lift is missing. */
  readonly total?: Kilograms;
  /** The first attempts together: what stands when all openers are made. */
  readonly opened?: Kilograms;
}

const LIFTS: { readonly [kind in MeetKind]: readonly TrainingLift[] } = {
  powerlifting: ["backSquat", "benchPress", "deadlift"],
  weightlifting: ["snatch", "cleanAndJerk"],
};

const MEET_EXERCISES = [...PLATFORM_LIFTS, "Snatch", "Clean and jerk"] as const;

/** @param only The lifts of a meet that does not have all; names of the catalogue. */
export function meetLab(
  athlete: Athlete,
  { kind, lifts: only }: { readonly kind: MeetKind; readonly lifts?: readonly string[] },
  {
    today,
    goal,
    maxima = {},
  }: { readonly today: Day; readonly goal?: Kilograms | undefined; readonly maxima?: { readonly [lift in TrainingLift]?: Kilograms } },
): MeetLab {
  const { lifts: known } = assessCapacities(athlete, today);
  const names = LIFTS[kind].filter((lift) => only === undefined || only.some((name) => liftOfExercise(name)?.lift === lift));
  const isFirst = isNewToLifting(athlete);
  const meet = (athlete.competitions ?? []).find(
    ({ type, name, date }) => date >= today && competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === kind,
  );
  const single = meet === undefined ? undefined : singleOfYoung(athlete, meet.date);
  const isYoung = single !== undefined;
  const measured = names.flatMap((lift) => {
    const capacity = known[lift];
    const oneRepMax = maxima[lift] ?? capacity?.oneRepMax;
    if (oneRepMax === undefined) return [];
    const estimated = capacity?.estimated === true && maxima[lift] === undefined;
    return [
      {
        lift,
        name: LIFT_NAMES[lift],
        oneRepMax,
        estimated,
        attempts: attempts(oneRepMax, kind, {
          isCareful: estimated || isFirst || isYoung,
          isFirst,
          isSafe: MEET_EXERCISES.some((exercise) => liftOfExercise(exercise)?.lift === lift && isSafeLift(athlete, exercise)),
          ...(isYoung ? { trained: single, heaviestSingle: single } : {}),
        }),
      },
    ];
  });
  const missing = names.filter((lift) => !measured.some((each) => each.lift === lift)).map((lift) => LIFT_NAMES[lift]);
  if (missing.length > 0) return { lifts: measured, missing };
  const sum = (attempt: 0 | 2) => measured.reduce((all, lift) => all + lift.attempts[attempt], 0);
  const total = sum(2);
  const lifts = goal === undefined ? measured : measured.map((lift) => ({ ...lift, asked: (lift.attempts[2] * goal) / total }));
  return { lifts, missing, total, opened: sum(0) };
}

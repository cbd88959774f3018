import type { Day } from "../calendar/day.ts";
import { ftpFrom20Min } from "../physiology/cycling.ts";
import { rowSplit, skiSplit } from "../physiology/rowing.ts";
import { type TrainingPaces, trainingPaces } from "../physiology/running.ts";
import { chooseVdot, plausible10k, plausible5k, plausibleVo2Max, type VdotChoice } from "../physiology/vdot-choice.ts";
import type { PlanNote } from "../model/plan.ts";
import type { Seconds, SecondsPer500Metres, Watts } from "../units/units.ts";
import { getDate } from "./age-of-value.ts";
import type { Athlete } from "./athlete.ts";
import type { Capacity, LiftCapacity } from "./capacity.ts";
import { assessLifts } from "./lifts/lift-capacities.ts";
import type { TrainingLift } from "./lifts/training-lifts.ts";

/** What an athlete can do, measured or estimated, and what is unknown. */
export interface Capacities {
  /** For easy, marathon and threshold running. */
  readonly vdot?: Capacity<number>;
  /** Interval and repetition pace may come from a faster 5 km. */
  readonly paces?: TrainingPaces;
  readonly lifts: { readonly [lift in TrainingLift]?: LiftCapacity };
  readonly row2kSplit?: Capacity<SecondsPer500Metres>;
  readonly row500mSplit?: Capacity<SecondsPer500Metres>;
  /** Reckoned from the rower until the ski erg has a number of its own. */
  readonly ski2kSplit?: Capacity<SecondsPer500Metres>;
  /** Functional threshold power. */
  readonly ftp?: Capacity<Watts>;
  readonly notes: readonly PlanNote[];
}

/** Turns what an athlete entered into the numbers plans are made of. Nothing is invented: what cannot be known is absent and noted. */
export function assessCapacities(athlete: Athlete, today: Day): Capacities {
  const { conditioning } = athlete;
  const running = chooseVdot(conditioning, today);
  const { lifts, notes: liftNotes } = assessLifts(athlete, today);
  const dated = (recordedOn: Day | undefined) => (recordedOn === undefined ? {} : { recordedOn });
  const rowed = dated(getDate(conditioning, "row500m"));
  const row500m = plausibleSplit(conditioning.row500m);
  const { row = row500m, ski = row500m } = row500m === undefined ? {} : (conditioning.ergs ?? {});
  const power = conditioning.ftp20min !== undefined && plausiblePower(conditioning.ftp20min) ? conditioning.ftp20min : undefined;
  return {
    ...(running === undefined ? {} : runningCapacities(running, dated(running.recordedOn))),
    lifts,
    ...(row500m === undefined || row === undefined || ski === undefined
      ? {}
      : {
          row500mSplit: { value: row500m, estimated: false, source: "your 500 m row", ...rowed },
          row2kSplit: {
            value: rowSplit(row, 2000),
            estimated: true,
            source: row === row500m ? BY_SPRINT : "your 500 m rows: one sprint moves long pieces by 2 s at most",
            ...rowed,
          },
          ski2kSplit: {
            value: skiSplit(rowSplit(ski, 2000)),
            estimated: true,
            source: ski === row500m ? BY_SPRINT : "the 500 m row before your newest one",
          },
        }),
    ...(power === undefined
      ? {}
      : {
          ftp: {
            value: ftpFrom20Min(power),
            estimated: true,
            source: "95% of your 20-minute power",
            ...dated(getDate(conditioning, "ftp20min")),
          },
        }),
    notes: [...liftNotes, ...runningNotes(athlete, running), ...rangeNotes(athlete)],
  };
}

const BY_SPRINT = "your 500 m row, 6 s slower per doubling of the distance";

function runningCapacities(choice: VdotChoice, dated: { readonly recordedOn?: Day }): Pick<Capacities, "vdot" | "paces"> {
  const paces = trainingPaces(choice.endurance);
  const fast = choice.speed === choice.endurance ? paces : trainingPaces(choice.speed);
  return {
    vdot: { value: choice.endurance, estimated: choice.estimated, source: choice.source, ...dated },
    paces: { ...paces, interval: fast.interval, repetition400: fast.repetition400 },
  };
}

/** Said where the plan runs. */
export const NO_RUN_TIME =
  "You have not entered a run time yet, so you run by effort and minutes. Enter a 5 km time to get paces and distances.";

function runningNotes(athlete: Athlete, choice: VdotChoice | undefined): PlanNote[] {
  if (choice === undefined) {
    if (athlete.focus === "strength" || athlete.focus === "powerlifting") return [];
    return [note("missing", NO_RUN_TIME)];
  }
  const notes: PlanNote[] = [];
  if (choice.estimated) notes.push(note("estimate", "Run paces are estimated from VO2max: let effort decide, and take them as ±10 s/km."));
  if (choice.contradiction !== undefined) notes.push(note("data-quality", choice.contradiction));
  return notes;
}

function rangeNotes(athlete: Athlete): PlanNote[] {
  const { run5k, run10k, vo2Max, row500m, ftp20min } = athlete.conditioning;
  const outside = [
    run5k !== undefined && plausible5k(run5k) === undefined && "5 km time (12:30 to 60:00)",
    run10k !== undefined && plausible10k(run10k) === undefined && "10 km time (26:00 to 2:10:00)",
    vo2Max !== undefined && plausibleVo2Max(vo2Max) === undefined && "VO2max (15 to 95)",
    row500m !== undefined && plausibleSplit(row500m) === undefined && "500 m row (1:10 to 4:00)",
    ftp20min !== undefined && !plausiblePower(ftp20min) && "20-minute power (50 to 550 W)",
  ].filter((text) => text !== false);
  return outside.map((text) => note("data-quality", `This value was left out because it cannot be right: ${text}.`));
}

/** The time over 500 m is the split itself. */
function plausibleSplit(row500m: Seconds | undefined): SecondsPer500Metres | undefined {
  return row500m !== undefined && row500m >= 70 && row500m <= 240 ? Number(row500m) : undefined;
}

function plausiblePower(watts: Watts): boolean {
  return watts >= 50 && watts <= 550;
}

function note(kind: PlanNote["kind"], text: string): PlanNote {
  return { kind, text };
}

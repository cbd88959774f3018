import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities, type Capacities } from "../../athlete/capacities.ts";
import type { Day } from "../../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../../catalogue/competition-format.ts";
import { raceTime, vdotFromRace } from "../../physiology/running.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import { goalReadiness } from "./goal-readiness.ts";
import { hyroxReadiness } from "./hyrox-readiness.ts";
import { counted, type KeyBenchmark, timed, unknown } from "./key-benchmark.ts";
import { liftBenchmark, meetReadiness } from "./lift-readiness.ts";
import { fastestPossible, readTargetTime, readTargetWeight } from "./target.ts";
import { RUN_DISTANCES } from "../../catalogue/race-formats.ts";
import { riegelTime } from "../../physiology/race-prediction.ts";
import type { Metres, Seconds } from "../../units/units.ts";

export interface RaceGoals {
  readonly name: string;
  /** Free text; with the name it tells the format. */
  readonly type: string;
  readonly date: Day;
  readonly priority: "A" | "B" | "C";
  /** As the athlete writes it: "sub 1:15:00", "520 kg". */
  readonly target?: string;
  readonly goals: readonly { readonly name: string; readonly target?: string }[];
}

/**
 * The numbers a race rests on beside what it and its goals ask for. Only what is stored is held against a target; a prediction is marked
 * as an estimate, and what is not known says what would tell it.
 */
export function raceReadiness(athlete: Athlete, race: RaceGoals, today: Day): readonly KeyBenchmark[] {
  const known = { athlete: { ...athlete, competitions: [race] }, capacities: assessCapacities(athlete, today) };
  const format = competitionFormat(`${race.type} ${race.name}`);
  const ofRace = format === undefined ? [] : ofFormat(known, format, race.target ?? "", today);
  const ofGoals = race.goals.flatMap((goal) => goalReadiness(known, goal) ?? []);
  // A goal with its own number says more than the same line without one.
  return [...ofRace.filter(({ name }) => !ofGoals.some((goal) => goal.name === name)), ...ofGoals];
}

interface Known {
  readonly athlete: Athlete;
  readonly capacities: Capacities;
}

function ofFormat(known: Known, format: CompetitionFormat, target: string, today: Day): readonly KeyBenchmark[] {
  const fastest = fastestPossible(format);
  const time = fastest === undefined ? undefined : readTargetTime(target, fastest);
  switch (format.kind) {
    case "hyrox":
      return hyroxReadiness(withGoal(known.athlete, time), today, time);
    case "running":
      return format.distance === undefined ? [] : runningReadiness(known, format.distance, time);
    case "powerlifting":
    case "weightlifting":
      return meetReadiness(known, format.kind, readTargetWeight(target));
    case "crossfit":
      return crossfitReadiness(known);
    case "triathlon":
      return triathlonReadiness(known, format.format.run);
  }
}

/** A Hyrox is predicted for the level that its target speaks for, as the plan does. */
function withGoal(athlete: Athlete, goal: Seconds | undefined): Athlete {
  return goal === undefined ? athlete : { ...athlete, competitions: (athlete.competitions ?? []).map((race) => ({ ...race, goal })) };
}

/** What the workouts of a competition will be is not known; these decide most of them. */
function crossfitReadiness(known: Known): readonly KeyBenchmark[] {
  const { strictPullUps: pullUps } = known.athlete.gymnastics;
  return [
    ...(["backSquat", "cleanAndJerk", "snatch"] as const).map((lift) => liftBenchmark(known, lift, undefined)),
    pullUps === undefined
      ? unknown("Strict pull-ups", "Not entered in your profile yet.")
      : counted({ name: "Strict pull-ups", have: pullUps, estimated: false, note: "Your benchmark." }, String),
    ...runningReadiness(known, 5000, undefined).map((line) => ({ ...line, name: "5 km" })),
  ];
}

function triathlonReadiness({ capacities }: Known, run: number): readonly KeyBenchmark[] {
  const { vdot, ftp } = capacities;
  const name = `Run of ${formatDistance(run)}, fresh`;
  return [
    vdot === undefined
      ? unknown(name, "Enter a 5 km or 10 km time in your profile.")
      : timed({
          name,
          have: raceTime(vdot.value, run),
          estimated: true,
          note: `Predicted from ${vdot.source}; after the bike it takes longer.`,
        }),
    ftp === undefined
      ? unknown("Functional threshold power", "Enter your 20-minute power in your profile.")
      : counted(
          { name: "Functional threshold power", have: ftp.value, estimated: true, note: `From ${ftp.source}.` },
          (watts) => `${Math.round(watts)} W`,
        ),
  ];
}

interface Runner {
  readonly athlete: Athlete;
  readonly capacities: Capacities;
}

/** The predicted finish against the target, and the 5 and 10 km that go with that target. */
function runningReadiness({ athlete, capacities }: Runner, metres: Metres, target: Seconds | undefined): readonly KeyBenchmark[] {
  const { vdot } = capacities;
  const name = `Finish over ${formatDistance(metres)}`;
  const asked = target === undefined ? undefined : vdotAskedFor(metres, target);
  const finish =
    vdot === undefined
      ? unknown(name, "Enter a 5 km or 10 km time in your profile.", target === undefined ? undefined : formatClock(target))
      : timed({ name, have: predicted(vdot.value, metres), asks: target, estimated: true, note: `Predicted from ${vdot.source}.` });
  const trials = TRIALS.filter(([, , trial]) => trial < metres).map(([label, column, trial]) => {
    const have = athlete.conditioning[column];
    const asks = asked === undefined ? undefined : raceTime(asked, trial);
    if (have === undefined)
      return unknown(label, "Not entered in your profile yet.", asks === undefined ? undefined : `about ${formatClock(asks)}`);
    return timed({
      name: label,
      have,
      asks,
      estimated: false,
      note: asks === undefined ? "Your benchmark." : "What the target needs.",
    });
  });
  return [finish, ...trials];
}

const TRIALS = [
  ["5 km", "run5k", RUN_DISTANCES["5k"]],
  ["10 km", "run10k", RUN_DISTANCES["10k"]],
] as const;

/**
 * Up to the half marathon by VDOT; beyond it from the half marathon with the exponent of runners whose weekly kilometres are not known
 * (running.md section 2): half of them are at least 10 minutes slower over a marathon than shorter races promise.
 */
function predicted(vdot: number, metres: Metres): Seconds {
  const known = Math.min(metres, RUN_DISTANCES.half);
  return riegelTime(raceTime(vdot, known), known, metres);
}

/** The VDOT that the prediction needs to reach a target. */
function vdotAskedFor(metres: Metres, target: Seconds): number {
  const known = Math.min(metres, RUN_DISTANCES.half);
  return vdotFromRace(known, target / riegelTime(1, known, metres));
}

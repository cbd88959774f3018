import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities, type Capacities } from "../../athlete/capacities.ts";
import type { Day } from "../../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../../catalogue/competition-format.ts";
import { raceTime } from "../../physiology/running.ts";
import { formatDistance } from "../../units/format.ts";
import { goalReadiness } from "./goal-readiness.ts";
import { hyroxReadiness } from "./hyrox-readiness.ts";
import { counted, type KeyBenchmark, timed, unknown } from "./key-benchmark.ts";
import { liftBenchmark, meetReadiness } from "./lift-readiness.ts";
import { runningReadiness } from "./running-readiness.ts";
import { fastestPossible, readTargetTime, readTargetWeight } from "./target.ts";

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
      return hyroxReadiness(known.athlete, today, time);
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

import { type Athlete, type ExerciseItem, generatePlan, raceTime, type Session, vdotFromRace } from "@ironpace/training";
import { SAMPLE_START, sampleAthlete } from "./sample-athlete.ts";
import { TRY_START, type TryDay } from "./try-week.ts";

/** Somebody of whom only two numbers are known. */
export const tryAthlete: Athlete = {
  ...sampleAthlete,
  strength: { oneRepMax: { backSquat: TRY_START.squat }, recordedOn: SAMPLE_START },
  conditioning: { run5k: TRY_START.run5k, recordedOn: SAMPLE_START },
  competitions: [],
};

/** A building week of the first block. */
export const TRY_WEEK = 3;

/** That week with the numbers taken out: what the page fills in for a visitor's. Made when the page is. */
export function tryTemplate(): readonly TryDay[] {
  const result = generatePlan(tryAthlete, { startDate: SAMPLE_START, weeks: 5 });
  const sessions = result.kind === "referral" ? [] : (result.plan.weeks[TRY_WEEK - 1]?.sessions ?? []);
  const largest = Math.max(...sessions.flatMap(({ load, ironLoad }) => [ironLoad, load - ironLoad]));
  return DAYS.map((day, index) => {
    const session = sessions.find(({ date }) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7 === index);
    return session === undefined ? { day, name: "Rest", dose: "", iron: 0, pace: 0 } : { day, ...toDay(session, largest) };
  });
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function toDay({ blocks, load, ironLoad }: Session, largest: number): Omit<TryDay, "day"> {
  const lift = blocks.strength.find((item) => item.load?.lift !== undefined);
  const run = blocks.mainWorkout.find(({ pace }) => pace?.per === "km");
  const heights = { iron: rounded(ironLoad / largest), pace: rounded((load - ironLoad) / largest) };
  if (lift?.load?.oneRepMax !== undefined) {
    const { oneRepMax, percent = 0 } = lift.load;
    return {
      name: lift.name,
      dose: `${lift.sets} × ${lift.reps}`,
      lift: { ratio: rounded(oneRepMax / TRY_START.squat), percent },
      ...heights,
    };
  }
  if (run?.pace === undefined) throw new Error("A session of the week has neither a lift nor a run");
  return { name: NAMES[run.pace.zone] ?? run.name, dose: getDose(run), run: toRun(run.pace.zone, run.pace.fastest), ...heights };
}

const NAMES: Readonly<Record<string, string>> = { threshold: "Threshold run", easy: "Long run", race: "Runs between stations" };

function toRun(zone: string, fastest: number): NonNullable<TryDay["run"]> {
  if (zone === "easy" || zone === "threshold") return { zone };
  return { zone: "race", share: (fastest * 10) / raceTime(vdotFromRace(5000, TRY_START.run5k), 10_000) };
}

function getDose({ sets, duration, distance }: ExerciseItem): string {
  const length = duration ?? distance ?? "";
  return sets === undefined ? length : `${sets} × ${length}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

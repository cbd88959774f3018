import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import type { BenchmarkWorkout } from "../../catalogue/benchmark-workout.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { formatDistance } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { planContext } from "../../context/context.ts";
import { weightText } from "../items.ts";
import { inSentence } from "../../model/words.ts";
import { expectedTime } from "./benchmark.ts";
import { type BenchmarkLine, benchmarkLines } from "./benchmark-lines.ts";

/** A benchmark workout as one athlete does it: by level, maxima, gates, injuries and equipment. */
export interface ScaledBenchmark {
  /** "21-15-9 thruster, 30 kg"; for rounds, what stands in each of them. */
  readonly lines: readonly string[];
  /** True when a load, a movement or an amount differs from the workout as prescribed. */
  readonly isScaled: boolean;
  /** What the lines do not say: "half the volume", "without the vest". */
  readonly notes: readonly string[];
  /** An estimate. */
  readonly seconds: Seconds;
  /** Where the time comes from; continues "about 4:30: …". */
  readonly source: string;
}

/**
 * As the training plan prescribes it on a day of testing. Undefined for workouts that are not for time, and where a load cannot be told
 * (no maximum to take a barbell from) or two movements would become the same: the general rules of scaling stand then.
 */
export function scaledBenchmark(athlete: Athlete, workout: BenchmarkWorkout, today: Day): ScaledBenchmark | undefined {
  if (workout.kind !== "for-time" && workout.kind !== "rounds-for-time") return undefined;
  const context = planContext(athlete, readAthlete(athlete, today), today);
  const lines = benchmarkLines({ context }, workout);
  if (lines === undefined) return undefined;
  const isBeginner = context.level === "beginner";
  const withoutVest = workout.vest !== undefined && context.level !== "elite";
  const notes = [...(isBeginner ? ["half the volume"] : []), ...(withoutVest ? ["without the vest"] : [])];
  const { seconds, source } = expectedTime({ context }, workout, lines);
  return {
    lines: lines.map((line) => lineText(line, workout, (load) => weightText(context, load))),
    isScaled: notes.length > 0 || lines.some(({ changes }) => changes.length > 0),
    notes,
    seconds: 15 * Math.round(seconds / 15),
    source,
  };
}

function lineText(
  { choice, reps, metres, load }: BenchmarkLine,
  { rounds }: BenchmarkWorkout,
  weight: (load: NonNullable<BenchmarkLine["load"]>) => string,
) {
  const amount =
    metres === undefined ? (rounds === undefined ? reps : reps.slice(0, 1)).join("-") : formatDistance(50 * Math.round(metres / 50));
  const name = choice.exercise.name === "Interval run" ? "run" : inSentence(choice.exercise.name).replace(/ erg$/, "");
  return `${amount} ${name}${load === undefined ? "" : `, ${weight(load)}`}`;
}

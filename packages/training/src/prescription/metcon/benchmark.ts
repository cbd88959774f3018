import type { BenchmarkWorkout } from "../../catalogue/benchmark-workout.ts";
import { findBenchmarkWorkout } from "../../catalogue/benchmark-workouts.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { startOfLine, weightText } from "../items.ts";
import type { MainFormat } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import { type BenchmarkLine, benchmarkLines } from "./benchmark-lines.ts";
import type { BuiltMetcon } from "./built-metcon.ts";
import type { Level } from "../../athlete/athlete.ts";
import { macroWeekInTable } from "../../season/phases.ts";

/** Seconds lost between two movements. */
const SECONDS_BETWEEN_MOVEMENTS = 8;

/** The benchmark workout of this day, as prescribed or scaled; undefined on other days and when none fits into `seconds`. */
export function buildBenchmark(brief: SessionBrief, seconds: number): BuiltMetcon | undefined {
  const turn = benchmarkTurn(brief);
  for (const name of turn?.names ?? []) {
    const workout = findBenchmarkWorkout(name);
    const lines = workout === undefined ? undefined : benchmarkLines(brief, workout);
    if (workout === undefined || lines === undefined || lines.some(isAnother) || lines.some((line) => isTooLong(brief, line))) continue;
    const time = expectedTime(brief, workout, lines);
    if (time.seconds <= seconds) return built(brief, workout, lines, time, turn?.isRetest === true);
  }
  return undefined;
}

/** With another movement it measures nothing: then the next workout, or none. A band under the pull-up is the beginner's scale of it. */
function isAnother({ choice }: BenchmarkLine): boolean {
  return choice.replaced !== undefined && choice.exercise.name !== "Band-assisted pull-up";
}

/** Sets that the athlete does not want: a benchmark has its own or is another workout. */
function isTooLong({ context: { wishedSets } }: SessionBrief, { choice, reps }: BenchmarkLine): boolean {
  return Math.max(0, ...reps) > (wishedSets.get(choice.exercise.name)?.most ?? Infinity);
}

interface Expected {
  readonly seconds: number;
  readonly source: string;
}

/** The middle of the level's usual times for the workout as prescribed; else from the time each movement takes. */
export function expectedTime(
  { context }: Pick<SessionBrief, "context">,
  workout: BenchmarkWorkout,
  lines: readonly BenchmarkLine[],
): Expected {
  const band = workout.usual?.[context.level];
  const isScaled = context.level === "beginner" || lines.some(({ changes }) => changes.length > 0);
  if (band !== undefined && !isScaled) {
    const [best, slowest] = band;
    return { seconds: 30 * (best + slowest), source: `${formatClock(60 * best)} to ${formatClock(60 * slowest)} are usual at your level` };
  }
  const rounds = Math.max(1, ...lines.map(({ reps }) => reps.length));
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0) + SECONDS_BETWEEN_MOVEMENTS * lines.length * rounds;
  return { seconds, source: "estimated from the time its movements take at your level" };
}

function built(
  brief: SessionBrief,
  workout: BenchmarkWorkout,
  lines: readonly BenchmarkLine[],
  time: Expected,
  isRetest: boolean,
): BuiltMetcon {
  const { level } = brief.context;
  const changes = [...new Set([...(level === "beginner" ? ["half the volume"] : []), ...lines.flatMap((line) => line.changes)])];
  const isScaled = changes.length > 0;
  const seconds = 15 * Math.round(time.seconds / 15);
  const rounds = workout.rounds;
  const format: MainFormat = {
    kind: "for-time",
    label: isScaled ? `${workout.name}, scaled` : workout.name,
    ...(rounds === undefined ? {} : { rounds }),
    capMinutes: Math.min(level === "beginner" ? 25 : 40, Math.ceil((seconds * 1.5) / 60)),
    target: formatClock(seconds),
  };
  const work = lines.reduce((sum, line) => sum + line.seconds, 0);
  return {
    items: lines.map((line) => getItem(brief, line, rounds, Math.round((seconds * line.seconds) / work))),
    format,
    movements: lines.map(({ choice }) => choice.exercise.name),
    benchmark: {
      name: workout.name,
      title: isScaled ? `${workout.name}, scaled: ${formatList(changes)}` : workout.name,
      aim: `aim for about ${format.target} (${time.source})`,
      isRetest,
    },
  };
}

function getItem(brief: SessionBrief, line: BenchmarkLine, rounds: number | undefined, totalSeconds: number): DraftItem {
  const { context } = brief;
  const { choice, reps, metres, load } = line;
  const sets = rounds === undefined ? {} : { sets: rounds };
  const total = reps.reduce((sum, count) => sum + count, 0);
  return {
    ...startOfLine(context, choice),
    ...sets,
    ...(metres === undefined ? { reps: (rounds === undefined ? reps : reps.slice(0, 1)).join("-") } : { distance: formatDistance(metres) }),
    ...(load === undefined ? {} : { load, weight: weightText(context, load) }),
    dose: { ...(metres === undefined ? { reps: rounds === undefined ? total : (reps[0] ?? 0) } : { metres }), totalSeconds },
  };
}

/** Benchmark workouts for the long day, in the order in which they are tried. */
const BY_LEVEL: { readonly [level in Level]: readonly string[] } = {
  beginner: ["Baseline", "Karen"],
  intermediate: ["Helen", "Annie", "Jackie", "Baseline"],
  advanced: ["Helen", "DT", "Jackie", "Karen", "Annie"],
  elite: ["DT", "Helen", "Jackie", "Fran", "Karen"],
};

/** Tested once in the development phase, and again in the performance phase. */
const TEST_WEEK = 6;
const RETEST_WEEK = 11;

interface BenchmarkTurn {
  readonly names: readonly string[];
  readonly isRetest: boolean;
}

/** The benchmark workouts to choose from today; undefined on every day that is not for testing. */
function benchmarkTurn({ context, frame, isTaper, isRecovery }: SessionBrief): BenchmarkTurn | undefined {
  const week = macroWeekInTable(frame.macroWeek);
  const isDay = context.athlete.focus === "crossfit" && (week === TEST_WEEK || week === RETEST_WEEK);
  const isFit = context.highestRpe >= 9 && !frame.isDeload && !isTaper && !isRecovery;
  return isDay && isFit ? { names: BY_LEVEL[context.level], isRetest: week === RETEST_WEEK } : undefined;
}

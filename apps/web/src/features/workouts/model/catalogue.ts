import type { WorkoutEntry } from "@ironpace/contract";
import {
  BENCHMARK_GROUPS,
  benchmarkLine,
  benchmarkText,
  formatClock,
  hyroxSimulation,
  scaledBenchmark,
  type Athlete,
  type BenchmarkGroup,
  type BenchmarkWorkout,
  type Day,
  type Level,
} from "@ironpace/training";
import { benchmarkPlates, type WorkoutPlates } from "./workout-plates.ts";

/** A workout known by its name, and as this athlete does it. */
export interface CatalogueEntry {
  readonly name: string;
  readonly group: BenchmarkGroup;
  /** As prescribed, in one sentence, with the loads of the athlete's sex. */
  readonly text: string;
  /** The same, short enough for a row: "21-15-9: thrusters 29 kg, pull-ups". */
  readonly line: string;
  readonly plates: WorkoutPlates;
  /** Minutes that the work itself takes this athlete, or takes most people of the level. */
  readonly minutes: number;
  /** For this athlete, line by line. */
  readonly own?: OwnVersion;
  /** The general rule, where the athlete's numbers do not tell how to scale it. */
  readonly rule?: string;
  /** Usual times or rounds of the athlete's level as prescribed: "5:00 to 8:00". */
  readonly usual?: string;
  /** What a workout from it begins with. */
  readonly filled: Omit<WorkoutEntry, "date">;
}

interface OwnVersion {
  readonly lines: readonly string[];
  readonly isScaled: boolean;
  /** "half the volume" */
  readonly notes: readonly string[];
  /** "about 4:30: estimated from …"; absent while nothing tells it. */
  readonly target?: string;
}

/** Every workout of the catalogue for one athlete, by group and name. */
export function catalogueFor(athlete: Athlete, today: Day): readonly CatalogueEntry[] {
  const benchmarks = CATALOGUE_GROUPS.flatMap((group) =>
    BENCHMARK_GROUPS[group].map((workout) =>
      group === TESTS ? testEntry(athlete, workout) : benchmarkEntry(athlete, workout, group, today),
    ),
  );
  const order = ({ group }: CatalogueEntry) => CATALOGUE_GROUPS.indexOf(group);
  return [...benchmarks, hyroxEntry(athlete, today, 1), hyroxEntry(athlete, today, 0.5)].toSorted(
    (a, b) => order(a) - order(b) || a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
}

/** What a workout can be known as one of, in the order in which they are offered. */
export const CATALOGUE_GROUPS = Object.keys(BENCHMARK_GROUPS) as readonly BenchmarkGroup[];
const TESTS = "Hyrox and tests";

/** Half of a test says nothing: it is done as it is, or not at all. */
function testEntry({ level, sex }: Athlete, workout: BenchmarkWorkout): CatalogueEntry {
  const text = benchmarkText(workout, sex);
  const rule = "Do the whole test, rested and pain-free, after a full warm-up.";
  return {
    name: workout.name,
    group: TESTS,
    text,
    line: benchmarkLine(workout, sex),
    plates: benchmarkPlates(workout),
    minutes: workout.minutes ?? TEST_MINUTES[workout.domain],
    rule,
    filled: {
      title: workout.name,
      description: `${text}\n${rule}`,
      duration: String(inFives(WARM_UP + TEST_MINUTES[workout.domain])),
      type: workout.movements.length === 1 ? "endurance" : "hybrid",
      difficulty: getDifficulty(level),
      tags: ["benchmark", "test"],
    },
  };
}

/** Most people's time. */
const TEST_MINUTES: { readonly [domain in BenchmarkWorkout["domain"]]: number } = {
  sprint: 3,
  short: 7,
  medium: 10,
  long: 30,
  "very long": 60,
  strength: 20,
};

/** What holds for every workout that is scaled (events.md section 2); as many pull-ups as prescribed can injure a beginner's muscles badly. */
function scalingRule({ kind, movements }: BenchmarkWorkout, level: Level): string {
  const isLoaded = movements.some(({ load }) => load !== undefined);
  const steps = `${isLoaded ? "take weight off, then " : ""}pick an easier movement, then cut reps`;
  const isByRounds = kind === "amrap" || kind === "emom";
  const rule = `${isByRounds ? "Scale to keep your pace" : "To stay within the time"}: first ${steps}.`;
  return level === "beginner" ? `${rule} At your level, do half of the reps, and never more than 50 pull-ups in a session.` : rule;
}

/** Minutes beside the work itself. */
const WARM_UP = 20;

function benchmarkEntry(athlete: Athlete, workout: BenchmarkWorkout, group: BenchmarkGroup, today: Day): CatalogueEntry {
  const scaled = scaledBenchmark(athlete, workout, today);
  const own = scaled && { ...scaled, target: `about ${formatClock(scaled.seconds)}: ${scaled.source}` };
  const text = benchmarkText(workout, athlete.sex);
  const rule = scalingRule(workout, athlete.level);
  const usual = findUsual(workout, athlete.level);
  const work = (workout.minutes ?? 0) * (workout.kind === "points" ? (workout.rounds ?? 1) * workout.movements.length : 1);
  const rounds = own !== undefined && workout.rounds !== undefined ? `${workout.rounds} rounds for time of` : "For time";
  return {
    name: workout.name,
    group,
    text,
    line: benchmarkLine(workout, athlete.sex),
    plates: benchmarkPlates(workout),
    minutes: workMinutes(workout, athlete.level, scaled?.seconds),
    ...(own === undefined ? { rule } : { own }),
    ...(usual === undefined ? {} : { usual }),
    filled: {
      title: own?.isScaled === true ? `${workout.name}, scaled` : workout.name,
      description: own === undefined ? `${text}\n${rule}` : [`${rounds}:`, ...own.lines, ...own.notes, `Target ${own.target}.`].join("\n"),
      duration: String(inFives(WARM_UP + (scaled === undefined ? work || 20 : scaled.seconds / 60))),
      type: workout.kind === "max-load" ? "strength" : "hybrid",
      difficulty: getDifficulty(athlete.level),
      tags: ["benchmark"],
    },
  };
}

function hyroxEntry(athlete: Athlete, today: Day, share: 1 | 0.5): CatalogueEntry {
  const { lines, seconds } = hyroxSimulation(athlete, today, share);
  const name = share === 1 ? "Hyrox simulation" : "Half Hyrox simulation";
  const target =
    seconds === undefined
      ? undefined
      : `about ${formatClock(seconds)}: estimated from your run time and the usual station times at your level`;
  return {
    name,
    group: TESTS,
    text: `For time, in race order, with your division's weights${share === 1 ? "" : " and half the distances and reps"}.`,
    line: share === 1 ? "8 × 1 km run, 8 stations" : "8 × 500 m run, 8 stations at half",
    plates: { iron: 0.6, pace: 1 },
    minutes: (seconds ?? share * USUAL_HYROX) / 60,
    own: { lines, isScaled: false, notes: [], ...(target === undefined ? {} : { target }) },
    filled: {
      title: name,
      description: ["For time, in race order:", ...lines, ...(target === undefined ? [] : [`Target ${target}.`])].join("\n"),
      duration: String(inFives(WARM_UP + (seconds ?? share * USUAL_HYROX) / 60)),
      type: "hybrid",
      difficulty: getDifficulty(athlete.level),
      tags: ["hyrox", "benchmark"],
    },
  };
}

/** Seconds that a Hyrox takes most people. */
const USUAL_HYROX = 5700;

/** Minutes that the work takes: as scaled, else its fixed length, else what is usual at the level. */
function workMinutes(workout: BenchmarkWorkout, level: Level, seconds: number | undefined): number {
  const { kind, minutes, rounds, movements, usual, domain } = workout;
  if (seconds !== undefined) return seconds / 60;
  if (minutes !== undefined) return kind === "points" ? minutes * (rounds ?? 1) * movements.length : minutes;
  return usual?.[level][1] ?? TEST_MINUTES[domain];
}

function findUsual({ usual, kind }: BenchmarkWorkout, level: Level): string | undefined {
  if (usual === undefined) return undefined;
  const [best, slowest] = usual[level];
  return kind === "amrap" ? `${slowest} to ${best} rounds` : `${formatClock(60 * best)} to ${formatClock(60 * slowest)}`;
}

function getDifficulty(level: Level): WorkoutEntry["difficulty"] {
  return level === "elite" ? "advanced" : level;
}

function inFives(minutes: number): number {
  return 5 * Math.ceil(minutes / 5);
}

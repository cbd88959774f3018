import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import type { Day } from "../../calendar/day.ts";
import { type Predicted, predictedSeconds } from "../../season/demand/predicted-time.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { getParts } from "../../session/race/running-race.ts";
import { formatDistance } from "../../units/format.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { type Course, courseShare } from "./course.ts";
import { fiveKLever, vdotWith5k } from "./five-k-lever.ts";
import { type Lever, type LeverValues, type RaceSegment, type TimedRace, timedRace } from "./timed-race.ts";

/** A running race by the athlete's numbers, and what it would be by others. */
export interface RunningLab {
  /** Absent without a run time, and for what the tables do not reach. */
  readonly now?: TimedRace;
  readonly error: Seconds;
  readonly levers: readonly Lever[];
  readonly simulate: (values: LeverValues) => TimedRace | undefined;
}

export function runningLab(athlete: Athlete, metres: Metres, course: Course, today: Day): RunningLab {
  const runner: Predicted = {
    athlete,
    capacities: assessCapacities(athlete, today),
    level: loadingLevel(athlete.level, athlete.trainingYears),
  };
  const simulate = (values: LeverValues) => raceWith(runner, metres, course, values);
  const now = simulate({});
  const vdot = runner.capacities.vdot;
  return {
    ...(now === undefined ? {} : { now }),
    error: now === undefined ? 0 : now.total * (metres > LONG ? ERROR.marathon : vdot?.estimated === true ? ERROR.estimated : ERROR.raced),
    levers: vdot === undefined ? [] : getLevers(runner, vdot.value, metres),
    simulate,
  };
}

/** Beyond it the weekly kilometres decide. */
const LONG: Metres = 30_000;
/** Error of the time, as a share: about the median miss over published results (docs/predictions.md), more for an estimate from VO2max. */
const ERROR = { raced: 0.035, estimated: 0.06, marathon: 0.075 } as const;

function raceWith(runner: Predicted, metres: Metres, course: Course, { run5k, weeklyRun }: LeverValues): TimedRace | undefined {
  const own = predictedSeconds(runner, metres);
  if (own === undefined) return undefined;
  // An own result of the distance says more than the tables: what is moved only shifts it.
  const [before, after] = [withNumbers(runner, {}), withNumbers(runner, { run5k, weeklyRun })].map(
    (each) => predictedSeconds(each, metres) ?? own,
  );
  return timedRace(runningSegments(metres, own * ((after ?? own) / (before ?? own)) * courseShare(course)));
}

function withNumbers({ athlete, capacities, level }: Predicted, { run5k, weeklyRun }: LeverNumbers): Predicted {
  const history =
    weeklyRun === undefined ? athlete?.history : { ...athlete?.history, weeklyRun: { value: 1000 * weeklyRun, source: "told" as const } };
  const own = capacities.vdot;
  const vdot =
    run5k === undefined || own === undefined ? own : { ...own, value: vdotWith5k(athlete?.conditioning ?? {}, own.value, run5k) };
  return {
    athlete: history === undefined ? {} : { history },
    capacities: vdot === undefined ? {} : { vdot },
    level,
  };
}

interface LeverNumbers {
  readonly run5k?: number | undefined;
  readonly weeklyRun?: number | undefined;
}

/** Kilometres, from which on five at a time are told. */
const SPLIT_BY_FIVE: Metres = 12_000;

/** A split for each kilometre, of long races for every five, as the race sheet of the plan paces it: held back at first, the rest at the end. */
export function runningSegments(metres: Metres, total: Seconds): readonly RaceSegment[] {
  const step = metres > SPLIT_BY_FIVE ? 5000 : 1000;
  const count = Math.max(1, Math.ceil((metres - 150) / step));
  return Array.from({ length: count }, (_, index): RaceSegment => {
    const from = index * step;
    const to = index === count - 1 ? metres : from + step;
    const km = Math.round(to / 100) / 10;
    return {
      id: `km-${index + 1}`,
      name: step === 1000 ? `Kilometre ${Math.ceil(km)}` : `${from / 1000} to ${km} km`,
      short: String(km),
      side: "pace",
      seconds: clockAt(metres, total, to) - clockAt(metres, total, from),
      detail: formatDistance(to - from),
      metres: to - from,
    };
  });
}

/** Where the clock stands after so many metres. */
function clockAt(metres: Metres, total: Seconds, at: Metres): Seconds {
  const parts = getParts(metres);
  const mean = total / metres;
  const held = parts.slice(0, -1).reduce((sum, part) => sum + part.metres * part.share, 0);
  const last = parts.at(-1)?.metres ?? metres;
  let [clock, from] = [0, 0];
  for (const part of parts) {
    const share = part.share === 0 ? (metres - held) / last : part.share;
    clock += mean * share * Math.min(part.metres, Math.max(0, at - from));
    from += part.metres;
  }
  return clock;
}

function getLevers(runner: Predicted, vdot: number, metres: Metres): readonly Lever[] {
  const run = fiveKLever(runner.athlete?.conditioning ?? {}, vdot);
  const weekly = runner.athlete?.history?.weeklyRun?.value;
  if (metres <= LONG || weekly === undefined) return [run];
  const kilometres = Math.round(weekly / 1000);
  return [
    run,
    {
      id: "weeklyRun",
      name: "Running a week",
      unit: "km",
      value: kilometres,
      min: Math.min(20, kilometres),
      max: Math.max(60, kilometres),
      step: 1,
      lowerIsBetter: false,
    },
  ];
}

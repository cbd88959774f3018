import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import type { Day } from "../../calendar/day.ts";
import type { TriathlonFormat } from "../../catalogue/race-formats.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { flatSpeed } from "../../physiology/ride-speed.ts";
import { getEffort, RIDING_SPEED, type SplitFacts, TRANSITION_SECONDS, triathlonSplits } from "../../session/race/triathlon-race.ts";
import { formatDistance } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { fiveKLever, vdotWith5k } from "./five-k-lever.ts";
import { type Lever, type LeverValues, type RaceSegment, type TimedRace, timedRace } from "./timed-race.ts";

/** Swim, bike, run and the two changes between them, by the athlete's numbers and by others. */
export interface TriathlonLab {
  readonly now: TimedRace;
  readonly error: Seconds;
  readonly levers: readonly Lever[];
  readonly simulate: (values: LeverValues) => TimedRace;
}

export function triathlonLab(athlete: Athlete, format: TriathlonFormat, today: Day): TriathlonLab {
  const { vdot, ftp } = assessCapacities(athlete, today);
  const facts: Facts = {
    athlete,
    level: loadingLevel(athlete.level, athlete.trainingYears),
    capacities: vdot === undefined ? {} : { vdot },
    ...(ftp === undefined ? {} : { ftp: ftp.value }),
  };
  const simulate = (values: LeverValues) => raceWith(facts, format, values);
  const now = simulate({});
  return {
    now,
    error: now.total * (vdot === undefined || ftp === undefined ? ERROR.byLevel : ERROR.measured),
    levers: getLevers(facts, format, now),
    simulate,
  };
}

interface Facts extends SplitFacts {
  readonly ftp?: number;
}

/** Error of the time, as a share: wind, water and road differ more than athletes know; what is not measured is the usual speed of the level (estimates). */
const ERROR = { measured: 0.06, byLevel: 0.12 } as const;
/** An ordinary course has corners and climbs: of the speed on a flat road without wind (estimate). */
const COURSE = 0.95;
const SWIM_TO_BIKE = 0.6;

function raceWith(facts: Facts, format: TriathlonFormat, values: LeverValues): TimedRace {
  const vdot = facts.capacities.vdot;
  const ran =
    values.run5k === undefined || vdot === undefined
      ? facts
      : { ...facts, capacities: { vdot: { ...vdot, value: vdotWith5k(facts.athlete.conditioning ?? {}, vdot.value, values.run5k) } } };
  const { swim, run } = triathlonSplits(ran, format);
  const effort = getEffort(format);
  const watts = values.ftp ?? facts.ftp;
  const byLevel = (format.bike / RIDING_SPEED[facts.level]) * effort.slower;
  const speed = watts === undefined ? undefined : flatSpeed((watts * (effort.low + effort.high)) / 200, facts.athlete.bodyWeight) / 3.6;
  const bike = speed === undefined ? byLevel : format.bike / (COURSE * speed);
  const transitions = values.transitions ?? TRANSITION_SECONDS;
  const isDuathlon = format.swim === 0;
  const water = values.swim100 === undefined || isDuathlon ? swim : (values.swim100 * format.swim) / 100;
  const part = (id: string, name: string, seconds: Seconds, more: Pick<RaceSegment, "side" | "detail" | "metres">): RaceSegment => ({
    id,
    name,
    short: name,
    seconds,
    ...more,
  });
  return timedRace([
    isDuathlon
      ? part("run-1", "First run", swim, { side: "pace", detail: formatDistance(format.firstRun ?? 0), metres: format.firstRun ?? 0 })
      : part("swim", "Swim", water, { side: "pace", detail: formatDistance(format.swim), metres: format.swim }),
    part("t1", "T1", transitions * SWIM_TO_BIKE, { side: "rest", detail: "to the bike" }),
    part("bike", "Bike", bike, { side: "pace", detail: formatDistance(format.bike), metres: format.bike }),
    part("t2", "T2", transitions * (1 - SWIM_TO_BIKE), { side: "rest", detail: "to the run" }),
    part("run", "Run", run, { side: "pace", detail: formatDistance(format.run), metres: format.run }),
  ]);
}

function getLevers({ athlete, capacities: { vdot }, ftp }: Facts, format: TriathlonFormat, now: TimedRace): readonly Lever[] {
  const swim = now.segments.find(({ id }) => id === "swim")?.seconds;
  const swim100 = swim === undefined ? undefined : Math.round((100 * swim) / format.swim);
  const around = (value: number, step: number, reach: number) => {
    const away = step * Math.max(3, Math.round((value * reach) / step));
    return { value, min: value - away, max: value + away, step };
  };
  return [
    ...(swim100 === undefined
      ? []
      : [{ id: "swim100", name: "Swim", unit: "/100 m", lowerIsBetter: true, ...around(swim100, 1, 0.15) } as const]),
    ...(ftp === undefined
      ? []
      : [{ id: "ftp", name: "Threshold power", unit: "W", lowerIsBetter: false, ...around(Math.round(ftp), 5, 0.15) } as const]),
    ...(vdot === undefined ? [] : [fiveKLever(athlete.conditioning ?? {}, vdot.value)]),
    { id: "transitions", name: "T1 and T2", unit: "time", lowerIsBetter: true, ...around(TRANSITION_SECONDS, 10, 0.6) },
  ];
}

import { type Day, shortDay } from "../../calendar/day.ts";
import type { HealthLimits } from "../limits.ts";
import { limitsAfter } from "./after-limit.ts";
import { describeLimits } from "./describe-limits.ts";
import { effortAtPulse } from "./limit-numbers.ts";
import type { Period } from "./period.ts";
import { wayText } from "../../statements/one-way.ts";
import type { StatedLimit } from "./stated-limit.ts";

/** "15 minutes, add 10 % a week": how much more each week. */
export function getGrowth(told: readonly StatedLimit[]): number {
  const said = told.find(({ limits, phrase }) => limits.growsFreely === false && MORE_A_WEEK.test(phrase))?.phrase ?? "";
  const percent = Number(MORE_A_WEEK.exec(said)?.[1] ?? 0);
  return 1 + Math.min(percent, MOST_GROWTH) / 100;
}

const MORE_A_WEEK = /\b(\d{1,2}) ?%/u;

const MOST_GROWTH = 10;

/** Kilometres as minutes of easy running; where no pace is known on the fast side, so that no run is too long. */
export function getMinutes(metres: number, easyPace = FAST_EASY_PACE): number {
  return Math.floor((metres * easyPace) / 60_000);
}

/** Seconds a kilometre. */
const FAST_EASY_PACE = 330;

/** Two quotes that say the same stand in one note. */
export function joined(told: readonly StatedLimit[]): readonly StatedLimit[] {
  const found = new Map<string, StatedLimit>();
  for (const limit of told) {
    const key = JSON.stringify([limit.limits, limit.period, limit.cue, limit.from]);
    const known = found.get(key);
    found.set(key, known === undefined ? limit : { ...known, phrase: `${known.phrase}” and “${limit.phrase}` });
  }
  return [...found.values()];
}

/** Lifting has its pauses; conditioning goes on, so its effort is that of the pulse, and nobody races a clock under it. */
export function underPulse({ rpe = 10 }: Partial<HealthLimits>, beats: number, age: number | undefined): Partial<HealthLimits> {
  const aerobicRpe = effortAtPulse(beats, age);
  return {
    rpe: Math.min(rpe, Math.max(aerobicRpe, LIFTING_UNDER_PULSE)),
    aerobicRpe,
    tests: false,
    ...(aerobicRpe < 7 ? { scoredMinutes: 0 } : {}),
  };
}

const LIFTING_UNDER_PULSE = 6;

export function getNote(phrase: string, limits: Partial<HealthLimits>, { until, endsByWord }: Period, isOver: boolean): string {
  const what = describeLimits(limits);
  if (isOver) return `“${phrase}” ended on ${shortDay(until as Day)}: what it held back comes back step by step.`;
  if (limits.closed?.includes("other-way") === true) return wayText(phrase);
  const back = limitsAfter(limits, 0) === undefined ? "" : ", then it comes back step by step";
  const when =
    until === undefined
      ? endsByWord
        ? "until you write that it is lifted"
        : "until you remove this limit in your profile"
      : `until ${shortDay(until)}${back}`;
  return `“${phrase}”: ${what}, ${when}.${limits.sessionMinutes !== undefined && LATE.test(phrase) ? " Train in daylight." : ""}`;
}

/** "I go low if I train longer than 75 minutes or late": the plan sets no time of day, so the athlete does. */
const LATE = /\b(?:or|and) late\b|\blate (?:at night|in the (?:day|evening)|evenings?)\b|\bsp[äa]t(?:abends)?\b|\btarde\b|\btard\b/iu;

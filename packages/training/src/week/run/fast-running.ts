import type { Level, Focus } from "../../athlete/athlete.ts";
import { DOSE_LADDERS, type Pool } from "../../catalogue/ladders/dose-ladders.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { PlanContext } from "../../context/context.ts";
import type { FastRunning } from "../../context/draft.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Seconds, Minutes } from "../../units/units.ts";

/** A threshold session is never shorter outside light weeks, whatever the week (dose-progression.md 4.1), in seconds. */
const LEAST_THRESHOLD: { readonly [level in Level]: Seconds } = { beginner: 720, intermediate: 1080, advanced: 1440, elite: 1680 };

export function minThreshold(level: Level): Seconds {
  return LEAST_THRESHOLD[level];
}

/** Running at threshold or faster in a week: a quarter of its running, less for the young, for beginners and after an injury, at least twelve minutes. */
const FAST_RUN_SHARES = { usual: 0.25, young: 0.2, careful: 0.15, least: 720 } as const;

const ADULT_AGE = 18;

/** Points of the week's share that a plan may be over (dose-progression.md D8). */
const HARD_SHARE_TOLERANCE = 0.03;

/** Margin of the shares: a little of the planned minutes stays unrun. */
const PLANNED_MARGIN = 0.95;

/** Daniels: at marathon pace at most 110 minutes or 29 km; of the week at most 35 % (race-demands.md section 0). */
const MARATHON_PACE_LIMITS = { share: 0.35, seconds: 110 * 60, metres: 29_000 } as const;

/** How much of a session's time is endurance. */
const ENDURANCE_SHARES: { readonly [code in SessionCode]?: number } = {
  RT: 0.85,
  RI: 0.85,
  RL: 0.95,
  RE: 0.9,
  ZE: 0.85,
  EI: 0.85,
  BQ: 0.85,
  BK: 0.95,
  RC: 0.5,
  REs: 0.5,
  HX: 0.55,
  SUE: 0.35,
  SW: 0.8,
  SWs: 0.5,
  GYE: 0.4,
};

/** Sessions whose hard endurance is shared with the fast runs, as a share of their time. */
const OTHER_HARD: { readonly [code in SessionCode]?: number } = { HX: 0.28 };
/** A hard ride takes nothing from what the legs may run fast. */
const FAST_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI"]);
const QUALITY_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI", "BQ", "EI"]);

/** Seconds of fast running and hard endurance that a week with this running and these sessions has for one session, and of marathon pace. */
export function getFastRunning(context: PlanContext, running: Seconds, slots: readonly SessionSlot[]): FastRunning {
  const { level, athlete, capacities } = context;
  const isCareful = level === "beginner" || athlete.history?.wasInjured === true;
  const isYoung = (athlete.age ?? ADULT_AGE) < ADULT_AGE;
  const weightAmong = (codes: ReadonlySet<SessionCode>): number =>
    Math.max(
      1e-6,
      slots.reduce((sum, { code, stimulus }) => sum + (codes.has(code) ? getWeight(stimulus) : 0), 0),
    );
  const minutes = slots.reduce((sum, { code, minutes: length }) => sum + length * (ENDURANCE_SHARES[code] ?? 0), 0);
  const others = slots.reduce((sum, { code, minutes: length }) => sum + 60 * length * (OTHER_HARD[code] ?? 0), 0);
  const hard = 60 * minutes * (maxHard(minutes, athlete.focus, level) + HARD_SHARE_TOLERANCE) - others;
  const impact = Math.max(
    FAST_RUN_SHARES.least,
    running * (isCareful ? FAST_RUN_SHARES.careful : isYoung ? FAST_RUN_SHARES.young : FAST_RUN_SHARES.usual),
  );
  const pace = capacities.paces?.marathon;
  const marathon = Math.min(
    running * MARATHON_PACE_LIMITS.share,
    MARATHON_PACE_LIMITS.seconds,
    pace === undefined ? MARATHON_PACE_LIMITS.seconds : (MARATHON_PACE_LIMITS.metres * pace) / 1000,
  );
  return {
    impact,
    hard: Math.max(0, PLANNED_MARGIN * hard),
    weight: weightAmong(QUALITY_CODES),
    runWeight: weightAmong(FAST_RUNS),
    marathon,
  };
}

/** How a week's hard minutes are shared: most for threshold work, least for short fast repetitions. */
const STIMULUS_WEIGHTS: { readonly [pool in Pool]: number } = { threshold: 0.6, vo2: 0.42, speed: 0.3, easy: 0.3 };

function getWeight(stimulus: Stimulus | undefined): number {
  return STIMULUS_WEIGHTS[stimulus === undefined ? "threshold" : DOSE_LADDERS[stimulus].pool];
}

/** The part of the week's hard seconds that a session of the stimulus has. */
export function getPart(fast: FastRunning, stimulus: Stimulus): { readonly impact: Seconds; readonly hard: Seconds } {
  const share = (among: number): number => Math.min(1, getWeight(stimulus) / among);
  return { impact: fast.impact * share(fast.runWeight), hard: fast.hard * share(fast.weight) };
}

/** Most of a week's endurance that may be hard, by its minutes: few hours hold more of it (dose-progression.md section 5). */
const MAX_HARD_SHARES: readonly (readonly [below: Minutes, share: number])[] = [
  [90, 0.4],
  [150, 0.35],
  [240, 0.3],
  [360, 0.25],
  [600, 0.22],
  [Number.POSITIVE_INFINITY, 0.2],
];

/** Points that a focus adds: its stations and workouts are the intensity. */
const ADDED_SHARE: { readonly [focus in Focus]: number } = {
  running: 0,
  triathlon: 0,
  hyrox: 0.07,
  crossfit: 0.2,
  strength: 0,
  powerlifting: 0,
  general: 0,
};
const BEGINNERS_LESS = 0.05;

/** The largest share of so many minutes of endurance at threshold or harder; marathon pace and steady work count half. */
function maxHard(minutes: Minutes, focus: Focus, level: Level): number {
  const [, share] = MAX_HARD_SHARES.find(([below]) => minutes < below) ?? [0, 0.2];
  return share + ADDED_SHARE[focus] - (level === "beginner" ? BEGINNERS_LESS : 0);
}

import type { SessionBrief } from "../context/draft.ts";
import type { Level } from "../athlete/athlete.ts";
import { wishedShape } from "../statements/wished-exercises/wished-shape.ts";
import type { WarmupKind } from "./warmup/warmup-drills.ts";

/** Seconds for the parts around the main work. */
export interface TimeFrame {
  readonly total: number;
  readonly warmup: number;
  readonly cooldown: { readonly least: number; readonly most: number };
}

type Range = readonly [least: number, most: number];

interface Row {
  readonly upTo: number;
  readonly lifting: Range;
  readonly run: Range;
  readonly workout: Range;
  readonly cooldown: Range;
  /** Sets that build up to the first lift. */
  readonly rampSets: number;
}

/** Minutes of warm-up and cooldown by minutes of the session (load-plausibility.md section 8). */
const BY_MINUTES: readonly [Row, ...Row[]] = [
  { upTo: 30, lifting: [5, 5], run: [5, 5], workout: [5, 5], cooldown: [2, 3], rampSets: 2 },
  { upTo: 45, lifting: [6, 8], run: [7, 10], workout: [7, 8], cooldown: [3, 4], rampSets: 3 },
  { upTo: 60, lifting: [8, 10], run: [10, 12], workout: [8, 10], cooldown: [3, 5], rampSets: 4 },
  { upTo: 75, lifting: [8, 12], run: [12, 15], workout: [10, 12], cooldown: [4, 6], rampSets: 5 },
  { upTo: 100, lifting: [10, 14], run: [12, 18], workout: [12, 14], cooldown: [5, 8], rampSets: 6 },
  { upTo: Number.POSITIVE_INFINITY, lifting: [12, 18], run: [15, 20], workout: [15, 20], cooldown: [5, 10], rampSets: 6 },
];

const FRAME_KINDS: { readonly [kind in WarmupKind]: "lifting" | "run" | "workout" } = {
  lower: "lifting",
  upper: "lifting",
  full: "lifting",
  olympic: "lifting",
  gymnastics: "lifting",
  aerobic: "lifting",
  ride: "lifting",
  swim: "lifting",
  run: "run",
  "easy run": "run",
  metcon: "workout",
  hyrox: "workout",
};

/** The more one can, the harder the start of the work, and the longer the way to it; nobody runs fast after a few minutes. */
const PLACE_IN_RANGE: { readonly [level in Level]: number } = { beginner: 0.2, intermediate: 0.5, advanced: 0.8, elite: 1 };
/** Older bodies take longer to get ready. */
const EXTRA_FROM_FIFTY = 180;
/** Easy runs end with easier minutes, whatever their length. */
const EASY_END: Range = [3, 5];
/** Nothing starts after less. */
export const SHORTEST_WARMUP = 240;
/** Share of the session; before fast running easy running is training too. */
export const WARMUP_SHARE = 0.2;
export const RUN_WARMUP_SHARE = 0.3;

/** Warm-up and cooldown by the length of the session, its kind and the level, within their shares of it. */
export function timeFrame(brief: SessionBrief, kind: WarmupKind): TimeFrame {
  const total = brief.minutes * 60;
  const { level, athlete, health } = brief.context;
  const row = rowFor(brief.minutes);
  const [least, most] = row[FRAME_KINDS[kind]];
  const wanted =
    60 * (least + (most - least) * (kind === "run" ? 1 : PLACE_IN_RANGE[level])) + ((athlete.age ?? 30) >= 50 ? EXTRA_FROM_FIFTY : 0);
  const isEasyRun = kind === "easy run";
  const [shortest, longest] = isEasyRun ? EASY_END : row.cooldown;
  // An easy run is its own warm-up, and a few minutes of walking end it.
  const ends = isEasyRun ? Math.min(health.cooldownMinutes, EASY_END[1]) : health.cooldownMinutes;
  // Easy work ends as it goes on: a quarter of a short day is enough to come down.
  const ending =
    brief.rpe < EASY_BELOW ? Math.min(healthSeconds(ends, total, "cooldown"), total / 4) : healthSeconds(ends, total, "cooldown");
  return {
    total,
    warmup: Math.max(
      Math.min(wanted, longestWarmup(total, kind), 60 * wishedShape(athlete.dislikes).warmupMinutes),
      healthSeconds(isEasyRun ? 0 : health.warmupMinutes, total, "warmup"),
    ),
    cooldown: {
      least: Math.max(60 * shortest, ending),
      most: Math.max(Math.min(60 * longest, longestCooldown(total)), ending),
    },
  };
}

/** Below this effort the end of a session is little easier than its work. */
const EASY_BELOW = 5;

/** What health asks for as far as a short session has room: the work is what it is for (special-populations.md section 1). */
export function healthSeconds(minutes: number, total: number, part: "warmup" | "cooldown"): number {
  const room = 30 * Math.floor((total * HEALTH_SHARE[part]) / 30);
  return Math.min(60 * minutes, part === "cooldown" ? Math.max(LEAST_ENDING, room) : room);
}

/** Whom a sudden stop could make faint comes down for five minutes, however short the day (special-populations.md section 4.7). */
export const LEAST_ENDING = 300;

const HEALTH_SHARE = { warmup: 0.25, cooldown: 0.12 } as const;

/** Seconds of warm-up that a session of `total` seconds has at most. */
export function longestWarmup(total: number, kind: WarmupKind): number {
  return Math.max(SHORTEST_WARMUP, total * (kind === "run" ? RUN_WARMUP_SHARE : WARMUP_SHARE));
}

/** A cooldown prevents neither injury nor soreness (Van Hooren & Peake 2018): it is a short routine. */
export function longestCooldown(total: number): number {
  return Math.min(600, 0.1 * total + 120);
}

/** Lighter sets before the first lift of a session of these minutes. */
export function rampSets(minutes: number): number {
  return rowFor(minutes).rampSets;
}

function rowFor(minutes: number): Row {
  return BY_MINUTES.find(({ upTo }) => minutes <= upTo) ?? BY_MINUTES[0];
}

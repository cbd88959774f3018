import { EXERCISES } from "@ironpace/training";
import type { Sport } from "./diary.ts";

/** An exercise that a question names, with where its numbers stand. */
export interface Lift {
  readonly name: string;
  /** Whether a logged set or a personal best is of it. */
  readonly fits: RegExp;
  /** Column of the benchmarks. */
  readonly benchmark?: string;
}

/** A test or race with one result: "5k", "500 m row", "pull-ups". */
export interface Test {
  readonly name: string;
  readonly said: RegExp;
  /** Personal bests of that name. */
  readonly best: RegExp;
  readonly benchmark?: string;
  readonly kind: "time" | "count" | "watts" | "points";
}

const LIFTS: readonly (readonly [said: RegExp, lift: Lift])[] = [
  [/\bfront squats?\b/, { name: "front squat", fits: /^front squat$/i }],
  [/\boverhead squats?\b/, { name: "overhead squat", fits: /^overhead squat$/i }],
  [/\b(bulgarian|split squats?)\b/, { name: "Bulgarian split squat", fits: /bulgarian split squat/i }],
  [/\b(goblet squats?|goblets?)\b/, { name: "goblet squat", fits: /goblet squat/i }],
  [/\b(romanian deadlifts?|rdls?)\b/, { name: "Romanian deadlift", fits: /romanian deadlift/i }],
  [/\b(trap bar|hex bar)\b/, { name: "trap-bar deadlift", fits: /trap.bar/i }],
  [
    /\b(back squats?|squats?|squatting|squatted|sqaut|sqauts|squt)\b/,
    { name: "back squat", fits: /^(back )?squat$/i, benchmark: "back_squat" },
  ],
  [
    /\b(dead ?lifts?|deadlifting|deadlifted|deads?(?! (?:hang|bug|legs?|ball|tired|weight|last|sure|simple|stop|set|easy|slow|in|on|after|from|inside))|dedlift|deadlft)\b/,
    { name: "deadlift", fits: /^(conventional )?deadlift$/i, benchmark: "deadlift" },
  ],
  [
    /\b(clean (and|&|n) jerks?|clean jerk|c ?& ?j|cnj)\b/,
    { name: "clean and jerk", fits: /^clean (and|&) jerk$/i, benchmark: "clean_and_jerk" },
  ],
  [/\bpower cleans?\b/, { name: "power clean", fits: /^power clean$/i }],
  [/\bpower snatch(es)?\b/, { name: "power snatch", fits: /^power snatch$/i }],
  [/\bsnatch(es)?\b/, { name: "snatch", fits: /^(full |squat )?snatch$/i, benchmark: "snatch" }],
  [/\bpush press(es)?\b/, { name: "push press", fits: /^push press$/i }],
  [/\b(incline bench|incline press)\b/, { name: "incline bench press", fits: /incline.*press/i }],
  [/\b(bench press|bench|benching|benched)\b/, { name: "bench press", fits: /^bench( press)?$/i, benchmark: "bench_press" }],
  [
    /\b(overhead press|strict press|shoulder press|military press|press|pressing|pressed|overhead(?! squats?))\b/,
    { name: "overhead press", fits: /^(overhead|strict|shoulder|military) press$/i, benchmark: "overhead_press" },
  ],
  [/\bthrusters?\b/, { name: "thruster", fits: /thruster/i }],
  [/\b(barbell rows?|bent over rows?|pendlay)\b/, { name: "barbell row", fits: /(barbell|bent.over|pendlay).*row/i }],
  [/\bhip thrusts?\b/, { name: "hip thrust", fits: /hip thrust/i }],
  [/\bcleans?\b/, { name: "clean", fits: /^(power |squat )?clean$/i }],
];

/** Lifts whose maximum the profile keeps. */
export const LIFTS_WITH_BENCHMARK: readonly Lift[] = LIFTS.map(([, lift]) => lift).filter(({ benchmark }) => benchmark !== undefined);

const PRESSURE = /\b(under pressure|press (the |a )?(button|send))\b/;

/** The exercise a question names: a lift with its usual names, else one of the catalogue. */
export function liftNamed(words: string): Lift | undefined {
  if (PRESSURE.test(words)) return undefined;
  const known = LIFTS.find(([said]) => said.test(words))?.[1];
  return known ?? catalogued(words);
}

/** Exercises that have no maximum of their own but sets in the log. */
const LOGGED: readonly (readonly [said: RegExp, lift: Lift])[] = [
  [/\b(?:strict )?(?:pull|chin) ?ups?\b/, { name: "strict pull-up", fits: /(?:pull|chin).?up/i, benchmark: "strict_pullups" }],
  [/\b(?:reverse |walking )?lunges?\b/, { name: "lunge", fits: /lunge/i }],
  [/\bstep ?ups?\b/, { name: "step-up", fits: /step.?up/i }],
  [/\b(?:single arm |dumbbell |db )+rows?\b/, { name: "dumbbell row", fits: /dumbbell row/i }],
  [/\b(?:chest supported|supported) rows?\b/, { name: "chest-supported row", fits: /supported row/i }],
  [/\bpallof(?: press)?\b/, { name: "Pallof press", fits: /pallof/i }],
];

/** An exercise of the log with the words that name it. */
export function liftIn(words: string): { readonly lift: Lift; readonly text: string } | undefined {
  if (PRESSURE.test(words)) return undefined;
  const found = [...LOGGED, ...LIFTS].find(([said]) => said.test(words));
  const text = found?.[0].exec(words)?.[0];
  return found === undefined || text === undefined ? undefined : { lift: found[1], text };
}

/** The second of two lifts: "snatch and clean and jerk". */
export function otherLift(words: string, first: Lift): Lift | undefined {
  if (!/\b(and|&|or|plus|vs)\b/.test(words)) return undefined;
  const said = LIFTS.find(([, lift]) => lift === first)?.[0];
  if (said === undefined) return undefined;
  const rest = words.replace(new RegExp(said.source, "g"), " ");
  const other = LIFTS.find(([pattern]) => pattern.test(rest))?.[1];
  return other === first ? undefined : other;
}

function catalogued(words: string): Lift | undefined {
  plainNames ??= EXERCISES.filter(
    ({ movementPattern: pattern }) => !/run|walk|bike|swim|row_erg|ski_erg|mobility|stretch|recovery|elliptical|aqua/.test(pattern),
  )
    .map(({ name }) => plainName(name))
    .filter((name) => name.length > 3)
    .toSorted((a, b) => b.length - a.length);
  const found = plainNames.find((name) => words.includes(name) && new RegExp(`\\b${name}(e?s)?\\b`).test(words));
  return found === undefined ? undefined : { name: found, fits: new RegExp(found.replaceAll(" ", "[ -]"), "i") };
}

/** Names of the exercises that are lifted, the longest first. */
let plainNames: readonly string[] | undefined;

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/ \(.*\)/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

export const TESTS: readonly Test[] = [
  { name: "5 km", said: /\b(5 ?k(m|ms)?|5000 ?m|parkrun|five ?k)\b/, best: /^5 ?k(m)?\b|parkrun/i, benchmark: "run_5k", kind: "time" },
  { name: "10 km", said: /\b(10 ?k(m|ms)?|10000 ?m|ten ?k)\b/, best: /^10 ?k(m)?\b/i, benchmark: "run_10k", kind: "time" },
  { name: "half marathon", said: /\b(half marathon|half|21 ?k)\b(?! (an|of|a|hour))/, best: /half/i, kind: "time" },
  { name: "marathon", said: /\b(marathon|42 ?k)\b/, best: /^(full )?marathon/i, kind: "time" },
  { name: "mile", said: /\b(mile time|mile pb|mile pr|fastest mile|one mile)\b/, best: /^(1 )?mile/i, kind: "time" },
  {
    name: "1,000 m row",
    said: /\b(?:1 ?k(?:m)?|1000 ?m?)\b(?: \w+){0,3} (?:row|rower|rowing|erg)\b|\b(?:row|rowed|rowing)\b(?: \w+){0,2} (?:1 ?k(?:m)?|1000 ?m?)\b/,
    best: /1,?000 ?m row|1 ?k row/i,
    kind: "time",
  },
  { name: "1 km run", said: /\b(1 ?k(m)?|1000 ?m)\b(?!.*\brow)/, best: /^1 ?k(m)?( run)?$/i, kind: "time" },
  {
    name: "2,000 m row",
    said: /\b(2 ?k|2000 ?m?)\b.*\b(row|erg)|\brow(ing)?\b.*\b(2 ?k|2000)\b/,
    best: /2,?000 ?m row|2 ?k row/i,
    kind: "time",
  },
  {
    name: "500 m row",
    said: /\b500 ?m?\b|\brow(ing|er)? (pb|pr|best|time|split|record)|\b(best|fastest) row\b/,
    best: /500 ?m row/i,
    benchmark: "row_500m",
    kind: "time",
  },
  {
    name: "20-minute power",
    said: /\b(ftp|20 ?min(ute)? power|watts|functional threshold|bike power)\b/,
    best: /ftp|20.min/i,
    benchmark: "ftp_20min",
    kind: "watts",
  },
  { name: "VO2max", said: /\bvo2 ?(max)?\b/, best: /vo2/i, benchmark: "vo2_max", kind: "points" },
  {
    name: "handstand push-ups",
    said: /\b(handstand push ?ups?|hspus?)\b/,
    best: /handstand push/i,
    benchmark: "handstand_pushups",
    kind: "count",
  },
  { name: "bar muscle-ups", said: /\bbar muscle ?ups?\b/, best: /bar muscle/i, benchmark: "bar_muscle_ups", kind: "count" },
  { name: "ring muscle-ups", said: /\bring muscle ?ups?\b/, best: /ring muscle/i, benchmark: "ring_muscle_ups", kind: "count" },
  { name: "muscle-ups", said: /\bmuscle ?ups?\b/, best: /muscle/i, benchmark: "bar_muscle_ups", kind: "count" },
  {
    name: "handstand walk",
    said: /\bhandstand walk(?:s|ing|ed)?\b|\bwalk on (?:my )?hands\b/,
    best: /handstand walk/i,
    benchmark: "handstand_walk",
    kind: "count",
  },
  {
    name: "strict pull-ups",
    said: /\b(strict )?(pull|chin) ?ups?\b|\bpullups?\b/,
    best: /pull.?ups?/i,
    benchmark: "strict_pullups",
    kind: "count",
  },
  { name: "Hyrox", said: /\bhyrox\b/, best: /total time|hyrox/i, kind: "time" },
];

/** The test a question names; of "faster on the rower" the one of the sport. */
export function testNamed(words: string): Test | undefined {
  const named = TESTS.find(({ said }) => said.test(words));
  if (named !== undefined || !/\b(faster|quicker|slower)\b/.test(words)) return named;
  const sport = sportNamed(words);
  return sport === "row"
    ? TESTS.find(({ name }) => name === "500 m row")
    : sport === "run"
      ? TESTS.find(({ name }) => name === "5 km")
      : undefined;
}

const SPORTS: readonly (readonly [Sport, RegExp])[] = [
  ["run", /\b(run|runs|ran|running|jog|jogs|jogged|jogging|runner)\b/],
  ["ride", /\b(ride|rides|rode|riding|bike|biked|biking|cycle|cycled|cycling)\b/],
  ["ski", /\b(ski|skied|ski ?erg|skierg)\b/],
  ["swim", /\b(swim|swam|swims|swimming)\b/],
  ["row", /\b(row|rowed|rowing|rower|erg)\b/],
];

export function sportNamed(words: string): Sport | undefined {
  return SPORTS.find(([, pattern]) => pattern.test(words))?.[0];
}

export const SPORT_NAMES: { readonly [sport in Sport]: string } = {
  run: "running",
  ride: "riding",
  row: "rowing",
  ski: "on the SkiErg",
  swim: "swimming",
};

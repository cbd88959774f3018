import { climbsOn } from "../../free-text/training-wishes/ground/flat-ground.ts";
import { dislikesTracks } from "../../statements/wished-exercises/dislikes.ts";
import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import type { MainFormat } from "../../model/plan.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { NextWork } from "../../season/ladders/next-work.ts";
import { getRest } from "../../season/ladders/rest.ts";
import { distanceText, durationText } from "../../prescription/items.ts";
import { type Zone, ZONE_RPE, zoneWithin } from "../../physiology/zone-efforts.ts";
import { inTurn } from "../in-turn.ts";
import { isFlat } from "./long-run-notes.ts";
import { treadmillHint } from "./run-parts.ts";

/** How the fast run of a stimulus is named and done. */
export interface RunWorkFacts {
  readonly exercise: "Tempo run" | "Interval run" | "Hill sprint";
  readonly zone: Zone;
  /** Metres of the race whose pace is run. */
  readonly race?: number;
  /** "Threshold" */
  readonly name: string;
  /** "at threshold" */
  readonly how: string;
  readonly kind: MainFormat["kind"];
  readonly intent: string;
}

const INTERVAL_NAME = "Interval run";
const TEMPO_NAME = "Tempo run";

export const RUN_WORK: { readonly [stimulus in Stimulus]?: RunWorkFacts } = {
  tempo: {
    exercise: TEMPO_NAME,
    zone: "steady",
    name: "Tempo",
    how: "firm, in short sentences",
    kind: "tempo",
    intent: "Get used to holding a strong pace for longer.",
  },
  threshold: {
    exercise: TEMPO_NAME,
    zone: "threshold",
    name: "Threshold",
    how: "at threshold",
    kind: "intervals",
    intent: "Raise the speed you can hold for a long time.",
  },
  hills: {
    exercise: "Hill sprint",
    zone: "interval",
    name: "Hill",
    how: "uphill by effort",
    kind: "intervals",
    intent: "Strength and form for faster running.",
  },
  vo2: {
    exercise: INTERVAL_NAME,
    zone: "interval",
    name: "Interval",
    how: "hard",
    kind: "intervals",
    intent: "Raise your VO2max.",
  },
  "vo2-short": {
    exercise: INTERVAL_NAME,
    zone: "interval",
    name: "30/15",
    how: "fast",
    kind: "intervals",
    intent: "Minutes near your VO2max, in short pieces.",
  },
  repetition: {
    exercise: INTERVAL_NAME,
    zone: "repetition",
    name: "Repetition",
    how: "quick and relaxed",
    kind: "intervals",
    intent: "Running economy: fast legs without strain.",
  },
  "pace-5k": {
    exercise: INTERVAL_NAME,
    zone: "interval",
    race: 5000,
    name: "5 km pace",
    how: "at 5 km race pace",
    kind: "intervals",
    intent: "Learn the pace of the race.",
  },
  "pace-10k": {
    exercise: INTERVAL_NAME,
    zone: "threshold",
    race: 10_000,
    name: "10 km pace",
    how: "at 10 km race pace",
    kind: "intervals",
    intent: "Learn the pace of the race.",
  },
  "pace-half": {
    exercise: TEMPO_NAME,
    zone: "threshold",
    race: 21_097.5,
    name: "Half-marathon pace",
    how: "at half-marathon pace",
    kind: "intervals",
    intent: "Learn the pace of the race.",
  },
  "pace-marathon": {
    exercise: TEMPO_NAME,
    zone: "steady",
    race: 42_195,
    name: "Marathon pace",
    how: "at marathon pace",
    kind: "tempo",
    intent: "Know the pace of the race by heart.",
  },
};

const AS_DONE: ReadonlySet<Stimulus> = new Set<Stimulus>(["repetition", "vo2", "vo2-short"]);

/** The zone that a ceiling of effort leaves of a fast run; undefined where it is run as it is meant. */
function softerZone(stimulus: Stimulus, { context: { highestRpe } }: Pick<SessionBrief, "context">): Zone | undefined {
  const zone = RUN_WORK[stimulus]?.zone;
  if (zone === undefined || !AS_DONE.has(stimulus) || ZONE_RPE[zone] <= highestRpe) return undefined;
  return zoneWithin(zone, highestRpe);
}

/** What a fast run is called: under a ceiling of effort the words follow the pace that is left. */
export function runWords(
  stimulus: Stimulus,
  brief: Pick<SessionBrief, "context">,
): Pick<RunWorkFacts, "name" | "how" | "intent"> | undefined {
  const zone = softerZone(stimulus, brief);
  if (zone === undefined) return undefined;
  if (zone === "interval") return { name: "Short interval", how: "hard, not all out", intent: RUN_WORK.vo2?.intent ?? "" };
  return zone === "threshold"
    ? { name: "Short threshold", how: "at threshold", intent: "Time at threshold in short pieces that leave room to breathe." }
    : { name: "Steady", how: "firm, in short sentences", intent: "Get used to holding a strong pace for longer." };
}

const SOFTER_NOTES: SessionDraft["notes"] = {
  stimulus: "Comfortably hard at most: a few words at a time, and breathing that comes down in every pause.",
  strategy:
    "The limit above sets the pace, so nothing is faster than printed. Walk or jog the pauses, and go on once the breathing is calm.",
  warmup: "Run the first minutes slower than feels necessary and the last of them almost at the pace of the day.",
};

/** "4 × 7 min", "12 × 200 m", "20 min" */
export function workText({ sets, seconds, metres }: Pick<NextWork, "sets" | "seconds" | "metres">): string {
  const one = metres === undefined ? durationText(seconds) : distanceText(metres);
  return sets === 1 ? one : `${sets} × ${one}`;
}

/** Repetitions of the short intervals in one set at most. */
export const MOST_OF_A_SET = 13;

/** Named only when the rest is the step: "4 × 7 min, 1:00 rest" */
export function workTitle(stimulus: Stimulus, work: NextWork, level: SessionBrief["context"]["level"]): string {
  const isUsual = work.sets === 1 || work.rest === getRest(stimulus, work.seconds, level);
  const groups = Math.ceil(work.sets / MOST_OF_A_SET);
  // "2 × 8 × 30 s": two sets of eight.
  const isInSets = stimulus === "vo2-short" && groups > 1 && work.sets % groups === 0;
  const text = isInSets ? `${groups} × ${workText({ ...work, sets: work.sets / groups })}` : workText(work);
  return `${text}${isUsual ? "" : ` with ${durationText(work.rest)} rest`}`;
}

/** What changed against the last time, in one sentence; empty where there was none. */
export function changeText(work: NextWork, brief: SessionBrief): string {
  const { last } = work;
  if (brief.frame.isDeload)
    return last === undefined
      ? "A few short reps keep the pace familiar."
      : `About half of the ${workText(last)} before: the pace stays, the amount drops.`;
  if (brief.isTaper)
    return last === undefined
      ? "Short on purpose: fresh legs, known pace."
      : `About half of the ${workText(last)} before: fresh legs, known pace.`;
  if (last === undefined) return "";
  const before = last.metres === undefined || work.metres === undefined ? last.sets * last.seconds : last.sets * last.metres;
  const now = last.metres === undefined || work.metres === undefined ? work.sets * work.seconds : work.sets * work.metres;
  const text = `Last full session ${workText(last)}`;
  const form = work.sets === last.sets ? "" : work.sets < last.sets ? "fewer, longer" : "more, shorter";
  if (now !== before) {
    const amount =
      work.metres === undefined || last.metres === undefined ? durationText(Math.abs(now - before)) : distanceText(Math.abs(now - before));
    const isAlike = Math.abs(now - before) <= 0.045 * before && form !== "";
    return `${text}: ${amount} ${now > before ? "more" : "less"} work today${isAlike ? `, in ${form} reps` : ""}.`;
  }
  if (form !== "") return `${text}: the same work in ${form} reps.`;
  if (work.sets > 1 && work.rest < last.restSeconds)
    return `${text}: the same work with ${durationText(last.restSeconds - work.rest)} less rest.`;
  if (work.sets > 1 && work.rest > last.restSeconds)
    return `${text}: the same work with ${durationText(work.rest - last.restSeconds)} more rest, so that every rep keeps its form.`;
  return `${text}: the same work again.`;
}

export function runWorkNotes(
  stimulus: Stimulus,
  brief: SessionBrief,
  { sets, strides }: { readonly sets: number; readonly strides: boolean },
): SessionDraft["notes"] {
  const softer = softerZone(stimulus, brief);
  if (softer !== undefined && softer !== "interval") return SOFTER_NOTES;
  const written = notesOfWork(softer === undefined ? stimulus : "vo2", brief);
  const notes = strides || written.warmup !== STRIDES_WARMUP ? written : { ...written, warmup: FAST_WARMUP };
  if (sets > 1 || !ONE_PIECE_STIMULI.has(stimulus)) return notes;
  return stimulus === "threshold" || stimulus === "tempo"
    ? { ...notes, strategy: ONE_PIECE }
    : {
        ...notes,
        stimulus: "The rhythm of race day: controlled, even, never ragged.",
        strategy: "Hit the pace to the second, not faster: the pace is the exercise.",
      };
}

const ONE_PIECE_STIMULI: ReadonlySet<Stimulus> = new Set<Stimulus>(["threshold", "tempo", "pace-10k", "pace-half", "pace-marathon"]);
const ONE_PIECE = "One even effort: start a little slower than you could, and end at the pace of the middle. In wind keep the effort.";

function notesOfWork(stimulus: Stimulus, brief: SessionBrief): SessionDraft["notes"] {
  switch (stimulus) {
    case "hills":
      return {
        stimulus: "Powerful, not breathless at the bottom. The last one looks as tall as the first.",
        strategy: `${climbsOn(brief.context.athlete) === undefined ? "Find a hill with room to run past the top. " : ""}Eyes up, drive the arms, push the ground away. Take longer on the way down rather than cutting the climb short.`,
        warmup: `${climbsOn(brief.context.athlete) === undefined ? "Jog to the foot of the hill." : "Jog until you are warm."} The first climb is the easiest of all.`,
      };
    case "repetition":
      return {
        stimulus: inTurn(brief, [
          "Fast but loose. Full recovery, so that every rep looks the same.",
          "Like a mile race without the last lap: quick, light, no strain in the face.",
        ]),
        strategy: inTurn(brief, [
          "Think rhythm, not speed. The recovery is as long as it takes to feel fresh; walk part of it.",
          "First two a little slow on purpose. Tall hips, elbows back, feet under you. Stop one early rather than one late.",
        ]),
        warmup: STRIDES_WARMUP,
      };
    case "vo2-short":
      return {
        stimulus: "Fast, never a sprint: the breathing climbs through each set and stays high.",
        strategy: "The short pauses are a slow jog. Run the first set as if there were one more; the last reps are as fast as the first.",
        warmup: FAST_WARMUP,
      };
    case "vo2":
    case "pace-5k":
      return {
        stimulus: inTurn(brief, [
          "Hard but controlled: single words only by the end of each rep, never a sprint.",
          "The first minute of each feels too slow, the last feels long. You could do one more at the end.",
          "Breathing at its limit, legs not yet. If form breaks, the session is over.",
        ]),
        strategy: inTurn(brief, [
          "Hold back in the first rep; even splits beat a fast start. Jog every recovery, do not stand.",
          "Run the second half of each rep by form: hips high, quick feet. Stop when one is more than five seconds slower.",
          `${dislikesTracks(brief.context.athlete.dislikes) ? "Use" : "On the track count laps, on the road use"} the same stretch both ways.${treadmillHint(brief, " Treadmill: 1% incline.")} Into the wind, keep the effort.`,
        ]),
        warmup: FAST_WARMUP,
      };
    case "pace-10k":
    case "pace-half":
    case "pace-marathon":
      return {
        stimulus: "The rhythm of race day: controlled at the start of each rep, hard at its end, never ragged.",
        strategy: inTurn(brief, [
          "Hit the pace to the second, not faster: the pace is the exercise. Jog the recoveries.",
          "In race shoes, on a flat stretch. If you run ahead of the pace, you have not learned it yet.",
        ]),
        warmup: FAST_WARMUP,
      };
    case "tempo":
      return {
        stimulus: inTurn(brief, [
          "Strong, never straining: you speak in short sentences from the first minute to the last.",
          "An effort you could hold for two hours or more in a race. Breathing is deep and regular, never gasping.",
          "Steady pressure, loose shoulders; if you need a break, it was too fast.",
        ]),
        strategy: inTurn(brief, [
          `Slower than you think you could: it is no race pace.${treadmillHint(brief, " On a treadmill set 1% incline and take the pace as printed.")}`,
          `Even from start to end. ${isFlat(brief) ? "On flat ground only; in wind" : "On hills or in wind"} keep the effort and forget the pace.`,
        ]),
        warmup: "Run the first minutes slower than feels necessary and the last of them almost at the pace of the day.",
      };
    default:
      return {
        stimulus: inTurn(brief, [
          "Comfortably hard: a few words at a time. The last minutes feel like the first, only warmer.",
          "An effort you could hold for an hour in a race. Breathing is deep and regular, never gasping.",
          "Legs and breathing in balance; you finish knowing that there was one more in you.",
          "Steady pressure, loose shoulders; if you gasp, it is too fast.",
        ]),
        strategy: inTurn(brief, [
          `${brief.context.capacities.paces === undefined ? "Start every rep a little slower than you could." : "Start every rep at the slow end of the range."} The jogs are short on purpose: start again before you feel ready.`,
          `Even reps count, not the fastest one. ${isFlat(brief) ? "On flat ground only; in wind" : "On hills or in wind"} keep the effort and forget the pace.`,
          `Run the first as if there were one more than planned.${treadmillHint(brief, " On a treadmill set 1% incline and take the pace as printed.")}`,
        ]),
        warmup: "Run the first minutes slower than feels necessary and the last of them almost at the pace of the day.",
      };
  }
}

const STRIDES_WARMUP = "Take the strides seriously: the last is as quick as the first rep.";
const FAST_WARMUP = "Be fully warm before the first rep.";

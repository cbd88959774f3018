import { formatClock, formatDistance } from "../../units/format.ts";
import type { TriathlonFormat } from "../../catalogue/race-formats.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { swimSecondsPer100 } from "../../physiology/swim-pace.ts";
import { fuelling, type RacePlan, racePart, raceRpe, raceSpeed } from "./race-plan.ts";
import type { TriathlonEvent } from "../../season/demand/triathlon.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { type Predicted, predictedSeconds } from "../../season/demand/predicted-time.ts";

/** Swim, bike and run, each with the effort that leaves enough for the next. */
export function triathlonRace(brief: SessionBrief, format: TriathlonFormat): RacePlan {
  const { context } = brief;
  const effort = getEffort(format);
  const { swim: swimSeconds, run: runSeconds } = triathlonSplits(context, format);
  const bikeSeconds = (format.bike / RIDING_SPEED[context.level]) * effort.slower;
  const open = predictedSeconds(context, format.run);
  const isDuathlon = format.swim === 0;
  const lines = [
    isDuathlon ? firstRunLine(brief, format, swimSeconds, effort) : swimLine(brief, format, swimSeconds),
    bikeLine(brief, format, bikeSeconds, effort),
    runLine(brief, format, runSeconds, effort),
  ];
  const isLong = bikeSeconds > 2 * 3600;
  return {
    lines,
    description: `${isDuathlon ? `${formatDistance(format.firstRun ?? 0)} run` : `${formatDistance(format.swim)} swim`}, ${formatDistance(format.bike)} bike, ${formatDistance(format.run)} run.${open === undefined ? "" : ` Your run off the bike should take about ${formatClock(60 * Math.round(runSeconds / 60))}.`}`,
    stimulus: isLong
      ? "Patience until the last third of the run. The bike decides the run, and eating decides both."
      : `${isDuathlon ? "Held back in the first run" : "Calm in the water"}, strong on the bike, brave in the second half of the run.`,
    strategy: `Quick transitions save time without effort: rack, rehearse the order, mount after the line. On the bike stay under your limit on every climb, and use a lighter gear for the last ten minutes. Run the first kilometre ten seconds slower. ${fuelling(swimSeconds + bikeSeconds + runSeconds)}`,
    ifItGoesWrong: `${isDuathlon ? "" : IN_THE_WATER}Puncture: stay calm, it costs three minutes; then ride on as planned. Stomach shuts down: water only, ease for ten minutes. Dizzy or chest pain: stop.`,
    warmupNote: isDuathlon
      ? "Rack early, walk the way from run to bike and back. Ten minutes of easy running, then four short accelerations."
      : "Rack early, walk the way from swim exit to bike to run exit. Jog, loosen your shoulders, then five minutes in the water with four short accelerations if it is allowed.",
    warmup: "run",
    warmupSeconds: 900,
  };
}

const IN_THE_WATER =
  "Panic in the water: roll on your back, breathe out long, do ten strokes of breaststroke, go on. Goggles lost: swim close to another swimmer's hip. ";

/** Factor on the time of the first run of a duathlon: a little slower than the same distance alone, because the bike comes after it. */
const FIRST_RUN_FACTOR = 1.03;

function firstRunLine({ context }: SessionBrief, { firstRun = 0 }: TriathlonFormat, seconds: number, { rpe: wanted }: Effort): DraftItem {
  const { vdot } = context.capacities;
  const planned = 30 * Math.round(seconds / 30);
  const rpe = raceRpe(context, wanted);
  return {
    ...racePart("Tempo run"),
    distance: formatDistance(firstRun),
    ...(vdot === undefined ? { intensity: `RPE ${rpe}` } : raceSpeed((1000 * seconds) / firstRun, vdot.estimated)),
    rpe,
    notes: "Hold back in the first kilometre and stay behind somebody: the race is decided on the bike and in the last run.",
    dose: { metres: firstRun, seconds: planned, totalSeconds: planned },
  };
}

export type SplitFacts = Predicted & Pick<PlanContext, "athlete">;

/** Seconds in the water at the usual speed of the level (in a duathlon of the first run), and on foot by the athlete's numbers where there are any. */
export function triathlonSplits(context: SplitFacts, format: TriathlonFormat): { readonly swim: Seconds; readonly run: Seconds } {
  const open = predictedSeconds(context, format.run);
  const { firstRun } = format;
  return {
    swim:
      firstRun === undefined
        ? inTheWater()
        : FIRST_RUN_FACTOR * (predictedSeconds(context, firstRun) ?? (firstRun / 1000) * RUN_PLANNED[context.level]),
    run: open === undefined ? (format.run / 1000) * RUN_PLANNED[context.level] : open * getEffort(format).runShare,
  };

  function inTheWater(): Seconds {
    return RACE_SWIM_FACTOR * (format.swim / 100) * swimSecondsPer100(context.level, context.athlete.history?.longestSwim?.value);
  }
}

/** Factor on the time that the same metres take in training. */
const RACE_SWIM_FACTOR = 0.95;

/** Both transitions together. */
export const TRANSITION_SECONDS: Seconds = 420;

/** Metres per second on an ordinary course, to plan the time only. */
export const RIDING_SPEED = { beginner: 6.9, intermediate: 7.9, advanced: 9.2, elite: 10.4 } as const;
/** Seconds per kilometre to plan with when there is no run time. */
const RUN_PLANNED = { beginner: 420, intermediate: 350, advanced: 300, elite: 260 } as const;

export interface Effort {
  /** Percent of functional threshold power. */
  readonly low: number;
  readonly high: number;
  readonly rpe: number;
  readonly slower: number;
  /** Metres of the run, and its time against the same distance alone. */
  readonly run: Metres;
  readonly runShare: number;
}

/** The longer the ride, the further below threshold; coaching practice (Friel, The Triathlete's Training Bible). */
export const TRIATHLON_EFFORT: { readonly [event in TriathlonEvent]: Effort } = {
  sprint: { low: 88, high: 95, rpe: 8, slower: 0.97, run: 5000, runShare: 1.04 },
  olympic: { low: 83, high: 90, rpe: 8, slower: 1, run: 10_000, runShare: 1.05 },
  half: { low: 75, high: 82, rpe: 6, slower: 1.05, run: 21_098, runShare: 1.08 },
  full: { low: 66, high: 72, rpe: 5, slower: 1.12, run: 42_195, runShare: 1.12 },
};

/** What the threshold power allows on the bike before the run of a race. */
export function raceWatts(
  { capacities: { ftp } }: Pick<PlanContext, "capacities">,
  format: TriathlonFormat,
): { readonly low: number; readonly high: number } | undefined {
  if (ftp === undefined) return undefined;
  const { low, high } = getEffort(format);
  return { low: Math.round((ftp.value * low) / 100), high: Math.round((ftp.value * high) / 100) };
}

export function getEffort({ bike }: TriathlonFormat): Effort {
  return TRIATHLON_EFFORT[bike <= 25_000 ? "sprint" : bike <= 45_000 ? "olympic" : bike <= 100_000 ? "half" : "full"];
}

function swimLine({ context }: SessionBrief, { swim }: TriathlonFormat, seconds: number): DraftItem {
  const planned = 30 * Math.round(seconds / 30);
  return {
    ...racePart("Swim intervals"),
    distance: formatDistance(swim),
    intensity: `RPE ${raceRpe(context, swim > 1000 ? 6 : 7)}`,
    rpe: raceRpe(context, swim > 1000 ? 6 : 7),
    notes:
      "First 100 m easy, then long strokes close behind another swimmer's feet. Look up every eight strokes. Kick more in the last 100 m.",
    why: "By effort: there is no swim benchmark to take a pace from.",
    dose: { metres: swim, seconds: planned, totalSeconds: planned },
  };
}

function bikeLine({ context }: SessionBrief, { bike }: TriathlonFormat, seconds: number, effort: Effort): DraftItem {
  const { ftp } = context.capacities;
  const power =
    ftp === undefined
      ? undefined
      : { low: Math.round((ftp.value * effort.low) / 100), high: Math.round((ftp.value * effort.high) / 100), estimated: ftp.estimated };
  const planned = 60 * Math.round(seconds / 60);
  const rpe = raceRpe(context, effort.rpe);
  return {
    ...racePart("Long ride"),
    distance: formatDistance(bike),
    ...(power === undefined
      ? { intensity: `RPE ${rpe}` }
      : {
          intensity: `${power.low}–${power.high} W, RPE ${rpe}`,
          power,
          why: `${effort.low}–${effort.high}% of a functional threshold power of ${Math.round(ftp?.value ?? 0)} W (${ftp?.source ?? ""}): a power that still lets you run well afterwards.`,
        }),
    rpe,
    notes: "First ten minutes under the range, drink early, cadence 85–95.",
    dose: { metres: bike, seconds: planned, totalSeconds: planned },
  };
}

function runLine({ context }: SessionBrief, { run }: TriathlonFormat, seconds: number, effort: Effort): DraftItem {
  const { vdot } = context.capacities;
  const planned = 30 * Math.round(seconds / 30);
  const rpe = raceRpe(context, run > 15_000 ? 7 : 9);
  const known = vdot !== undefined && predictedSeconds(context, run) !== undefined;
  return {
    ...racePart("Brick run off the bike"),
    distance: formatDistance(run),
    ...(known
      ? {
          ...raceSpeed((1000 * seconds) / run, vdot.estimated),
          why: `Your pace for ${formatDistance(run)} on its own, ${Math.round((effort.runShare - 1) * 100)}% slower after the bike.`,
        }
      : { intensity: `RPE ${rpe}` }),
    rpe,
    notes: "Short quick steps for the first kilometre, then the pace. Drink at every station.",
    dose: { metres: run, seconds: planned, totalSeconds: planned },
  };
}

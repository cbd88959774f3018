import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { easedDose } from "../../model/felt-effort.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { QualityWork, Stimulus, WorkMode } from "../../model/quality-work.ts";
import { cardioItem } from "./item.ts";
import { roundSeconds } from "./split-dose.ts";
import { cardioTarget } from "./targets.ts";
import { type Zone, zoneWithin } from "../../physiology/zone-efforts.ts";
import { type NextWork, nextWork } from "../../season/ladders/next-work.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { minThreshold, getPart } from "../../week/run/fast-running.ts";
import { getPurpose, qualityWork, workMode } from "../quality-work.ts";

/** How intervals on a machine are named and done. */
export interface MachineWorkFacts {
  readonly zone: Zone;
  /** "Threshold" */
  readonly name: string;
  /** "at threshold" */
  readonly how: string;
  readonly intent: string;
  readonly cue: string;
  /** Shares of functional threshold power, where the zone is too wide. */
  readonly power?: readonly [low: number, high: number];
}

const THRESHOLD_FORM: MachineWorkFacts = {
  zone: "threshold",
  name: "Threshold",
  how: "at threshold",
  intent: "Raise the power you can hold.",
  cue: "The same pace or power from the first rep to the last; easy movement between.",
};
const VO2_FORM: MachineWorkFacts = {
  zone: "interval",
  name: "VO2max",
  how: "hard",
  intent: "Raise your VO2max.",
  cue: "Build for twenty seconds, then hold; move easily between.",
};

export const MACHINE_WORK: { readonly [stimulus in Stimulus]?: MachineWorkFacts } = {
  "sweet-spot": {
    zone: "steady",
    name: "Sweet spot",
    how: "just below threshold",
    intent: "Raise the power you can hold, and stay fresh for the rest of the week.",
    cue: "Spin easily between efforts.",
    power: [0.88, 0.93],
  },
  // The zone of 91 to 105 % is a whole training week wide: repetitions are held within a few watts.
  "bike-threshold": { ...THRESHOLD_FORM, power: [0.95, 1.02] },
  "bike-vo2": VO2_FORM,
  "race-power-half": {
    ...THRESHOLD_FORM,
    zone: "steady",
    name: "Race power",
    how: "at race power",
    cue: "In the race position; eat and drink as in the race.",
    power: [0.78, 0.85],
  },
  "race-power-full": {
    ...THRESHOLD_FORM,
    zone: "steady",
    name: "Race power",
    how: "at race power",
    cue: "In the race position; eat and drink as in the race.",
    power: [0.68, 0.75],
  },
  "erg-threshold": THRESHOLD_FORM,
  "erg-vo2": VO2_FORM,
  "erg-anaerobic": {
    zone: "repetition",
    name: "Short",
    how: "very hard",
    intent: "Sprint power, and the ability to repeat it.",
    cue: "Just short of all out; rest until you can do it again.",
  },
};

/** The next dose of a machine's ladder that fits so many seconds. */
export function machineDose(brief: SessionBrief, stimulus: Stimulus, choice: Choice, room: number): NextWork {
  const facts = MACHINE_WORK[stimulus] ?? THRESHOLD_FORM;
  const { context } = brief;
  const { speed } = cardioTarget(context, choice.exercise, zoneWithin(facts.zone, context.highestRpe));
  const mode = machineMode(choice);
  const isErg = mode === "row" || mode === "ski";
  const least = stimulus === "threshold" ? minThreshold(context.level) : MIN_HARD_SECONDS;
  const eased = brief.frame.isDeload ? undefined : easedDose(context.athlete, brief.date);
  const found = nextWork(brief.ladders, {
    stimulus,
    mode,
    least: stimulus === "threshold" ? least : 0,
    level: context.level,
    date: brief.date,
    purpose: getPurpose(brief),
    // A bike has no distance that compares with a row, and without a split nobody knows how long one takes.
    byTime: !isErg || speed === undefined,
    secondsPerMetre: isErg && speed !== undefined ? 1 / speed : NO_SPLIT[context.level],
    fits: (sets, seconds, rest, last) =>
      sets * (seconds + rest) - Math.min(rest, 60) <= room * (eased?.room ?? 1) &&
      (eased === undefined || last === undefined || sets * seconds <= eased.share * last.sets * last.seconds) &&
      sets * seconds <= Math.max(getPart(brief.fast, stimulus).hard, least, last === undefined ? 0 : 1.02 * last.sets * last.seconds),
  });
  if (found === undefined) {
    const seconds = Math.max(60, roundSeconds(Math.min(300, room / 2 - 60)));
    return { rung: 1, sets: 2, seconds, rest: 60 };
  }
  return found;
}

const MIN_HARD_SECONDS = 600;
const NO_SPLIT = { beginner: 0.29, intermediate: 0.25, advanced: 0.23, elite: 0.21 } as const;

const RACE_POWER: ReadonlySet<Stimulus> = new Set<Stimulus>(["race-power-half", "race-power-full"]);

export function machineLine(brief: SessionBrief, stimulus: Stimulus, choice: Choice, work: NextWork): DraftItem {
  const facts = MACHINE_WORK[stimulus] ?? THRESHOLD_FORM;
  const { context } = brief;
  const line = cardioItem(context, choice, {
    zone: facts.zone,
    seconds: work.seconds,
    sets: work.sets,
    restSeconds: work.sets === 1 ? 0 : work.rest,
    show: work.metres === undefined ? "time" : "distance",
    notes: work.sets === 1 && !RACE_POWER.has(stimulus) ? "One even effort." : facts.cue,
  });
  if (facts.power === undefined || context.highestRpe < SWEET_RPE) return line;
  const { ftp } = context.capacities;
  const isThreshold = facts.zone === "threshold";
  if (isThreshold && (line.power === undefined || ftp === undefined)) return line;
  const rpe = isThreshold ? (line.rpe ?? SWEET_RPE) : SWEET_RPE;
  const { power: _zone, ...rest } = line;
  if (ftp === undefined || cardioMode(choice.exercise) !== "bike")
    return { ...rest, rpe: SWEET_RPE, intensity: `RPE ${SWEET_RPE}`, why: "By effort: short sentences, a little below threshold." };
  const [low, high] = facts.power;
  const power = { low: Math.round(ftp.value * low), high: Math.round(ftp.value * high), estimated: ftp.estimated };
  return {
    ...rest,
    power,
    rpe,
    intensity: `${power.low}–${power.high} W, RPE ${rpe}`,
    why: `${Math.round(100 * low)}–${Math.round(100 * high)}% of a functional threshold power of ${Math.round(ftp.value)} W (${ftp.source}).`,
  };
}

const SWEET_RPE = 6;

export function machineQuality(brief: SessionBrief, stimulus: Stimulus, choice: Choice, work: NextWork): QualityWork {
  return qualityWork(brief, stimulus, machineMode(choice), work);
}

function machineMode(choice: Choice): WorkMode {
  const mode = workMode(choice);
  return mode === "run" ? "machine" : mode;
}

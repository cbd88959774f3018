import { formatKilograms } from "../../units/format.ts";
import { warmUpRamp } from "../../physiology/rounding.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { identity, setsItem, timedItem } from "../items.ts";
import type { Load } from "../plan.ts";

export type WarmupKind = "lower" | "upper" | "full" | "run" | "easy run" | "metcon" | "gymnastics" | "olympic" | "aerobic" | "swim";

const MOBILISE: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["World's greatest stretch", "Leg swings", "Glute bridge", "Ankle mobility drill"],
  upper: ["Thoracic rotation stretch", "Wall slide", "Band pull-apart", "Wrist mobility drill"],
  full: ["World's greatest stretch", "Thoracic rotation stretch", "Glute bridge", "Wall slide"],
  run: ["Leg swings", "Ankle mobility drill", "Glute bridge"],
  "easy run": ["Leg swings", "Ankle mobility drill"],
  metcon: ["World's greatest stretch", "Air squat", "Wall slide"],
  gymnastics: ["Wrist mobility drill", "Wall slide", "Band pull-apart", "Hollow hold"],
  olympic: ["Ankle mobility drill", "Thoracic rotation stretch", "Technique PVC snatch and clean drill"],
  aerobic: ["Leg swings", "Thoracic rotation stretch"],
  swim: ["Wall slide", "Thoracic rotation stretch", "Band pull-apart"],
};

const RAISE: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["Bike erg", "Row erg"],
  upper: ["Row erg", "Ski erg"],
  full: ["Row erg", "Bike erg"],
  run: ["Easy run"],
  "easy run": ["Brisk walk"],
  metcon: ["Row erg", "Bike erg"],
  gymnastics: ["Bike erg", "Row erg"],
  olympic: ["Bike erg", "Row erg"],
  aerobic: ["Bike erg"],
  swim: ["Brisk walk"],
};

/** What raises the temperature when the usual way is closed. */
const RAISE_OTHERWISE = [
  "Bike erg",
  "Assault bike",
  "Elliptical",
  "Brisk walk",
  "Row erg",
  "Ski erg",
  "Single-under",
  "Cat-cow",
  "Glute bridge",
  "Dead bug",
  "Breathing drill (supine)",
] as const;

/** Drills when those of the day are closed. */
const DRILL_OTHERWISE = [
  "Cat-cow",
  "Thoracic rotation stretch",
  "Wall slide",
  "Glute bridge",
  "Dead bug",
  "Breathing drill (supine)",
] as const;

/** The first lift, for the sets that build up to it. */
export interface RampTarget {
  readonly choice: Choice;
  readonly load?: Load;
}

/** Raise, mobilise, potentiate (Jeffreys 2007), in about `seconds`; specific to the day. */
export function warmup(brief: SessionBrief, kind: WarmupKind, seconds: number, ramp?: RampTarget): DraftItem[] {
  const { context } = brief;
  const ramps = ramp === undefined ? [] : rampItems(brief, ramp);
  const left = Math.max(120, seconds - totalSeconds(ramps));
  const drills = Math.max(1, Math.min(MOBILISE[kind].length, Math.floor((left - 120) / 2 / SHORT_DRILL)));
  const drillSeconds = kind !== "run" && left - drills * SHORT_DRILL > LONG_RAISE ? LONG_DRILL : SHORT_DRILL;
  const raise = Math.max(60, 30 * Math.floor((left - drills * drillSeconds) / 30));
  const first = context.picker.pickFirst([...RAISE[kind], ...RAISE_OTHERWISE]);
  const taken = new Set<string>([first.exercise.name, ...ramps.map((item) => item.name)]);
  const mobility = context.picker
    .open([...MOBILISE[kind], ...DRILL_OTHERWISE])
    .filter((choice) => !taken.has(choice.exercise.name))
    .slice(0, drills)
    .map((choice) =>
      timedItem(context, choice, { seconds: drillSeconds, notes: "Smooth and controlled, into a little more range each time." }),
    );
  const missing = (drills - mobility.length) * drillSeconds;
  const start = timedItem(context, first, {
    seconds: kind === "run" ? raise + missing : Math.min(LONGEST_START, raise + missing),
    rpe: 3,
    notes: "Start easy; finish a little warm.",
  });
  return [start, ...mobility, ...ramps];
}

/** Nobody warms up on a machine for longer than this; only runs begin with more. */
export const LONGEST_START = 480;

const SHORT_DRILL = 60;
/** With much time the drills get longer before the easy start does. */
const LONG_DRILL = 90;
const LONG_RAISE = 360;

const SECONDS_BETWEEN_RAMP_SETS = 35;

function rampItems(brief: SessionBrief, { choice, load }: RampTarget): DraftItem[] {
  const { context } = brief;
  if (load?.bar === undefined) {
    const notes = "Two lighter sets that grow towards the working weight.";
    return [setsItem(context, { exercise: choice.exercise }, { sets: 2, reps: 5, restSeconds: SECONDS_BETWEEN_RAMP_SETS, rpe: 4, notes })];
  }
  const sets = warmUpRamp(load.kilograms, { bar: load.bar, ...(load.oneRepMax === undefined ? {} : { oneRepMax: load.oneRepMax }) });
  if (sets.length === 0) return [];
  const short = brief.minutes < 40 ? sets.filter((_, index) => index % 2 === 0) : sets;
  const reps = short.reduce((sum, set) => sum + set.reps, 0);
  return [
    {
      ...identity(context, { exercise: choice.exercise }),
      sets: short.length,
      reps: short.map((set) => set.reps).join("-"),
      weight: short.map((set) => formatKilograms(set.kilograms).replace(" kg", "")).join(" → ") + " kg",
      notes: "Build up to the first working set; every repetition fast.",
      dose: { restSeconds: SECONDS_BETWEEN_RAMP_SETS, totalSeconds: Math.round(reps * 3 + short.length * SECONDS_BETWEEN_RAMP_SETS) },
    },
  ];
}

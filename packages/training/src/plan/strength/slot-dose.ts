import { liftOfExercise } from "../../athlete/training-lifts.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { SECONDS_PER_REP, setsItem, timedItem } from "../items.ts";
import type { Load } from "../plan.ts";
import { macroWeekInTable } from "../phases.ts";
import { BELOW_BAR_REASON, lighterVersion } from "./below-bar.ts";
import { isMildlyLimited, liftDose, type LiftRole } from "./lift-dose.ts";
import { chooseExercise } from "./choose-exercise.ts";
import { EACH_SIDE, FOR_TIME, type Slot } from "./templates.ts";

/** An exercise with everything decided but the number of sets. */
export interface SlotDose {
  readonly choice: Choice;
  readonly role: Slot["role"];
  readonly secondsPerSet: number;
  readonly wantedSets: number;
  readonly mostSets: number;
  readonly load?: Load;
  readonly reps: number;
  readonly rpe?: number;
  readonly item: (sets: number) => DraftItem;
}

/** Decides exercise, repetitions, load and rest of a slot; `taken` holds the exercises the session already has. */
export function slotDose(brief: SessionBrief, slot: Slot, taken: ReadonlySet<string>): SlotDose | undefined {
  const choice = chooseExercise(brief, slot, taken);
  if (choice === undefined) return undefined;
  if (slot.role === "pull-up") return pullUpDose(brief, choice);
  if (FOR_TIME.has(choice.exercise.name) || choice.exercise.category === "cardio") return timedDose(brief, slot, choice);
  const lift = slot.role === "accessory" || slot.role === "trunk" ? undefined : slot.role;
  if (liftOfExercise(choice.exercise.name) === undefined) return accessoryDose(brief, slot, choice);
  return liftSlotDose(brief, slot, choice, lift ?? "volume", taken);
}

function liftSlotDose(brief: SessionBrief, slot: Slot, choice: Choice, role: LiftRole, taken: ReadonlySet<string>): SlotDose | undefined {
  const dose = liftDose(brief, choice.exercise, role);
  if (dose === undefined) {
    const lighter = brief.context.picker.pick(lighterVersion(choice.exercise.name));
    if (taken.has(lighter.exercise.name)) return undefined;
    const named: Choice = {
      exercise: lighter.exercise,
      replaced: choice.replaced ?? { name: choice.exercise.name, reason: BELOW_BAR_REASON },
    };
    return FOR_TIME.has(named.exercise.name) ? timedDose(brief, slot, named) : accessoryDose(brief, slot, named);
  }
  const eachSide = EACH_SIDE.has(choice.exercise.name);
  const notes =
    dose.load === undefined
      ? `Work up to a weight at which ${dose.reps} repetitions are RPE ${dose.rpe}, and write it down.`
      : taken.size === 0
        ? ADJUST_RULE
        : undefined;
  return {
    choice,
    role: slot.role,
    reps: dose.reps,
    rpe: dose.rpe,
    ...(dose.load === undefined ? {} : { load: dose.load }),
    secondsPerSet: dose.reps * (eachSide ? 2 : 1) * SECONDS_PER_REP + dose.restSeconds,
    wantedSets: liftSets(brief, role),
    mostSets: dose.mostSets,
    item: (sets) => setsItem(brief.context, choice, { ...dose, sets, eachSide, ...(notes === undefined ? {} : { notes }) }),
  };
}

/** Said at the first lift of a session and meant for all. */
const ADJUST_RULE =
  "A point harder than planned: take 2.5–5 % off the next set. A point easier: add 2.5 %. It holds for every loaded lift of the day.";

const MAIN_SETS = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;

function liftSets(brief: SessionBrief, role: LiftRole): number {
  const main = MAIN_SETS[brief.context.level];
  const sets =
    role === "main" || role === "olympic" ? main : role === "volume" ? Math.min(4, main) : role === "secondary" ? Math.max(3, main - 1) : 3;
  return reduced(brief, sets);
}

function accessoryDose(brief: SessionBrief, slot: Slot, choice: Choice): SlotDose {
  const { context, frame } = brief;
  const isLift = slot.role !== "accessory" && slot.role !== "trunk";
  const step = (macroWeekInTable(frame.macroWeek) - 1) % 4;
  const reps = brief.isTaper
    ? TAPER_REPS
    : frame.isDeload || brief.isRecovery
      ? FIRST_REPS[frame.phase] - 2 + laterCycle(frame.macroWeek)
      : isLift
        ? 10 - Math.min(2, step)
        : FIRST_REPS[frame.phase] + step + laterCycle(frame.macroWeek);
  const reserve =
    frame.isDeload || brief.isRecovery ? 5 : brief.isTaper ? 4 : { beginner: 4, intermediate: 3, advanced: 2.5, elite: 2 }[context.level];
  const rpe = Math.min(context.highestRpe, 10 - reserve);
  const restSeconds = (isLift ? 120 : 60) + context.loading.extraRest;
  const eachSide = EACH_SIDE.has(choice.exercise.name);
  // What stands in for several exercises of a week changes a little from day to day.
  const perSide =
    (eachSide ? Math.min(reps, 14) : reps) +
    (choice.replaced === undefined ? 2 * brief.occurrence : Math.min(5, brief.day - 1)) +
    brief.variation;
  return {
    choice,
    role: slot.role,
    reps: perSide,
    rpe,
    secondsPerSet: perSide * (eachSide ? 2 : 1) * SECONDS_PER_REP + restSeconds,
    wantedSets: reduced(brief, isMildlyLimited(context, choice.exercise) ? 2 : 3),
    mostSets: isMildlyLimited(context, choice.exercise) ? 2 : 5,
    item: (sets) => setsItem(context, choice, { sets, reps: perSide, restSeconds, rpe, eachSide, notes: effortNote(choice, perSide, rpe) }),
  };
}

/** Few and crisp before a race: soreness is the last thing it needs. */
const TAPER_REPS = 6;

/** Accessories get heavier and shorter from phase to phase, and add repetitions within one. */
const FIRST_REPS = { foundation: 10, development: 9, performance: 8 } as const;

/** From macro week 13 on the four weeks of performance repeat, each time with one repetition more, up to three. */
function laterCycle(macroWeek: number): number {
  return macroWeek <= 12 ? 0 : (Math.floor((macroWeek - 13) / 4) % 3) + 1;
}

function effortNote(choice: Choice, reps: number, rpe: number): string {
  const isFree = choice.exercise.equipment.some((need) => need === "bodyweight" || need === "none");
  return isFree
    ? "Slow down, full range, stop when form goes."
    : `Choose a weight that leaves ${Math.round(10 - rpe)} good repetitions after ${reps}; write it down.`;
}

function timedDose(brief: SessionBrief, slot: Slot, choice: Choice): SlotDose {
  const { context, frame } = brief;
  const easy = frame.isDeload || brief.isRecovery;
  const cardio = choice.exercise.category === "cardio";
  const seconds = cardio
    ? 60
    : easy
      ? 30
      : 30 + 5 * ((macroWeekInTable(frame.macroWeek) - 1) % 4) + (frame.phase === "foundation" ? 0 : 5) + 5 * brief.variation;
  const restSeconds = 45;
  const rpe = Math.min(context.highestRpe, easy ? 5 : 6);
  const sided =
    choice.exercise.name === "Side plank" || choice.exercise.name.startsWith("Suitcase") || choice.exercise.name === "Copenhagen plank";
  return {
    choice,
    role: slot.role,
    reps: 0,
    secondsPerSet: seconds * (sided ? 2 : 1) + restSeconds,
    wantedSets: reduced(brief, 3),
    mostSets: 4,
    item: (sets) => {
      const item = timedItem(context, choice, { seconds: sided ? seconds * 2 : seconds, sets, restSeconds, rpe });
      return sided ? { ...item, duration: `${seconds} s each side` } : item;
    },
  };
}

/** Sets of 40 to 60 % of the most strict pull-ups in a row; below five, help and rows build towards them. */
function pullUpDose(brief: SessionBrief, choice: Choice): SlotDose {
  const { context, frame } = brief;
  const most = context.athlete.gymnastics.strictPullUps;
  const easy = frame.isDeload || brief.isRecovery;
  const strict = choice.exercise.name === "Pull-up (strict)" && most !== undefined && most >= 4;
  const assisted =
    choice.exercise.name === "Pull-up (strict)" && !strict
      ? context.picker.pickFirst(["Band-assisted pull-up", "Ring row", "Lat pulldown"])
      : choice;
  if (!strict && FOR_TIME.has(assisted.exercise.name)) return timedDose(brief, { role: "pull-up", options: [] }, assisted);
  const done: Choice =
    strict || assisted === choice ? choice : { ...assisted, replaced: { name: "Pull-up (strict)", reason: pullUpReason(most) } };
  const share = easy ? 0.35 : 0.45 + 0.05 * ((macroWeekInTable(frame.macroWeek) - 1) % 4);
  const reps = strict ? Math.min(10, Math.max(2, Math.floor((most ?? 4) * share))) : easy ? 6 : 8;
  const rpe = Math.min(context.highestRpe, easy ? 5 : 7);
  const restSeconds = 90 + context.loading.extraRest;
  const why = strict ? `${Math.round(share * 100)} % of your best set of ${most}, never to failure.` : undefined;
  return {
    choice: done,
    role: "pull-up",
    reps,
    rpe,
    secondsPerSet: reps * SECONDS_PER_REP + restSeconds,
    wantedSets: reduced(brief, 4),
    mostSets: 5,
    item: (sets) => setsItem(context, done, { sets, reps, restSeconds, rpe, ...(why === undefined ? {} : { why }) }),
  };
}

function pullUpReason(most: number | undefined): string {
  return most === undefined
    ? "Your strict pull-ups are not known yet."
    : `${most} strict pull-ups are too few for working sets; this builds them.`;
}

/** About half the sets in a deload, two thirds in a taper. */
function reduced(brief: SessionBrief, sets: number): number {
  if (brief.frame.isDeload || brief.isRecovery) return Math.max(2, Math.round(sets * 0.55));
  return brief.isTaper ? Math.max(2, Math.round(sets * 0.65)) : sets;
}

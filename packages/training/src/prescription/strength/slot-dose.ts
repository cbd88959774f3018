import type { SlotDose } from "./dose.ts";
import { liftOfExercise } from "../../athlete/training-lifts.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { accessoryDose } from "./accessory-dose.ts";
import { carryDose, isLoadedWay } from "./carry-dose.ts";
import { BELOW_BAR_REASON, lighterVersion } from "./below-bar.ts";
import { chooseExercise } from "./choose-exercise.ts";
import { EACH_SIDE, FOR_TIME } from "./exercise-form.ts";
import { heavySingle } from "./heavy-single.ts";
import { liftDose } from "./lift-dose.ts";
import { isLightLifting } from "./light-lifting.ts";
import type { LiftRole } from "../../selection/strength/lift-roles.ts";
import { pullUpDose } from "./pull-up-dose.ts";
import { rungDose } from "./rung-dose.ts";
import type { Slot } from "../../selection/strength/slot.ts";
import { timedDose } from "./timed-dose.ts";

/** Decides exercise, repetitions, load and rest of a slot; `taken` holds the exercises the session already has. */
export function slotDose(brief: SessionBrief, slot: Slot, taken: ReadonlySet<string>): SlotDose | undefined {
  const choice = chooseExercise(brief, slot, taken);
  if (choice === undefined) return undefined;
  const { name, category } = choice.exercise;
  if (slot.role === "pull-up" && PULL_UPS.has(name)) return pullUpDose(brief, choice);
  if (isLoadedWay(name)) return carryDose(brief, slot.role, choice);
  if (FOR_TIME.has(name) || category === "cardio") return timedDose(brief, slot.role, choice);
  if (liftOfExercise(name) === undefined)
    return rungDose(brief, slot.role, choice, taken.size === 0) ?? accessoryDose(brief, slot.role, choice);
  const isLift = slot.role !== "accessory" && slot.role !== "small" && slot.role !== "trunk" && slot.role !== "pull-up";
  const role = isLift ? slot.role : "volume";
  return liftSlotDose(brief, slot, choice, role, taken);
}

/** Trained by share of the best set. */
const PULL_UPS: ReadonlySet<string> = new Set(["Pull-up (strict)"]);

function liftSlotDose(brief: SessionBrief, slot: Slot, choice: Choice, role: LiftRole, taken: ReadonlySet<string>): SlotDose | undefined {
  const single = role === "main" ? heavySingle(brief, choice.exercise) : undefined;
  const dose = liftDose(brief, choice.exercise, role, single?.backOff);
  if (dose === undefined) return lighterDose(brief, slot, choice, taken);
  const eachSide = EACH_SIDE.has(choice.exercise.name);
  const notes =
    dose.load === undefined
      ? `Work up to a weight at which ${dose.reps} repetitions are RPE ${dose.rpe}, and write it down.`
      : taken.size === 0
        ? adjustRule(brief)
        : undefined;
  return {
    choice,
    role: slot.role,
    load: dose.load === undefined ? undefined : (single?.load ?? dose.load),
    single: single?.item,
    secondsPerSet: dose.reps * (eachSide ? 2 : 1) * SECONDS_PER_REP + dose.restSeconds,
    mostSets: dose.mostSets,
    item: (sets) => {
      const { reps, rpe, restSeconds, load, why } = dose;
      return setsItem(brief.context, choice, { sets, reps, restSeconds, eachSide, rpe, load, why, notes });
    },
  };
}

/** When the bar alone is too heavy: the same movement with less. */
function lighterDose(brief: SessionBrief, slot: Slot, choice: Choice, taken: ReadonlySet<string>): SlotDose | undefined {
  const lighter = brief.context.picker.pick(lighterVersion(choice.exercise.name));
  if (taken.has(lighter.exercise.name)) return undefined;
  const named: Choice = {
    exercise: lighter.exercise,
    replaced: choice.replaced ?? { name: choice.exercise.name, reason: BELOW_BAR_REASON },
  };
  if (FOR_TIME.has(named.exercise.name)) return timedDose(brief, slot.role, named);
  return rungDose(brief, slot.role, named) ?? accessoryDose(brief, slot.role, named);
}

/** Said at the first lift of a session and meant for all; a light week never grows heavier. */
function adjustRule(brief: SessionBrief): string {
  return isLightLifting(brief)
    ? "A point harder than planned: take 5 % off. Easier than planned is the plan: add nothing. It holds for every loaded lift of the day."
    : "A point harder than planned: take 2.5–5 % off the next set. A point easier: add 2.5 %. It holds for every loaded lift of the day.";
}

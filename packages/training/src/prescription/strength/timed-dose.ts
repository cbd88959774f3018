import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { implementLoad } from "../implement-load.ts";
import { timedItem, weightText } from "../items.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import { HELD_EACH_SIDE } from "./exercise-form.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import type { SlotRole } from "../../selection/strength/exercise-slot.ts";
import type { SlotDose } from "./dose.ts";

const REST_SECONDS = 45;
/** Share of the usual load in light weeks. */
const LIGHT_SHARE = 0.8;

/** Holds, loaded or not; cardio that stands in for a lift takes a minute. */
export function timedDose(brief: SessionBrief, role: SlotRole, choice: Choice): SlotDose {
  const { context } = brief;
  const easy = isLightLifting(brief);
  const usual = choice.exercise.category === "cardio" ? 60 : easy ? 30 + 5 * brief.variation : holdSeconds(brief);
  const seconds = choice.exercise.name.startsWith("Copenhagen") ? Math.max(SHORTEST_HOLD, usual - EASIER_HOLD) : usual;
  const rpe = Math.min(context.highestRpe, easy ? 5 : 6);
  const sides = HELD_EACH_SIDE.has(choice.exercise.name) ? 2 : 1;
  const held = context.health.breathHolding || choice.exercise.category === "cardio" ? {} : { notes: "Breathe all the way through." };
  return {
    choice,
    role,
    secondsPerSet: seconds * sides + REST_SECONDS,
    mostSets: 4,
    item: (sets) => {
      const item = timedItem(context, choice, { seconds: seconds * sides, sets, restSeconds: REST_SECONDS, rpe, ...held });
      const load = implementLoad(context, choice.exercise.name, 40, easy ? LIGHT_SHARE : 1);
      const loaded = load === undefined ? item : { ...item, load, weight: weightText(context, load) };
      return sides === 2 ? { ...loaded, duration: `${seconds} s each side` } : loaded;
    },
  };
}

/** Adductors that are not used to it are sore from half a minute. */
const EASIER_HOLD = 20;
const SHORTEST_HOLD = 15;

/** Five seconds a loading week; a wave goes on where the deload found the last one (dose-progression.md section 3), up to a minute. */
function holdSeconds({ frame, variation }: SessionBrief): number {
  const week = macroWeekInTable(frame.macroWeek) - 1;
  const steps = (week % WEEKS_OF_WAVE) + STEPS_OF_WAVE * Math.floor(week / WEEKS_OF_WAVE);
  return Math.min(LONGEST_HOLD, 30 + 5 * (steps + variation));
}

const WEEKS_OF_WAVE = 4;
const STEPS_OF_WAVE = 2;
const LONGEST_HOLD = 60;

import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode, type CardioMode } from "../catalogue/cardio-mode.ts";
import { niceSeconds } from "../prescription/cardio/split-dose.ts";
import type { Zone } from "../prescription/cardio/zones.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { distanceText, durationText } from "../prescription/items.ts";
import type { MainFormat } from "../model/plan.ts";
import { assemble } from "./assemble.ts";
import { sport, stridesItems, wholeMinutes } from "./run-parts.ts";

/** Repetitions of a time, or of a distance when `metres` is given; `count` 1 is one continuous effort. */
export interface FastDose {
  readonly count: number;
  readonly seconds: number;
  readonly metres?: number;
}

export interface FastPlan {
  readonly zone: Zone;
  readonly dose: FastDose;
  readonly rest: number;
  /** "Threshold run" */
  readonly name: string;
  readonly kind: MainFormat["kind"];
  /** "at threshold" */
  readonly how: string;
  readonly intent: string;
  readonly notes: SessionDraft["notes"];
}

/** "4 × 1 km", "12 min" */
export function doseText({ count, seconds, metres }: FastDose): string {
  const one = metres === undefined ? durationText(seconds) : distanceText(metres);
  return count === 1 ? one : `${count} × ${one}`;
}

/** Strides end the warm-up when the day is long enough. */
export const LONG_ENOUGH_FOR_STRIDES = 40;

/** Warm-up with strides, the fast part, and easy running for the time that is left. */
export function fastRun(brief: SessionBrief, choice: Choice, plan: FastPlan): SessionDraft {
  const { context } = brief;
  const isRun = cardioMode(choice.exercise) === "run";
  const easy = context.picker.pick("Easy run");
  const easyIsRun = cardioMode(easy.exercise) === "run";
  let dose = plan.dose;
  const build = (seconds: number, runBudget: number): { mainWorkout: DraftItem[] } => {
    dose = fitted(plan.dose, plan.rest, seconds);
    const fast = fastItem(brief, choice, { ...plan, dose });
    const ran = isRun ? dose.count * dose.seconds : 0;
    const left = Math.min(seconds - fast.dose.totalSeconds, easyIsRun ? runBudget - ran : Number.POSITIVE_INFINITY);
    // What keeps a second session of the week from being a copy.
    return { mainWorkout: [fast, ...easyEnd(brief, easy, left - 60 * brief.variation)] };
  };
  const potentiate = isRun && brief.minutes >= LONG_ENOUGH_FOR_STRIDES ? stridesItems(brief, 4) : [];
  const blocks = assemble(brief, "run", build, { potentiate });
  const what = doseText(dose);
  const label = `${what} ${plan.how}${dose.count === 1 ? "" : `, ${durationText(plan.rest)} easy between`}`;
  return {
    title: `${plan.name}, ${what}${dose.count === 1 ? " continuous" : ""}`,
    description: `${label}, ${isRun ? "between easy running" : "between easy work on the same machine"}.`,
    intent: plan.intent,
    movementFocus: [sport(choice)],
    complexity: 4,
    blocks,
    mainFormat: { kind: plan.kind, label, rounds: dose.count },
    notes: plan.notes,
  };
}

const EASY_BETWEEN: { readonly [mode in CardioMode]: string } = {
  run: "Jog",
  walk: "Walk",
  row: "Row",
  ski: "Ski",
  bike: "Pedal",
  swim: "Swim",
  other: "Move",
};

function fastItem(brief: SessionBrief, choice: Choice, { zone, dose, rest }: FastPlan): DraftItem {
  return cardioItem(brief.context, choice, {
    zone,
    seconds: dose.seconds,
    sets: dose.count,
    restSeconds: dose.count === 1 ? 0 : rest,
    show: dose.metres === undefined ? "both" : "distance",
    notes: dose.count === 1 ? "One even effort." : `${EASY_BETWEEN[cardioMode(choice.exercise)]} easily between repetitions.`,
  });
}

const SHORTEST_END = 240;

function easyEnd(brief: SessionBrief, easy: Choice, seconds: number): DraftItem[] {
  if (seconds < SHORTEST_END) return [];
  return [
    cardioItem(brief.context, easy, {
      zone: "easy",
      seconds: wholeMinutes(seconds),
      show: "both",
      notes: "Easy; this is volume, not work.",
    }),
  ];
}

/** Fewer repetitions when the day is too short for all of them. */
function fitted(dose: FastDose, rest: number, seconds: number): FastDose {
  if (dose.count === 1) return { count: 1, seconds: Math.min(dose.seconds, niceSeconds(seconds)) };
  const count = Math.min(dose.count, Math.floor(seconds / (dose.seconds + rest)));
  if (count >= 2) return { ...dose, count };
  return { count: 2, seconds: Math.max(60, niceSeconds(seconds / 2 - rest)) };
}

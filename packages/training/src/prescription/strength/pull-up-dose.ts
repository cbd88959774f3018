import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import type { SlotDose } from "./dose.ts";
import { rungDose } from "./rung-dose.ts";
import { isLightLifting } from "./light-lifting.ts";

const ACCESSORY = { isMain: false } as const;

/** From this best set on pull-ups are trained as sets. */
const FEWEST_FOR_SETS = 4;

/** Sets of 45 to 60 % of the most strict pull-ups in a row; below four, help and rows build towards them. */
export function pullUpDose(brief: SessionBrief, choice: Choice): SlotDose {
  const { context, frame } = brief;
  const most = context.athlete.gymnastics.strictPullUps;
  const easy = isLightLifting(brief);
  const strict = most !== undefined && most >= FEWEST_FOR_SETS;
  const assisted = strict ? choice : (context.picker.standIn("Band-assisted pull-up", new Set(["Pull-up (strict)"]), ACCESSORY) ?? choice);
  const done: Choice = assisted === choice ? choice : { ...assisted, replaced: { name: "Pull-up (strict)", reason: pullUpReason(most) } };
  if (!strict && assisted !== choice) {
    const rung = rungDose(brief, "pull-up", done);
    if (rung !== undefined) return rung;
  }
  const weighted = strict && !easy && most >= FEWEST_FOR_WEIGHT ? weightedDose(brief) : undefined;
  if (weighted !== undefined) return weighted;
  const share = easy ? 0.35 : 0.45 + 0.05 * ((macroWeekInTable(frame.macroWeek) - 1) % 4);
  const reps = strict ? strictReps(most ?? FEWEST_FOR_SETS, share) : easy ? 6 : 8;
  const rpe = Math.min(context.highestRpe, easy ? 5 : 7);
  const restSeconds = 90 + context.loading.extraRest;
  const why = strict ? `${Math.round((100 * reps) / most)} % of your best set of ${most}, never to failure.` : undefined;
  return {
    choice: done,
    role: "pull-up",
    secondsPerSet: reps * SECONDS_PER_REP + restSeconds,
    mostSets: 5,
    item: (sets) => setsItem(context, done, { sets, reps, restSeconds, rpe, why }),
  };
}

/** From this best set on the body alone is too light for sets of eight and fewer. */
const FEWEST_FOR_WEIGHT = 12;

function weightedDose(brief: SessionBrief): SlotDose | undefined {
  const { picker } = brief.context;
  return picker.allows("Weighted pull-up") ? rungDose(brief, "pull-up", picker.pick("Weighted pull-up")) : undefined;
}

const MOST_REPS = 10;
/** Of the best set, whatever the week: further sets have to be as good (microcycles.md section 6). */
const HIGHEST_SHARE = 0.6;

function strictReps(most: number, share: number): number {
  return Math.min(MOST_REPS, Math.floor(HIGHEST_SHARE * most), Math.max(2, Math.round(share * most)));
}

function pullUpReason(most: number | undefined): string {
  return most === undefined
    ? "Your strict pull-ups are not known yet."
    : `${most} strict ${most === 1 ? "pull-up is" : "pull-ups are"} too few for working sets; this builds them.`;
}

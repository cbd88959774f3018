import type { Exercise } from "../../catalogue/exercise.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { repCeiling } from "../../gates/rep-ceiling.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import type { SlotRole } from "../../selection/strength/slot.ts";
import { formatLoad } from "../../units/format.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { type Added, addedWeights } from "./added-weights.ts";
import type { SlotDose } from "./dose.ts";
import { EACH_SIDE } from "./exercise-form.ts";
import { isLightLifting } from "./light-lifting.ts";
import { isMildlyLimited } from "./mild-limits.ts";
import { settingOf } from "./settings.ts";
import { restOf } from "./accessory-dose.ts";

/** A way to make an exercise harder without weight: what is left of the repetitions to failure (exercise-selection.md section 8). */
interface Tempo {
  readonly share: number;
  readonly text: string;
  /** Of a repetition, in seconds. */
  readonly seconds: number;
}

const TEMPOS: readonly Tempo[] = [
  { share: 1, text: "", seconds: SECONDS_PER_REP },
  { share: 0.75, text: "Tempo 3-1-1: three seconds down, one still, up fast.", seconds: 5 },
  { share: 0.6, text: "Tempo 5-1-1: five seconds down, one still, up fast.", seconds: 7 },
  { share: 0.36, text: "Tempo 5-1-1 and one and a half: down, half way up, down again, all the way up.", seconds: 10 },
];

/** Repetitions in reserve in the first week of a phase; a week adds a repetition and takes half of one, as the body adapts. */
const RESERVE = { beginner: 3.5, intermediate: 3, advanced: 2.5, elite: 2 } as const;
const WEEKS_PER_PHASE = 4;

interface Range {
  readonly first: number;
  readonly most: number;
}

/** Repetitions of the first week of a phase, and the most of any week. */
function rangeOf(role: SlotRole, phase: number, eachSide: boolean): Range {
  const isLift = role === "main" || role === "secondary" || role === "pull-up" || role === "olympic";
  const first = (isLift ? 8 : role === "small" || role === "trunk" ? 12 : 10) - Math.min(2, phase);
  return { first: eachSide ? Math.min(8, first) : first, most: isLift || eachSide ? 15 : 20 };
}

/**
 * An exercise whose repetitions to failure are known: weight, tempo and repetitions that fit them, a repetition more from week to week,
 * the next weight or a slower tempo from phase to phase (exercise-selection.md sections 4 and 8). Undefined without a formula.
 */
export function rungDose(brief: SessionBrief, role: SlotRole, choice: Choice, isFirst = false): SlotDose | undefined {
  const { context, frame } = brief;
  const { exercise } = choice;
  if (repsToFailure(exercise.name, context.strength, 0) === undefined) return undefined;
  const eachSide = EACH_SIDE.has(exercise.name);
  const phase = Math.floor((frame.macroWeek - 1) / WEEKS_PER_PHASE);
  const week = (frame.macroWeek - 1) % WEEKS_PER_PHASE;
  const range =
    exercise.name === "Weighted pull-up" ? { first: WEIGHTED_REPS - Math.min(2, phase), most: 8 } : rangeOf(role, phase, eachSide);
  const highest = Math.min(context.highestRpe, context.loading.rpe, role === "trunk" ? 7 : HARDEST[context.level]);
  const reserve = Math.max(RESERVE[context.level], 10 - highest);
  const { added, tempo, toFailure } = settingFor(brief, exercise, phase, range.first + reserve, range.most - range.first - 3);
  const isEasy = isLightLifting(brief);
  const ceiling = repCeiling(exercise.name, context.athlete)?.perSession ?? UNLIMITED;
  const inTime = Math.floor(LONGEST_SET / (tempo.seconds * (eachSide ? 2 : 1)));
  const adapted = isEasy || brief.isTaper ? 0 : week / 2;
  const most = Math.max(1, Math.min(range.most, Math.floor(toFailure + adapted - (10 - highest)), inTime, Math.floor(ceiling / 2)));
  const start = Math.max(1, Math.min(most, range.most - 3, Math.floor(toFailure - reserve + 0.25)));
  const planned = isEasy ? Math.floor(start * EASY_SHARE) : brief.isTaper ? Math.min(TAPER_REPS, start) : Math.min(most, start + week);
  const reps = varied(Math.max(1, planned), brief, Math.max(1, isEasy ? start : most));
  const exact = Math.round((10 - (toFailure + adapted - reps)) * 2) / 2;
  const rpe = Math.min(highest, isEasy ? Math.min(6, Math.max(5, exact)) : Math.max(brief.isTaper ? 5 : 6, exact));
  const restSeconds = restOf(brief, role);
  const seconds = reps * (eachSide ? 2 : 1) * tempo.seconds;
  return {
    choice,
    role,
    secondsPerSet: seconds + restSeconds,
    mostSets: Math.min(isMildlyLimited(context, exercise) ? 2 : 5, Math.max(1, Math.floor(ceiling / reps))),
    item: (sets) => {
      const load = added.each === 0 ? undefined : { kilograms: added.each, perHand: added.perHand, estimated: true };
      const notes = [settingOf(exercise.name), tempo.text, isFirst && !isEasy ? NEXT_STEP : ""].filter((text) => text !== "").join(" ");
      const why = `By your numbers about ${Math.round(toFailure)} ${tempo.text === "" ? "" : "of these slow "}repetitions are possible.`;
      const item = setsItem(context, choice, {
        sets,
        reps,
        restSeconds,
        rpe,
        eachSide,
        load,
        why,
        notes: notes === "" ? undefined : notes,
      });
      const timed = { ...item, dose: { ...item.dose, totalSeconds: Math.round(sets * (seconds + restSeconds)) } };
      return added.where === "backpack" && load !== undefined
        ? { ...timed, weight: `backpack ${formatLoad(added.each, context.unit)}` }
        : timed;
    },
  };
}

/** What builds a lift leaves more in reserve than the lift itself, in its last week as well. */
const HARDEST = { beginner: 7.5, intermediate: 8, advanced: 8, elite: 8.5 } as const;
/** Weight on the belt is for strength: the body alone has the long sets. */
const WEIGHTED_REPS = 6;
const UNLIMITED = 999;
/** Seconds. */
const LONGEST_SET = 110;

/** Said once a session. */
const NEXT_STEP = "Two or more left at the end of every set, twice in a row: take the next weight or the slower tempo.";

const TAPER_REPS = 6;
const EASY_SHARE = 0.6;

/** Where a week or a day would be a copy of another: a repetition more, or fewer where there is no room. */
function varied(reps: number, { occurrence, variation }: SessionBrief, most: number): number {
  const shift = occurrence + variation;
  return reps + shift <= most ? reps + shift : Math.max(1, Math.min(most, reps) - shift);
}

interface Setting {
  readonly added: Added;
  readonly tempo: Tempo;
  readonly toFailure: number;
}

/** The heaviest weight that leaves `wanted` repetitions, and up to `room` more; above the last weight, and without one, a slower tempo from phase to phase. */
function settingFor({ context }: SessionBrief, exercise: Exercise, phase: number, wanted: number, room: number): Setting {
  const steps = addedWeights(exercise, context);
  const reps = steps.map(({ total }) => repsToFailure(exercise.name, context.strength, total) ?? wanted);
  const heaviest = Math.max(
    0,
    reps.findLastIndex((count) => count >= wanted),
  );
  const isMild = isMildlyLimited(context, exercise);
  // From the third phase on the body has grown stronger than the numbers say: a step more each time, as far as they may be wrong.
  const possible = reps.findLastIndex((count) => count >= CERTAIN * wanted);
  const stronger = Math.max(heaviest, Math.min(possible, heaviest + Math.max(0, phase - 2)));
  const index = Math.min(steps.length - 1, isMild ? Math.max(0, heaviest - 1) : stronger);
  const added = steps[index] ?? { total: 0, each: 0, perHand: false, where: "hands" };
  const atWeight = reps[index] ?? wanted;
  const isLast = index === steps.length - 1;
  const needed = TEMPOS.findIndex(({ share }) => atWeight * share <= wanted + room);
  const fewest = isLast && !isMild ? Math.min(TEMPOS.length - 1, phase) : 0;
  const wantedTempo = Math.max(fewest, needed === -1 ? TEMPOS.length - 1 : isLast ? needed : 0);
  let tempo = wantedTempo;
  while (tempo > 0 && atWeight * (TEMPOS[tempo]?.share ?? 1) < FEWEST_SLOW) tempo--;
  const found = TEMPOS[tempo] ?? { share: 1, text: "", seconds: SECONDS_PER_REP };
  return { added, tempo: found, toFailure: atWeight * found.share };
}

/** Formulas are right within a quarter (exercise-selection.md section 4). */
const CERTAIN = 0.75;

/** Slow repetitions of which fewer are possible are better done at their usual speed. */
const FEWEST_SLOW = 8;

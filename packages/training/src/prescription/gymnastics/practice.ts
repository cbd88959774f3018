import { bestSet, repCeiling } from "../../selection/gates/rep-ceiling.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { aimsAtPulls, statedSkills } from "../../athlete/stated/stated-skills.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { distanceText, SECONDS_PER_REP, setsItem, type TimedInput, timedItem } from "../items.ts";
import { EACH_SIDE } from "../strength/exercise-form.ts";
import type { Rung } from "./skill-ladders.ts";
import { repsWithTornHands } from "./torn-hands.ts";

/** How the sets follow each other: with their own rest, or every minute on the minute with another skill in between. */
export type Rhythm = { readonly kind: "sets" } | { readonly kind: "emom"; readonly minute: "Odd" | "Even" };

/** Share of the best set in the weeks of a phase: of the 30-50 % of microcycles.md section 6 what stays practice over many sets. */
const BEST_SET_SHARES = [0.3, 0.35, 0.4, 0.45] as const;
const PRACTICE_SETS = [6, 6, 7, 7] as const;
/** All sets together are at most so many times the best set; movements that cost the shoulders and hands most have no more than so many. */
const MOST_OF_BEST = 2;
const MOST_REPS = { muscleUp: 30, other: 70 } as const;
/** One muscle-up at a time is practice from six to ten of them (convention). */
const SINGLE_SETS = [6, 8, 9, 10] as const;
const MOST_SINGLES = 10;
/** Metres on the hands: more from week to week, and no longer than a minute with half of it rest takes. */
const WALKED_STEPS = [0, 1, 3, 5] as const;
const WALKED_BY_WAVE = 2;
const MOST_WALKED = 10;
const FEWEST_SETS = 5;
const EMOM_SETS = [5, 6, 6, 6] as const;
/** Seconds: at least half of each minute is rest. */
const LONGEST_HOLD_OF_A_MINUTE = 30;
const EASY_SETS = 4;
const REST_SECONDS = 60;
/** After many repetitions, and after muscle-ups in a row, breath and grip come back later. */
const LONG_REST = { from: 8, muscleUpsFrom: 3, seconds: 90 } as const;
const FULL_REST_SECONDS = 120;
const PRACTICE_RPE = 5;
const CARDIO_RPE = 4;

/** A rung as this week practises it: never near failure, more repetitions, seconds or sets from week to week. */
export function getPractice(brief: SessionBrief, rung: Rung, choice: Choice, rhythm: Rhythm, mostSeconds: number): DraftItem {
  const { context, frame } = brief;
  const easy = frame.isDeload || brief.isRecovery;
  const week = easy ? 0 : (frame.macroWeek - 1) % 4;
  const wished = getDose(brief, rung, week, rhythm.kind === "emom" ? (EMOM_SETS[week] ?? FEWEST_SETS) : FEWEST_SETS);
  const dose =
    rhythm.kind === "emom" && rung.held === true ? { ...wished, count: Math.min(wished.count, LONGEST_HOLD_OF_A_MINUTE) } : wished;
  const sides = EACH_SIDE.has(choice.exercise.name) ? 2 : 1;
  const work = rung.held === true ? dose.count : dose.count * (rung.walked === true ? SECONDS_PER_METRE : sides * SECONDS_PER_REP);
  const isEmom = rhythm.kind === "emom";
  const rest = restAfter(rung, dose);
  const perSet = isEmom ? 60 : work + rest;
  const isSingle = dose.count === 1 && isMuscleUp(rung.exercise);
  const growing = isEmom ? EMOM_SETS[week] : (isSingle ? SINGLE_SETS : PRACTICE_SETS)[dose.share === undefined ? 0 : week];
  const wanted = easy || brief.isTaper ? EASY_SETS : (dose.wantedSets ?? growing ?? EASY_SETS);
  const torn = Math.floor((repsWithTornHands(brief, choice.exercise.name) ?? Infinity) / dose.count);
  const sets = Math.max(
    1,
    Math.min(wanted, dose.wantedSets === undefined ? dose.mostSets : Infinity, torn, Math.floor(mostSeconds / perSet)),
  );
  const restSeconds = isEmom ? Math.max(20, Math.round(120 - work)) : rest;
  const rpe = Math.min(context.highestRpe, choice.exercise.category === "cardio" ? CARDIO_RPE : PRACTICE_RPE);
  const notes = isEmom ? `${rhythm.minute} minutes. ${rung.cue}` : rung.cue;
  const why = dose.why === undefined ? {} : { why: dose.why };
  const item =
    rung.walked === true
      ? walkedItem(context, choice, { metres: dose.count, seconds: Math.round(work), sets, restSeconds, rpe, notes })
      : rung.held === true
        ? timedItem(context, choice, { seconds: dose.count, sets, restSeconds, rpe, notes })
        : setsItem(context, choice, { sets, reps: dose.count, restSeconds, rpe, notes, eachSide: sides === 2, ...why });
  if (!isEmom) return item;
  // The minute says when the next set begins.
  const { restBetweenSets: _rest, ...line } = item;
  return { ...line, dose: { ...item.dose, totalSeconds: sets * 60 } };
}

/** On the hands, at the pace of somebody who can walk but not race. */
const SECONDS_PER_METRE = 2.5;

/** A way on the hands: metres, since nobody walks a minute on the hands by the clock. */
function walkedItem(
  context: SessionBrief["context"],
  choice: Choice,
  { metres, ...input }: { readonly metres: number } & Required<Pick<TimedInput, "seconds" | "sets" | "restSeconds" | "rpe" | "notes">>,
): DraftItem {
  const { duration: _duration, ...line } = timedItem(context, choice, input);
  return { ...line, distance: distanceText(metres) };
}

function restAfter({ exercise, held, walked }: Rung, { count, isOnly }: Dose): number {
  if (isOnly === true) return FULL_REST_SECONDS;
  if (held === true || walked === true) return REST_SECONDS;
  return count >= (isMuscleUp(exercise) ? LONG_REST.muscleUpsFrom : LONG_REST.from) ? LONG_REST.seconds : REST_SECONDS;
}

function isMuscleUp(exercise: string): boolean {
  return exercise.endsWith("muscle-up");
}

/** Nobody tells a best set of these: forty of them, both legs together, are practice, and more are a workout. */
const ALONE_ON_ONE_LEG = /pistol|skater/iu;
const MOST_ON_ONE_LEG = { reps: 4, sets: 5 } as const;

/** Waves that still begin higher than the one before. */
const MOST_WAVES = 2;

/** Repetitions of a session as multiples of the best set, a step each loading week: half of a week's ladder (dose-progression.md section 2.4). */
const AIMED_STEPS = [2.5, 2.75, 3, 3.375, 3.75, 4] as const;
/** One step each loading week, the ladder goes on where the deload found it. */
function getStep({ macroWeek }: SessionBrief["frame"]): number {
  const loading = macroWeek - 1 - Math.floor(macroWeek / FIRST_WAVE);
  return AIMED_STEPS[Math.min(Math.max(0, loading), AIMED_STEPS.length - 1)] ?? 4;
}

/** Who has three to five muscle-ups and wants to link more does two in a row from the second wave on. */
const LINKED_REPS = 2;
const FIRST_WAVE = 4;

function linksMuscleUps(athlete: Athlete, exercise: string, best: { readonly reps: number; readonly isKnown: boolean }): boolean {
  const goals = statedSkills(`${athlete.dislikes ?? ""}. ${athlete.injuries ?? ""}`);
  const isAim =
    isMuscleUp(exercise) && (goals.includes("muscle-up") || (goals.includes("ring-muscle-up") && exercise === "Ring muscle-up"));
  return isAim && best.isKnown && best.reps >= 3 && best.reps <= 5;
}

interface Dose {
  readonly count: number;
  readonly mostSets: number;
  /** Share of the best set; undefined where there is none to take a share of. */
  readonly share?: number;
  readonly why?: string;
  /** Sets of a skill that the athlete wants to learn, by its ladder. */
  readonly wantedSets?: number;
  /** One, or two of three, is all there is: with a full rest. */
  readonly isOnly?: true;
}

/** `sets` fit in any case: two skills that take turns have as many of each. */
function getDose({ context, frame }: SessionBrief, rung: Rung, week: number, sets: number): Dose {
  const best = bestSet(rung.exercise, context.athlete);
  if (rung.walked === true) {
    const wave = WALKED_BY_WAVE * Math.floor((frame.macroWeek - 1) / 4);
    return { count: Math.min(MOST_WALKED, rung.dose + wave + (WALKED_STEPS[week] ?? 0)), mostSets: 99 };
  }
  if (ALONE_ON_ONE_LEG.test(rung.exercise))
    return {
      count: Math.min(MOST_ON_ONE_LEG.reps, rung.dose + week + Math.floor((frame.macroWeek - 1) / (2 * FIRST_WAVE))),
      mostSets: MOST_ON_ONE_LEG.sets,
    };
  if (best === undefined) {
    if (rung.held === true) return { count: rung.dose + week * 5, mostSets: 99 };
    // Each wave begins a repetition above the last one, and a deload stays on it.
    const steps = week + Math.min(MOST_WAVES, Math.floor((frame.macroWeek - 1) / FIRST_WAVE));
    return { count: rung.dose + (rung.dose >= 2 ? steps : 0), mostSets: 99 };
  }
  const share = BEST_SET_SHARES[week] ?? 0.4;
  const ceiling = repCeiling(rung.exercise, context.athlete)?.perSession ?? 99;
  const most = Math.min(ceiling, MOST_REPS[isMuscleUp(rung.exercise) ? "muscleUp" : "other"]);
  const wanted = Math.max(Math.ceil(0.3 * best.reps), Math.min(Math.floor(0.5 * best.reps), Math.round(share * best.reps)), 1);
  const links = linksMuscleUps(context.athlete, rung.exercise, best) && frame.macroWeek > FIRST_WAVE && week > 0 ? LINKED_REPS : 1;
  const count = Math.max(links, Math.min(wanted, Math.floor(most / sets)));
  const isStrictPull = rung.exercise === "Pull-up (strict)" && best.isKnown;
  // Whoever has one repeats it fresh: each with a full rest, and the first miss is the last.
  if (best.reps === 1 && best.isKnown && isMuscleUp(rung.exercise))
    return {
      count,
      mostSets: Math.min(FEWEST_SETS, ceiling),
      share,
      isOnly: true,
      why: "One at a time with a full rest; stop at the first miss.",
    };
  const isSingle = count === 1 && isMuscleUp(rung.exercise);
  const aimed = isStrictPull && aimsAtPulls(context.athlete) ? Math.floor((getStep(frame) * best.reps) / count) : undefined;
  const inAll = isSingle ? MOST_SINGLES : Math.max(MOST_OF_BEST * best.reps, sets * count);
  const mostSets = Math.max(1, Math.floor(Math.min(most, inAll) / count));
  const percent = Math.round((100 * count) / best.reps);
  const known = best.of === undefined ? `your best set of ${best.reps}` : `your ${best.reps} ${best.of}`;
  const source = best.isKnown ? known : `${best.reps}, assumed as your best set until you enter yours`;
  return {
    count,
    mostSets,
    share,
    ...(aimed === undefined ? {} : { wantedSets: Math.min(aimed, Math.floor(most / count)) }),
    ...(links > 1 && count === links ? { isOnly: true as const } : {}),
    why:
      best.isKnown && best.of !== undefined
        ? `Set from ${known}; stop well short of failure.`
        : `${percent}% of ${source}; stop well short of failure.`,
  };
}

import type { Level } from "../athlete/athlete.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { type Commitment, getEffort, isLed, isOfPlan, SWIM_LESSON } from "../free-text/week-map/commitment.ts";
import { inSentence } from "../model/words.ts";
import { OWN_ACTIVITY, OWN_INTENT } from "../model/session-content.ts";
import { distanceText, durationText, timedItem } from "../prescription/items.ts";
import { commitmentOn } from "../week/days/commitments.ts";

/** A club ride, a class, a match or an hour with a coach that the athlete has on this day anyway; undefined on other days, and where the plan writes that sport itself. */
export function ownActivity(brief: SessionBrief): SessionDraft | undefined {
  const { context, code, date } = brief;
  const commitment = code === "RACE" ? undefined : commitmentOn(context.reading.days, date);
  if (commitment === undefined || (isOfPlan(commitment, context.athlete.focus) && !isLed(commitment))) return undefined;
  const total = 60 * Math.min(brief.minutes, context.health.sessionMinutes);
  const around = Math.min(Math.max(SLOW_ENDS, 60 * context.health.warmupMinutes), total / 4);
  const end = Math.min(Math.max(SLOW_ENDS, 60 * context.health.cooldownMinutes), total / 4);
  const rpe = Math.min(brief.rpe, context.highestRpe);
  const seconds = total - around - end;
  const isSwim = commitment.sport === "swim" && context.picker.pick("Swim technique").replaced === undefined;
  const line = (length: number, effort: number, notes: string) =>
    timedItem(context, context.picker.pick(isSwim && isOfPlan(commitment, context.athlete.focus) ? "Swim technique" : OWN_ACTIVITY), {
      seconds: length,
      rpe: Math.min(effort, rpe),
      notes,
    });
  const { label, sport } = commitment;
  const isLess = rpe < getEffort(commitment);
  // What a learner swims in a lesson nobody can count.
  const isOwnSwim = isSwim && isOfPlan(commitment, context.athlete.focus) && label !== SWIM_LESSON;
  // Of a squad's hour a good part is drills, easy lengths and the wall.
  const easy = isOwnSwim ? 60 * Math.round((EASY_PART_OF_SQUAD * seconds) / 60) : 0;
  const main = [
    ...(easy === 0 ? [] : [swum(line(easy, WARMUP_RPE, "Drills and the easy lengths between the sets."), context.level)]),
    isOwnSwim
      ? swum(line(seconds - easy, rpe, activityNote(commitment, rpe)), context.level)
      : line(seconds, rpe, activityNote(commitment, rpe)),
  ];
  return {
    title: `Your ${label}, ${durationText(total)}`,
    description: isLed(commitment)
      ? `Your coach writes this one: it is the ${sport === "swim" ? "swim" : "training"} of the day, and nothing comes on top of it.`
      : "This is your own training today: do nothing on top of it.",
    intent: OWN_INTENT,
    movementFocus: [sport === "swim" ? "swim" : "own activity"],
    complexity: 1,
    blocks: {
      warmup: [line(around, WARMUP_RPE, "Begin gently, whatever the others do.")],
      mainWorkout: main,
      cooldown: [line(end, WARMUP_RPE, "Let it fade out.")],
    },
    mainFormat: { kind: "steady", label: `${durationText(seconds)} of ${label}` },
    notes: {
      stimulus: STIMULUS_TEXTS[rpe >= HARD_RPE ? "hard" : rpe > LIGHT_RPE ? "work" : "easy"],
      strategy: `${strategyFor(commitment, isLess)} Limits and bans of this plan hold there too.`,
      substitutions: "If it is cancelled, walk for half an hour or take the day off.",
      warmup: "A few easy minutes before it gets going.",
    },
  };
}

const WARMUP_RPE = 3;
const LIGHT_RPE = 4;
const HARD_RPE = 7;
/** Seconds: a heart comes down for five minutes. */
const SLOW_ENDS = 300;
/** What a coached hour comes to with its rests, in metres a minute of its main part (convention). */
const SWIM_METRES_A_MINUTE = { beginner: 25, intermediate: 35, advanced: 42, elite: 50 } as const;
const STIMULUS_TEXTS = {
  hard: "A hard day for legs and lungs: it is counted as one of the hard days of your week.",
  work: "Work, and no race: you could do more at the end.",
  easy: "Easy: you could do more at the end.",
} as const;

/** The share of the main part that is swum easily. */
const EASY_PART_OF_SQUAD = 0.4;

function swum(line: DraftItem, level: Level): DraftItem {
  const metres = 50 * Math.round((SWIM_METRES_A_MINUTE[level] * line.dose.totalSeconds) / 3000);
  return { ...line, dose: { ...line.dose, metres } };
}

function activityNote(commitment: Commitment, rpe: number): string {
  const isLess = rpe < getEffort(commitment);
  if (isLess && isLed(commitment)) return "As the coach sets it, with fewer and easier reps.";
  if (isLess) return "With the others, at an effort at which you can talk.";
  if (isLed(commitment)) return "As the coach sets it; stop while it still goes well.";
  return rpe >= HARD_RPE
    ? "As hard as the others make it; stop while it still goes well."
    : "With the others, at an effort at which you can talk.";
}

function strategyFor(commitment: Commitment, isLess: boolean): string {
  if (isLed(commitment))
    return isLess ? "Tell your coach that this is a lighter week for you." : "Tell your coach what the days around it hold.";
  if (isLess) return "This time take part lightly: leave earlier, do all of it easy, or leave it out after a bad night.";
  return commitment.isHard ? "Give what the day asks for and no more." : "Keep it sociable.";
}

/** A session that the plan writes for a date of its own sport is named after it, where it is still that sport. */
export function named(brief: SessionBrief, draft: SessionDraft): SessionDraft {
  const { context, code, date } = brief;
  const commitment = code === "RACE" || brief.test !== undefined ? undefined : commitmentOn(context.reading.days, date);
  if (commitment === undefined || isLed(commitment) || !isOfPlan(commitment, context.athlete.focus)) return draft;
  const { label, sport, metres } = commitment;
  const { mainWorkout = [] } = draft.blocks;
  if (sport === "class" || sport === "gymnastics" || sport === "other" || !mainWorkout.some(({ name }) => IS_OF[sport].test(name)))
    return draft;
  const length = metres === undefined ? "" : ` of ${distanceText(metres)}`;
  return {
    ...draft,
    title: `Your ${label}: ${inSentence(draft.title)}`,
    description: `This is your ${label}${length}: go there, at the effort of this page. ${draft.description}`,
  };
}

const IS_OF = { run: /\brun\b/iu, ride: /\bride|bike\b/iu, swim: /\bswim\b/iu } as const;

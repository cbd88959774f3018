import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { type Commitment, isOfPlan } from "../free-text/week-map/commitment.ts";
import { codeFacts } from "../model/session-codes.ts";
import { inSentence } from "../model/words.ts";
import { OWN_ACTIVITY } from "../model/session-content.ts";
import { distanceText, durationText, timedItem } from "../prescription/items.ts";
import { commitmentOn } from "../week/days/commitments.ts";
import { SHORTEST_SESSION } from "../week/slots/week-layout.ts";

/** A club ride, a class or a match that the athlete has on this day anyway; undefined on other days, and where the plan trains that sport itself. */
export function ownActivity(brief: SessionBrief): SessionDraft | undefined {
  const { context, code, date } = brief;
  const commitment = code === "RACE" ? undefined : commitmentOn(context.reading.days, date);
  if (commitment === undefined || isOfPlan(commitment, context.athlete.focus)) return undefined;
  const { minutes: most = {} } = context.athlete.availability;
  const isEased = brief.frame.isDeload || brief.isTaper || brief.isRecovery;
  // Beside a ban on running or landing nobody plays flat out.
  const isSpared = !context.health.running || context.health.impact < 2;
  const isLight = isEased || isSpared || !codeFacts(code).hard;
  const share = isEased && (commitment.isHard || commitment.minutes >= LONG_MINUTES) ? EASED_SHARE : 1;
  const whole = Math.min(commitment.minutes, most[brief.weekday] ?? Infinity);
  const planned = Math.max(SHORTEST_SESSION, share === 1 ? whole : 5 * Math.round((share * whole) / 5));
  const total = 60 * Math.min(planned, context.health.sessionMinutes);
  const around = Math.min(Math.max(SLOW_ENDS, 60 * context.health.warmupMinutes), total / 4);
  const end = Math.min(Math.max(SLOW_ENDS, 60 * context.health.cooldownMinutes), total / 4);
  const rpe = Math.min(isLight ? LIGHT_RPE : brief.rpe, context.highestRpe);
  const line = (seconds: number, effort: number, notes: string) =>
    timedItem(context, context.picker.pick(OWN_ACTIVITY), { seconds, rpe: Math.min(effort, rpe), notes });
  const seconds = total - around - end;
  const { label } = commitment;
  const all = durationText(total);
  return {
    title: `Your ${label}, ${all}`,
    description: `Your own date of this day: it is the training, and nothing comes on top of it.`,
    intent: "What you keep doing counts: the other days are planned around it.",
    movementFocus: ["own activity"],
    complexity: 1,
    blocks: {
      warmup: [line(around, WARMUP_RPE, "Begin gently, whatever the others do.")],
      mainWorkout: [line(seconds, rpe, ACTIVITY_NOTES[isLight ? "light" : "hard"])],
      cooldown: [line(end, WARMUP_RPE, "Let it fade out.")],
    },
    mainFormat: { kind: "steady", label: `${durationText(seconds)} of ${label}` },
    notes: {
      stimulus: !isLight ? "A hard day: the next one in the plan is easier." : "Easy to moderate: you could do more at the end.",
      strategy: `${strategyFor(commitment, isLight)} Limits and bans of this plan hold there too.`,
      substitutions: "If it falls out, an easy half hour on foot or a day off is enough.",
      warmup: "A few easy minutes before it gets going.",
    },
  };
}

const WARMUP_RPE = 3;
const LIGHT_RPE = 4;
/** Seconds: a heart comes down for five minutes. */
const SLOW_ENDS = 300;
/** In a deload of a hard or long date; who rides home earlier does the same. */
const EASED_SHARE = 0.6;
const LONG_MINUTES = 90;
const ACTIVITY_NOTES = {
  light: "With the others, at an effort at which you can talk.",
  hard: "As the group or the coach sets it; stop while it still goes well.",
} as const;

function strategyFor({ isHard }: Commitment, isLight: boolean): string {
  if (!isHard) return "Keep it sociable.";
  return isLight ? "This time take part lightly: leave earlier, or do all of it easy." : "Give what the day asks for and no more.";
}

/** A session that the plan writes for a date of its own sport is named after it, where it is still that sport. */
export function named(brief: SessionBrief, draft: SessionDraft): SessionDraft {
  const { context, code, date } = brief;
  const commitment = code === "RACE" || brief.test !== undefined ? undefined : commitmentOn(context.reading.days, date);
  if (commitment === undefined || !isOfPlan(commitment, context.athlete.focus)) return draft;
  const { label, sport, metres } = commitment;
  const { mainWorkout = [] } = draft.blocks;
  if (sport === "class" || sport === "other" || !mainWorkout.some(({ name }) => IS_OF[sport].test(name))) return draft;
  const length = metres === undefined ? "" : ` of ${distanceText(metres)}`;
  return {
    ...draft,
    title: `Your ${label}: ${inSentence(draft.title)}`,
    description: `This is your ${label}${length}: go there, at the effort of this page. ${draft.description}`,
  };
}

const IS_OF = { run: /\brun\b/iu, ride: /\bride|bike\b/iu, swim: /\bswim\b/iu } as const;

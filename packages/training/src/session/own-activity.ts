import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { type Commitment, isOfPlan } from "../free-text/week-map/commitment.ts";
import { inSentence } from "../model/words.ts";
import { OWN_ACTIVITY } from "../model/session-content.ts";
import { distanceText, durationText, timedItem } from "../prescription/items.ts";
import { commitmentOn } from "../week/days/commitments.ts";
import { SHORTEST_SESSION } from "../week/slots/week-layout.ts";
import { SHORTEST_WARMUP } from "./time-frame.ts";

/** A club ride, a class or a match that the athlete has on this day anyway; undefined on other days, and where the plan trains that sport itself. */
export function ownActivity(brief: SessionBrief): SessionDraft | undefined {
  const { context, code, date } = brief;
  const commitment = code === "RACE" ? undefined : commitmentOn(context.reading.days, date);
  if (commitment === undefined || isOfPlan(commitment, context.athlete.focus)) return undefined;
  const { minutes: most = {} } = context.athlete.availability;
  // The others go on as long as ever, whatever the week of the plan.
  const total =
    60 * Math.max(SHORTEST_SESSION, Math.min(commitment.minutes, most[brief.weekday] ?? Infinity, context.health.sessionMinutes));
  const around = Math.min(SHORTEST_WARMUP, total / 4);
  const rpe = Math.min(brief.rpe, context.highestRpe);
  const line = (seconds: number, effort: number, notes: string) =>
    timedItem(context, context.picker.pick(OWN_ACTIVITY), { seconds, rpe: Math.min(effort, rpe), notes });
  const seconds = total - 2 * around;
  const { label } = commitment;
  const all = durationText(total);
  const isLight = !commitment.isHard || brief.frame.isDeload || brief.isTaper || brief.isRecovery;
  return {
    title: `Your ${label}, ${all}`,
    description: `Your own date of this day: it is the training, and nothing comes on top of it.`,
    intent: "What you keep doing counts: the other days are planned around it.",
    movementFocus: ["own activity"],
    complexity: 1,
    blocks: {
      warmup: [line(around, WARMUP_RPE, "Begin gently, whatever the others do.")],
      mainWorkout: [line(seconds, rpe, HOW[isLight ? "light" : "hard"])],
      cooldown: [line(around, WARMUP_RPE, "Let it fade out.")],
    },
    mainFormat: { kind: "steady", label: `${durationText(seconds)} of ${label}` },
    notes: {
      stimulus: commitment.isHard ? "A hard day: the next one in the plan is easier." : "Easy to moderate: you could do more at the end.",
      strategy: `${strategyFor(commitment, isLight)} Limits and bans of this plan hold there too.`,
      substitutions: "If it falls out, an easy half hour on foot or a day off is enough.",
      warmup: "A few easy minutes before it gets going.",
    },
  };
}

const WARMUP_RPE = 3;
const HOW = {
  light: "With the others, at an effort at which you can talk.",
  hard: "As the group or the coach sets it; stop while it still goes well.",
} as const;

function strategyFor({ isHard }: Commitment, isLight: boolean): string {
  if (!isHard) return "Keep it sociable.";
  return isLight ? "This week take part lightly: half of it, or all of it easy." : "Give what the day asks for and no more.";
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

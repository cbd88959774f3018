import type { Entity } from "../frame/entity.ts";
import type { Draft } from "../topic.ts";
import { itemText, shortDay } from "@ironpace/training";
import { readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { Turn } from "./turn.ts";

/** What was talked about, as far as it is known. */
export interface OfferContext {
  readonly entity?: Entity;
  /** Title of the session. */
  readonly session?: string;
  /** Title of the pending card. */
  readonly card?: string;
  /** Title of the article. */
  readonly article?: string;
  readonly isLog?: boolean;
}

/** A follow-up that is not understood: says so, and what can be asked about what was talked about. Nothing else is answered instead. */
export function notUnderstood({ entity, session, card, article, isLog }: OfferContext): Draft {
  const [about, ...offers] =
    card !== undefined
      ? [`the card “${card}”`, "Yes, do it", "No, leave it", "Why?"]
      : entity?.kind === "race"
        ? [entity.race.name, "How many weeks is that?", "What is my target there?", "How far off am I?"]
        : entity?.kind === "goal"
          ? [`your goal ${entity.goal.title}`, "By when?", "Is it realistic?", "What are my other goals?"]
          : entity?.kind === "value"
            ? [`your ${entity.lift?.name ?? entity.test?.name ?? "best"}`, "And a year ago?", "When was that?", "How is it going?"]
            : session !== undefined
              ? [`“${session}”`, "Why?", "Make it shorter", "What pace and weights?"]
              : isLog === true
                ? ["what you logged", "And the week before?", "Which was the hardest?", "What was the average effort?"]
                : article !== undefined
                  ? [`“${article}”`, "Shorter please", "Why?", "What does that mean for me?"]
                  : ["what we talked about", "What is today's session, and why?", "How did I do last week?", "What is my weak link?"];
  return {
    text: [`I am not sure how that fits with ${about ?? ""}. Could you put it another way, or pick one of these?`],
    followUps: offers,
  };
}

const SESSIONS: readonly (readonly [RegExp, (code: string, title: string) => boolean])[] = [
  [/\b(zone 2|easy|aerobic|base)\b/, (code) => code === "RL" || code === "RE"],
  [/\b(threshold|tempo)\b/, (code) => code === "RT"],
  [/\b(interval|intervals|vo2|speed)\b/, (code) => code === "RI"],
  [/\b(hyrox|compromised|station|roxzone|sim)\b/, (code) => code === "HX"],
  [/\b(deload)\b/, (_, title) => /^deload/i.test(title)],
];

/** An example of what was just explained, from the athlete's own plan. */
export function getExample(turn: Turn, { plan, today }: CoachView): Draft {
  const { words } = readQuestion(turn.question, "coaching_question");
  const ahead = plan === undefined ? [] : allSessions(plan).filter(({ date }) => date >= today);
  const subjects = words
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ""));
  const lines = ahead.flatMap((session) =>
    [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout]
      .filter(({ name }) => subjects.some((word) => new RegExp(`\\b${word}`, "i").test(name)))
      .map((item) => `${shortDay(session.date)}: ${itemText(item)}${item.why === undefined ? "" : ` (${item.why.replace(/\.$/, "")})`}`),
  );
  if (lines.length > 0) return { text: ["For example, from your own plan:", bullet(lines.slice(0, 3))] };
  const fits = SESSIONS.find(([pattern]) => pattern.test(words))?.[1];
  const session = fits === undefined ? undefined : ahead.find(({ code, title }) => fits(code, title));
  if (session !== undefined)
    return {
      text: [
        `For example, from your own plan: **${session.title}**, ${shortDay(session.date)}, ${session.duration} min.`,
        bullet([...session.blocks.strength, ...session.blocks.mainWorkout].slice(0, 5).map((item) => itemText(item))),
      ],
    };
  return {
    text: ["There is nothing like that in the next days of your plan. Which part would you like to know more about?"],
  };
}

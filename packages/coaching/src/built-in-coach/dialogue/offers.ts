import type { Entity } from "../frame/entity.ts";
import type { Draft } from "../topic.ts";

/** What was talked about, as far as it is known. */
export interface Focus {
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
export function notUnderstood({ entity, session, card, article, isLog }: Focus): Draft {
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
    text: [
      `I do not see how that follows from ${about ?? ""}, and I do not want to answer something else. Say it in other words, or ask one of these.`,
    ],
    followUps: offers,
  };
}

import { shortDay } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { type Heard, isElliptic } from "./heard.ts";

const ALL_DONE =
  /^(?:(?:just|ok|hey|so|yes|coach|and|i|ive) )*(?:did|done|finished|completed|got through|smashed|nailed) (?:everything|it all|all of it|the whole (?:thing|session|lot)|all|the session|todays session)(?: (?:today|this morning|tonight|now|as planned|on the plan|for today))*$/;

/** "Did everything today": the session of today is done. */
export function allDone({ tongue, words, asked, view }: Heard): string | undefined {
  if (tongue !== "en" || !ALL_DONE.test(words) || asked.content.includes("?")) return undefined;
  const today = view.plan?.plan.weeks.some(({ sessions }) => sessions.some(({ date }) => date === view.today));
  return today === true ? "mark todays session done" : undefined;
}

const PARTLY =
  /\b(?:stopped|quit|only (?:did|managed|got)|did only|managed|cut it|bailed)\b.{0,12}\b(\d{1,2}) (?:of|out of|\/) (?:the |my )?(\d{1,2})\b/;

/** "No wait, I stopped after 4 of the 5" beside the card for the session: what of it can be stored. */
export function partlyDone({ tongue, words, last }: Heard): Draft | undefined {
  const [, done, all] = PARTLY.exec(words) ?? [];
  const [card] = last?.cards ?? [];
  if (tongue !== "en" || done === undefined || card?.request.reason !== "record" || card.request.record.kind !== "complete")
    return undefined;
  return {
    isFinal: true,
    text: [
      `**${done} of ${all ?? ""}**: it still counts as a done session. Accept the card, then change the sets in the Session Log, so that the distance and the load are right.`,
      "How hard was it, from 1 to 10? I put it on the card.",
    ],
    proposals: last?.cards ?? [],
  };
}

const CHANGES =
  /\b(?:change|make|set|correct|fix|edit|update|it was|(?:put|log|enter|record|save|note) (?:it|that)(?: in| down)? as|should be|should have been)\b/;

/** "Change it to 3 hours" of a session that was logged: no card changes what is stored, and where it is changed. */
export function changeLogged(heard: Heard): Draft | undefined {
  const { tongue, words, last, frame } = heard;
  const head = last?.head;
  if (tongue !== "en" || head?.kind !== "work" || !CHANGES.test(words) || !isElliptic(heard)) return undefined;
  if (
    last === undefined ||
    last.cards.length > 0 ||
    !(frame.minutes !== undefined || /\b\d+(?:[.,]\d)? ?(?:h|hours?|hrs?|min\w*|kms?|k|kg|of 10)\b|\brpe \d/.test(words))
  )
    return undefined;
  const wish = /\b\d+(?:[.,]\d)? ?(?:h|hours?|hrs?|min\w*|kms?|k|kg|of 10)\b|\brpe \d+/.exec(words)?.[0] ?? "";
  return {
    isFinal: true,
    text: [
      `**I cannot change a session that is stored**, so nothing has changed: **${head.title}** (${shortDay(head.on)}) stays at ${head.work.minutes ?? 0} min for now.`,
      `Open the Session Log, tap ${shortDay(head.on)}, choose Edit and enter **${wish}**; the load follows from it.`,
    ],
  };
}

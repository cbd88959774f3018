import { fieldAsked } from "../frame/answer-entity.ts";
import { readQuestion } from "../question.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { sessionIn } from "./focus.ts";
import { mergeCard } from "./cards/merge-card.ts";
import {
  ACCEPT,
  CLEARLY_ACCEPT,
  EXAMPLE,
  isAcknowledgement,
  isRejection,
  REJECT,
  SHORTER,
  THANKS,
  UNDO,
  WHY_PHRASES,
} from "./cards/set-phrases.ts";
import { NO_TURN, type Turn } from "./turn.ts";
import { isMoreOfComplaint, question, resolve } from "./resolve.ts";
import { DAY } from "./rewriting/weekday-words.ts";
import { type Continuation } from "./rewriting/continuation-kinds.ts";

/** Without a card only these take something back: "bin it" is a wish about the session that was shown. */
const NEVER_MIND = /\b(?:nvm|nevermind|never mind|forget|ignore|changed my mind)\b/;
const MOST_WORDS = 11;
/** So many turns a card stays open while it is asked about. */
const OPEN_TURNS = 3;

/** Reads a message in the light of what was said before; the newest turn is the last. A message is first tried as an edit of the last question. */
export function continuation(content: string, turns: readonly Turn[], view: CoachView): Continuation {
  const { words } = readQuestion(content, "coaching_question");
  const chain = resolvedTurns(turns, view);
  const turn = chain.at(-1);
  if (UNDO.test(words)) return { kind: "undo", turn: turn ?? NO_TURN };
  if (turn === undefined) return { kind: "new" };
  const isPending = turn.proposals.length > 0;
  const isOfSession = /\b(it|that)\b.*\b(shorter|easier|lighter|longer)\b/.test(words) && sessionIn(turn, view) !== undefined;
  if (!isPending && isRejection(words) && NEVER_MIND.test(words)) return { kind: "draft", draft: ACKNOWLEDGED };
  if (turns.length > 0 && isAcknowledgement(words) && !(isPending && (ACCEPT.test(words) || REJECT.test(words))))
    return {
      kind: "draft",
      draft: (turns.at(-1)?.proposals.length ?? 0) > 0 && turn.decision === null && GRATEFUL.test(words) ? stillOpen(turn) : ACKNOWLEDGED,
    };
  if (!isOfSession && SHORTER.test(words) && !(isPending && /^(?:and )?(shorter|a bit shorter|make it shorter)$/.test(words)))
    return { kind: "shorter", turn };
  const merged = isPending ? mergeCard(words, content, turn, view) : undefined;
  if (merged !== undefined) return { kind: "draft", draft: merged };
  const there = /on (\w{3} \d{1,2} \w{3}): shall I swap it there\?|am \w{2} (\d{1,2}\. \w+): Soll ich dort tauschen\?/.exec(turn.answer);
  if (there !== null && ACCEPT.test(words)) {
    const before = readQuestion(turn.question, "coaching_question").words;
    const day = (there[1] ?? there[2] ?? "")
      .replace(/^\w{3} /, "")
      .replace(".", "")
      .toLowerCase();
    return question(`${before.replace(DAY, "").trim()} on ${day}`);
  }
  // "is that ok for legs?" in between leaves the card open.
  const open = isPending ? turn : chain.slice(-OPEN_TURNS).findLast(({ proposals, decision }) => proposals.length > 0 && decision === null);
  if ((isPending && ACCEPT.test(words)) || CLEARLY_ACCEPT.test(words)) return { kind: "accept", turn: open ?? turn };
  if (isPending && REJECT.test(words)) return { kind: "reject", turn };
  if (WHY_PHRASES.test(words)) return { kind: "why", turn: { ...turn, question: turn.question } };
  if (EXAMPLE.test(words)) return { kind: "example", turn };
  if (THANKS.test(words) || words.split(" ").length > MOST_WORDS) return { kind: "new" };
  // With its full stops: "only when I go deep. no swelling" denies the swelling, not the knee.
  if (isMoreOfComplaint(words, turn)) return question(`${turn.question}, ${content}`);
  return resolve(words, chain, view) ?? { kind: "new" };
}

/** The turns with questions that are complete in themselves: "8k" after "log a run today" is "log a run today 8k". */
function resolvedTurns(turns: readonly Turn[], view: CoachView): readonly Turn[] {
  const chain: Turn[] = [];
  for (const turn of turns) {
    const { words } = readQuestion(turn.question, "coaching_question");
    const isSet = [SHORTER, ACCEPT, REJECT, WHY_PHRASES, UNDO, EXAMPLE, THANKS].some((form) => form.test(words));
    const isShort = words.split(" ").length <= MOST_WORDS && chain.length > 0;
    const meant = isShort && !isSet ? resolve(words, chain, view) : undefined;
    const before = chain.at(-1);
    if (isSet && before !== undefined)
      chain.push({ ...turn, question: before.question, proposals: turn.proposals.length > 0 ? turn.proposals : before.proposals });
    else if (meant?.kind === "question") chain.push({ ...turn, question: meant.contents.at(-1) ?? turn.question });
    else if (before !== undefined && meant === undefined && isShort && turn.proposals.length === 0 && fieldAsked(words)?.rest.length === 0)
      chain.push({ ...turn, question: before.question });
    else if (meant?.kind === "draft" && before !== undefined) chain.push({ ...turn, question: before.question });
    else chain.push(turn);
  }
  return chain;
}

const GRATEFUL = /\b(?:thanks|thank|thx|cheers|great|perfect|awesome|danke|super)\b/;

/** Thanks for a card that nobody has accepted yet. */
function stillOpen({ proposals }: Turn): Draft {
  return {
    text: [`You are welcome. **${proposals[0]?.title ?? "The card"}** is still open: press **Accept** on it, or leave it.`],
    proposals,
  };
}

const ACKNOWLEDGED: Draft = { text: ["All right, nothing changes. Ask again whenever you like."] };

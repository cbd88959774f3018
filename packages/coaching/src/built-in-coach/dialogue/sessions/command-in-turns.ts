import type { AskedQuestion } from "../../answer/asked.ts";
import { readQuestion } from "../../question.ts";
import type { CoachView } from "../../view.ts";
import { commandAbout } from "./command-about.ts";
import { sessionIn } from "../focus.ts";
import { listed } from "./other-sessions.ts";
import { THANKS } from "../cards/set-phrases.ts";
import type { Turn } from "../turn.ts";

/** "thx!" in between is no subject: what follows starts anew, or goes on from what stands before it. */
export function withoutThanks(turns: readonly Turn[]): readonly Turn[] {
  const last = turns.at(-1);
  const isThanks = last !== undefined && last.proposals.length === 0 && THANKS.test(readQuestion(last.question, "coaching_question").words);
  return isThanks ? withoutThanks(turns.slice(0, -1)) : turns;
}

/** "ok and I only have 50 for it" after a session was shown: a wish about that session, whatever else its words could ask. */
export function isCommandAboutSession({ content, action, turns }: AskedQuestion, view: CoachView): boolean {
  const last = turns.at(-1);
  if (last === undefined) return false;
  const { words } = readQuestion(content, action);
  // "was yesterday" beside a card that logs something says when it was.
  if (last.proposals.length > 0) return /^(?:it |that |this )?was (?:on |actually )?(?:yesterday|today|\w+day)$/.test(words);
  return commandAbout(words, sessionIn(last, view) ?? listed(words, last, view), view) !== undefined;
}

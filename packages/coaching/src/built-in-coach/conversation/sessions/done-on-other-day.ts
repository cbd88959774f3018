import { moveTo } from "../../changes/move-to.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { translated } from "../../turn/translated.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const LONG =
  / (?:long run|the long one|(?:den |der )?langen?(?: lauf)?|(?:la )?(?:sortie )?longue|(?:la )?(?:tirada )?larga|(?:la )?(?:corsa )?lung[ao]|il lungo)(?= )/;
const DO =
  / (?:ill do|i will do|im doing|can i do|could i do|i(?:d| would) (?:rather )?do|doing|mach(?:e)? ich|ich mache?|lauf(?:e)? ich|je (?:la |le )?(?:fais|ferai)|(?:la |lo )?(?:hago|hare|dejo para)|(?:la |lo )?(?:faccio|farei|corro))(?= )/;
const ASIDE = / (?:it|la|le|lo|ok|okay|then|dann|lieber|rather|instead|plutot|mejor|meglio|wenn das geht|ja|no|che)(?= )/;

/** "la lunga la faccio domani ok?": the next long run on the day that is named. */
export function doneOnOtherDay({ words, frame, view, tongue }: Followed): Draft | undefined {
  const { plan, today } = view;
  const [day] = frame.days;
  if (plan === undefined || day === undefined || frame.days.length > 1 || day <= today || frame.verbs.length > 0) return undefined;
  const clause = readClause(words);
  if (clause.take(LONG) === undefined || clause.take(DO) === undefined) return undefined;
  for (const { concept, text } of frame.tokens) if (/^(?:day|time|reply)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined || clause.take(DO) !== undefined);
  const session = allSessions(plan).find((each) => each.code === "RL" && each.date >= today && isOpen(plan, each));
  if (session === undefined || !clause.isRead()) return undefined;
  return { ...translated(moveTo(session, day, view), tongue), isDecided: true };
}

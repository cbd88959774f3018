import { dayInWords, shortDay } from "@ironpace/training";
import type { Draft } from "../topic.ts";
import { isOpen, nextSession, noPlan } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { daysNamed, sessionOfKind, sessionOn } from "./session-named.ts";
import { daysJoined } from "./days-joined.ts";
import { offerDays, skip, skipSessions } from "./skip-sessions.ts";

/** "rest day today", "skip friday", "cancel tomorrow's session" */
export function restDay(words: string, view: CoachView): Draft | undefined {
  if (
    !/\b(rest day|day off|off day|off today|take (a |the )?(day|today) off|skip|skipping|cancel|drop|leave out|bin|rest (today|tomorrow|on|tonight))\b/.test(
      words,
    ) &&
    !/\b(not|cant|wont|dont want to|no) (train\w*|going to train|workout) (today|tomorrow|tonight|on)\b/.test(words)
  )
    return undefined;
  if (
    /\b(hyrox|marathon|entry|competition|triathlon)\b/.test(words) ||
    (/\b(skip (it|the deload|deload)|should i|how many|did i|what if|skipped|ok to|okay to|race|goal|rope)\b/.test(words) &&
      !/\bneed\b/.test(words))
  )
    return undefined;
  // "can i do yoga on my rest day" asks about that day, and wants no other.
  if (
    /^(?:can|could|may|is it ok) (?:i|to) (?:do|go|have|walk|swim|run|ride|play|train|lift)?\b.*\b(?:on|in) (?:my|a|the) (?:rest day|day off|off day)s?$/.test(
      words,
    )
  )
    return undefined;
  const { plan, today } = view;
  if (plan === undefined) return noPlan();
  if (/\b(each|every|per|a) week\b|\bweekly\b/.test(words))
    return {
      text: [
        `You train ${plan.plan.sessionsPerWeek} days a week. For one more rest day every week, say which day to drop: “I can't train Wednesdays any more”. Then I make the card, and the weeks after this one are planned again.`,
      ],
      followUps: ["I cant train wednesdays anymore"],
    };
  const [named] = daysNamed(words, today);
  if (/\bmove (my|the) rest day\b/.test(words) && named !== undefined) return offerDays(sessionOn(plan, named.day), named.day, view);
  const kind = sessionOfKind(words, plan, today, named?.day);
  const day = named?.day ?? kind?.date ?? today;
  const several = daysJoined(words, today);
  const sessions = several.flatMap((each) => sessionOn(plan, each) ?? []).filter((each) => isOpen(plan, each));
  if (several.length > 1 && sessions.length > 1) return skipSessions(sessions, view);
  const session = sessionOn(plan, day) ?? kind;
  if (session === undefined) {
    const next = nextSession(plan, day);
    return {
      text: [
        `${dayInWords(day).replace(/ \d{4}$/, "")} is a rest day already.${next === undefined ? "" : ` Next is ${next.title} on ${shortDay(next.date)}.`}`,
      ],
    };
  }
  if (!isOpen(plan, session))
    return { text: [`${session.title} on ${shortDay(session.date)} has a result already, so it stays as it is.`] };
  return skip([session], view);
}

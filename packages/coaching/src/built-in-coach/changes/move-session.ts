import { type Day, dayInWords, type Session, shortDay } from "@ironpace/training";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { nextSession, noPlan } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import { daysNamed, type NamedDay, openInWeek, sessionOfKind, sessionOn } from "./session-named.ts";
import { moveTo } from "./move-to.ts";
import { offerDays } from "./skip-sessions.ts";

/** "move tomorrow's session to friday", "swap thursday and friday", "can't train friday, can we do it thursday" */
export function moveSession(words: string, view: CoachView, before?: Session): Draft | undefined {
  const { plan, today } = view;
  const isMove =
    /\b(move|shift|swap|switch|reschedule|postpone|push|bring|put|change|have|do)\b/.test(words) ||
    /\b(instead|cant|cannot|wont|unable|busy)\b/.test(words);
  const days = firstMentions(daysNamed(words, today));
  if (!isMove || days.length === 0) return undefined;
  if (/\b(race|competition|goal|weight|weigh)\b/.test(words)) return undefined;
  if (/\b(minutes?|mins?|rest day|off day|day off|easier|easy on|shorter|lighter)\b/.test(words) && !/\b(move|instead|swap)\b/.test(words))
    return undefined;
  if (plan === undefined) return noPlan();
  if (days.length === 1 && before !== undefined && days[0] !== undefined && /\b(move|shift|push|put|bring|do) (it|that|this)\b/.test(words))
    return moveTo(before, days[0].day, view);
  const named = sessionOfKind(words, plan, today, days.length > 1 ? days[0]?.day : undefined);
  const [first, second] = days;
  if (first === undefined) return undefined;
  const isPair = named === undefined && second !== undefined && /\b(swap|switch|exchange)\b/.test(words);
  if (isPair && sessionOn(plan, first.day) === undefined) return moveTo(sessionOn(plan, second.day), first.day, view);
  const isSwapOfDays = named === undefined && second !== undefined;
  const goesTo = /\b(?:to|on|onto|for|until|till|and|with|it|do|back to|instead) (?:the )?(?:next |this )?$/;
  const target = isSwapOfDays || second !== undefined ? targetDay(words, days) : first.day;
  const source = isSwapOfDays || second !== undefined ? days.find(({ day }) => day !== target)?.day : undefined;
  const session =
    named !== undefined && (source === undefined || named.date === source || sessionOn(plan, source) === undefined)
      ? named
      : source === undefined
        ? undefined
        : (sessionOn(plan, source) ?? named);
  if (named === undefined && second === undefined) {
    const isOnlyDay =
      /\b(cant|cannot|wont|unable|not able|no time|busy)\b/.test(words) ||
      (/\b(move|shift|reschedule|postpone|push)\b/.test(words) && !goesTo.test(words.slice(0, first.at)));
    return isOnlyDay
      ? offerDays(sessionOn(plan, first.day), first.day, view)
      : /\b(move|shift|push|bring|put|reschedule)\b/.test(words)
        ? moveTo(nextSession(plan, today), first.day, view)
        : undefined;
  }
  return session === undefined ? nothingToMove(source ?? first.day, plan, today) : moveTo(session, target, view);
}

/** "Tomorrow's lifting on Thursday, I have a dinner on Tuesday": a day that is named again as the reason is no other day. */
function firstMentions(days: readonly NamedDay[]): readonly NamedDay[] {
  return days.filter(({ day }, at) => days.findIndex((other) => other.day === day) === at);
}

/** A day without a session, and what could be moved in its week instead. */
export function nothingToMove(free: Day, plan: ActivePlan, today: Day): Draft {
  return {
    text: [
      `${dayInWords(free).replace(/ \d{4}$/, "")} has no session in your plan, so there is nothing to move. This week: ${list(openInWeek(plan, free, today).map(({ date, title }) => `${shortDay(date)} ${title}`))}.`,
    ],
    isDecided: true,
  };
}

/** The day after "to" or "instead", else the last one; the day after "instead of" is where it comes from. */
function targetDay(words: string, days: readonly { readonly day: Day; readonly at: number }[]): Day {
  const from = days.find(({ at }) =>
    /\b(instead of|rather than|not|(cant|cannot|wont|unable to|not able to)( (make|do|train|come))?( it)?( on)?) (on )?(the )?$/.test(
      words.slice(Math.max(0, at - 24), at),
    ),
  );
  const other = from === undefined ? undefined : days.find(({ day }) => day !== from.day);
  if (other !== undefined) return other.day;
  const free = days.find(({ at }) => /^\w+( \w+)? (is|im|i am) free\b/.test(words.slice(at)));
  if (free !== undefined) return free.day;
  const before = (at: number): string => words.slice(Math.max(0, at - 14), at);
  const marked = days.find(({ at }) => /\b(to|onto|until|do it|it on|do it on|put it on|it) (the )?$/.test(before(at)));
  return (marked ?? days.at(-1))?.day ?? "";
}

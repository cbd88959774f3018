import { type Day, getMonday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { offerDays, skipSessions } from "../../changes/skip-sessions.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { translated } from "../translated.ts";
import { sessionMeant } from "./session-meant.ts";

export function moveOf(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, days, subjects } = frame;
  const kind = subjects[0]?.kind;
  const meant =
    kind === undefined
      ? undefined
      : allSessions(plan).find((each) => each.date >= view.today && isOpen(plan, each) && kind.isPlanned(each));
  // "a different day for the long run": which days there are.
  if (days.length === 0 && meant !== undefined) return translated(offerDays(meant, meant.date, view), tongue);
  // "can the long run go to Sunday, my parents are here on Saturday": the day it stands on is the reason.
  const target = meant === undefined || days.length !== 2 ? undefined : days.find((day) => day !== meant.date);
  if (meant !== undefined && target !== undefined && days.includes(meant.date)) return translated(moveTo(meant, target, view), tongue);
  const [first, second] = days;
  if (first === undefined) return undefined;
  const session = second === undefined ? meant : sessionOn(plan, first);
  const to = second ?? first;
  if (session?.date === to) return undefined;
  if (session === undefined) return second === undefined ? undefined : freeDay(frame, first, plan, view, second);
  return translated(moveTo(session, to, view), tongue);
}

/** "swap Thursday and Friday": what stands on one of them goes to the other. */
export function swapDays(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const [first, second] = frame.days;
  if (first === undefined || second === undefined) return undefined;
  return sessionOn(plan, first) === undefined ? moveOf({ ...frame, days: [second, first] }, plan, view) : moveOf(frame, plan, view);
}

/** Nothing stands on the day: it is free already, and what comes next. */
function freeDay({ tongue }: Frame, day: Day, plan: ActivePlan, view: CoachView, to?: Day): Draft {
  const { today } = view;
  const say = sayIn(tongue);
  const when = dayIn(tongue, day, false);
  const next = allSessions(plan).find((each) => each.date >= (day < today ? today : day) && isOpen(plan, each));
  const before = allSessions(plan).findLast((each) => each.date < day && each.date >= today && isOpen(plan, each));
  // What is next may be meant.
  const moved =
    next === undefined || to === undefined || next.date === to || getMonday(next.date) !== getMonday(to)
      ? undefined
      : translated(moveTo(next, to, view), tongue);
  const around = [before, next].flatMap((each) => (each === undefined ? [] : [`**${each.title}** (${dayIn(tongue, each.date, false)})`]));
  return {
    text: [
      say(
        `**${when} is free already**: no session is planned, so nothing has to move.`,
        `**${when} ist schon frei**: keine Einheit geplant, es muss also nichts verschoben werden.`,
        `**${when} est déjà libre** : aucune séance prévue, il n’y a rien à déplacer.`,
        `**${when} ya está libre**: no hay sesión prevista, no hay nada que mover.`,
        `**${when} è già libero**: nessuna sessione in programma, non c’è nulla da spostare.`,
      ),
      ...(around.length === 0 ? [] : [`${say("Around it", "Rundherum", "Autour", "Alrededor", "Intorno")}: ${listIn(tongue, around)}.`]),
      ...(moved?.proposals === undefined
        ? []
        : [
            say(
              "If you mean the next session:",
              "Wenn du die nächste Einheit meinst:",
              "Si tu parles de la prochaine séance :",
              "Si te refieres a la próxima sesión:",
              "Se intendi la prossima sessione:",
            ),
            ...moved.text,
          ]),
    ],
    ...(moved?.proposals !== undefined && { proposals: moved.proposals }),
    isDecided: true,
  };
}

/** Days, a period or a session is left out; where only time is short, another day is offered first. */
export function leaveOut(frame: Frame, plan: ActivePlan, view: CoachView, isSure: boolean): Draft | undefined {
  const { tongue, days, periods, weekdays, until } = frame;
  const { today } = view;
  if (frame.isForGood || weekdays.length > 0 || until !== undefined || frame.lines.length > 0 || frame.gear.length > 0) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const [period] = periods;
  if (days.length > 0) {
    const found = open.filter(({ date }) => days.includes(date));
    const [first] = found;
    if (first === undefined) return days[0] === undefined ? undefined : freeDay(frame, days[0], plan, view);
    if (found.length === 1 && !isSure) return translated(offerDays(first, first.date, view), tongue);
    return translated(skipSessions(found, view), tongue);
  }
  if (period !== undefined && isSure) {
    const found = open.filter(({ date }) => date >= period.from && date <= period.to);
    return found.length === 0 ? undefined : translated(skipSessions(found, view), tongue);
  }
  const session = frame.subjects.length === 1 ? sessionMeant(frame, plan, today) : undefined;
  return session === undefined || !isSure || frame.subjects[0]?.lift !== undefined
    ? undefined
    : translated(skipSessions([session], view), tongue);
}

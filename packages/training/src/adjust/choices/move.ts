import type { Athlete, Move } from "../../athlete/athlete.ts";
import { type Day, daysBetween, getMonday, parseDay, shortDay, getWeekday } from "../../calendar/day.ts";
import { startingAthlete } from "../../plan/continuation/starting-athlete.ts";
import { absenceOn, reliefOn, vdotShareOn } from "../../athlete/interruptions.ts";
import { mayBeOn } from "../../week/slots/moves.ts";
import type { Plan, Session } from "../../model/plan.ts";
import { getRaces } from "../../season/demand/races/race-calendar.ts";
import { weekDates } from "../../season/race-window.ts";
import { validatePlan } from "../../checks/validate.ts";
import { isSame } from "../same.ts";
import type { Progress } from "../adjustment.ts";
import { type MoveWarning, moveWarnings } from "./move-warnings.ts";

/** Which session goes where: an id of the plan, and a day of the same week. */
export interface WishedMove {
  readonly sessionId: string;
  readonly to: Day;
}

/** Why a session stays where it is. */
export type MoveRefusal =
  | "unknown-session"
  | "done"
  | "race"
  | "same-day"
  | "other-week"
  | "past-day"
  | "day-is-done"
  | "day-is-taken"
  | "made-for-before"
  | "away"
  | "coming-back"
  | "near-race";

/** Whether a session may move to a day, and what a coach says about it. */
export type MoveCheck =
  | {
      readonly kind: "possible";
      /** The id of the session on that day, which takes the day that becomes free. */
      readonly swapsWith?: string;
      /** Empty when the order of days stays a good one. The athlete decides: a warning refuses nothing. */
      readonly warnings: readonly MoveWarning[];
    }
  /** The reason is a sentence for the athlete. */
  | { readonly kind: "refused"; readonly code: MoveRefusal; readonly reason: string };

/**
 * What moving a session means, without moving it: for a hint while it is dragged. `progress` as in `adjust`. One that was missed may still
 * be done on a free day of its week, as long as what is in it fits the circumstances of today.
 */
export function checkMove(plan: Plan, athlete: Athlete, { sessionId, to }: WishedMove, progress: Progress): MoveCheck {
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const session = sessions.find(({ id }) => id === sessionId);
  if (session === undefined) return refused("unknown-session", "This session is not in your plan.");
  const other = sessions.find((candidate) => candidate.date === to && candidate !== session);
  const refusal =
    findRefusal(session, other, to, progress) ??
    refusalByDay(plan, startingAthlete(athlete, plan.startsFrom, plan.startDate), session, other, to) ??
    refusalByRules(plan, athlete, session, { to, today: progress.today });
  if (refusal !== undefined) return refusal;
  const warnings = moveWarnings(athlete, sessions, onOtherDays(sessions, { from: session.date, to }));
  return { kind: "possible", ...(other === undefined ? {} : { swapsWith: other.id }), warnings };
}

/** The days of the session's week and what moving it there means, Monday first; empty for an unknown session. */
export function moveOptions(
  plan: Plan,
  athlete: Athlete,
  sessionId: string,
  progress: Progress,
): readonly { readonly date: Day; readonly check: MoveCheck }[] {
  const session = plan.weeks.flatMap((week) => week.sessions).find(({ id }) => id === sessionId);
  if (session === undefined) return [];
  return weekDates(getMonday(session.date)).map((date) => ({ date, check: checkMove(plan, athlete, { sessionId, to: date }, progress) }));
}

/** The athlete's moves with one more; one that takes the last one back leaves neither. */
export function withMove({ moves = [] }: Athlete, move: Move): readonly Move[] {
  const last = moves.at(-1);
  const isBack = last !== undefined && [last.from, last.to].includes(move.from) && [last.from, last.to].includes(move.to);
  return isBack ? moves.slice(0, -1) : [...moves, move];
}

/** The sessions of two days on each other's day, in the order of the days. Nothing in them changes. */
function onOtherDays(sessions: readonly Session[], { from, to }: Move): readonly Session[] {
  return sessions
    .map((session) => {
      const date = session.date === from ? to : session.date === to ? from : undefined;
      return date === undefined ? session : { ...session, date, weekday: getWeekday(date) };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function findRefusal(session: Session, other: Session | undefined, to: Day, { today, outcomes }: Progress): MoveCheck | undefined {
  const isDone = (id: string): boolean => outcomes.some(({ sessionId }) => sessionId === id);
  if (isDone(session.id)) return refused("done", "Done or skipped sessions stay where they are.");
  if (session.code === "RACE" || other?.code === "RACE") return refused("race", "A race stays on its day.");
  if (session.date === to) return refused("same-day", `It is on ${shortDay(to)} already.`);
  if (parseDay(to) === undefined || getMonday(to) !== getMonday(session.date))
    return refused("other-week", "A session can only move within its week, because the load of each week builds on the one before.");
  if (to < today) return refused("past-day", `${shortDay(to)} is over.`);
  if (other === undefined) return undefined;
  if (isDone(other.id)) return refused("day-is-done", `${shortDay(to)} already has a completed session.`);
  return session.date < today
    ? refused(
        "day-is-taken",
        `${shortDay(to)} already has a session, and the two cannot trade places because the missed day is over. Move that session first.`,
      )
    : undefined;
}

/** A session that was past when the plan was last adjusted was made for other circumstances, and its load may be too much beside what came for it. */
function refusalByRules(
  plan: Plan,
  athlete: Athlete,
  { id, date: from, title }: Session,
  { to, today }: { readonly to: Day; readonly today: Day },
): MoveCheck | undefined {
  if (plan.adjusted?.kept.includes(id) !== true) return undefined;
  const broken = validatePlan(withMoved(plan, { sessionId: id, to }, today), { ...athlete, moves: withMove(athlete, { from, to }) });
  const known = broken.length === 0 ? broken : validatePlan(plan, athlete);
  const isKnown = (rule: string, message: string): boolean => known.some((old) => old.rule === rule && old.message === message);
  if (broken.every(({ rule, message }) => isKnown(rule, message))) return undefined;
  return refused("made-for-before", `${title} was made before your plan was adjusted, and its content no longer fits.`);
}

/** The plan with a session on another day of its week; what is there takes its day. What was missed before `today` counts among what is to come again. */
export function withMoved(plan: Plan, { sessionId, to }: WishedMove, today: Day): Plan {
  const week = plan.weeks.find(({ sessions }) => sessions.some(({ id }) => id === sessionId));
  const from = week?.sessions.find(({ id }) => id === sessionId)?.date;
  if (week === undefined || from === undefined) return plan;
  const { adjusted } = plan;
  return {
    ...plan,
    weeks: plan.weeks.map((other) => (other === week ? { ...week, sessions: onOtherDays(week.sessions, { from, to }) } : other)),
    ...(adjusted === undefined || from >= today ? {} : { adjusted: { ...adjusted, kept: adjusted.kept.filter((id) => id !== sessionId) } }),
  };
}

/** What the athlete's other circumstances say about the two days. */
function refusalByDay(plan: Plan, athlete: Athlete, session: Session, other: Session | undefined, to: Day): MoveCheck | undefined {
  const from = session.date;
  if (absenceOn(athlete, to) !== undefined) return refused("away", `You are away on ${shortDay(to)}.`);
  const isAlike = isSame(reliefOn(athlete, from), reliefOn(athlete, to)) && vdotShareOn(athlete, from) === vdotShareOn(athlete, to);
  if (!isAlike)
    return refused("coming-back", "After a break or with a new problem, training builds up in steps, so each day keeps its place.");
  const { races } = getRaces(athlete, plan.startDate, plan.durationWeeks);
  const fits = (moved: Session, date: Day): boolean =>
    mayBeOn(races, { ...moved, minutes: moved.duration, rpe: moved.intensityLevel }, date);
  if (fits(session, to) && (other === undefined || fits(other, from))) return undefined;
  const nearest = races.toSorted((a, b) => Math.abs(daysBetween(a.date, to)) - Math.abs(daysBetween(b.date, to)))[0];
  return refused("near-race", `The days around ${nearest?.name ?? "the race"} have to stay in this order.`);
}

function refused(code: MoveRefusal, reason: string): MoveCheck {
  return { kind: "refused", code, reason };
}

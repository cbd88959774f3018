import { addDays, type Day, type ExerciseItem } from "@ironpace/training";
import { METRIC } from "#backend/preferences/units.ts";
import { getFigure } from "./session/dose.ts";
import { isMovable } from "./session/movable.ts";
import { sessionState, type PlanView, type SessionState, type SessionView } from "./plan-view.ts";
import { sessionsOfWeek, getSum, weekStart } from "./weeks.ts";

export interface WeekSheet {
  readonly week: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly isDeload: boolean;
  readonly sessionCount: number;
  /** Minutes. */
  readonly duration: number;
  /** Monday to Sunday. */
  readonly days: readonly SheetDay[];
}

export interface SheetDay {
  readonly day: Day;
  readonly isToday: boolean;
  /** A session can be moved here: the day is not over, and nothing is on it that has to stay. */
  readonly isOpen: boolean;
  readonly sessions: readonly SheetSessionView[];
  /** What was on this day, which is over, and went to another one. */
  readonly movedAway: readonly SessionView[];
}

export interface SheetSessionView extends SessionView {
  readonly state: SessionState;
  /** It can go to another day. */
  readonly isMovable: boolean;
}

export function getWeekSheet(plan: PlanView, week: number, today: Day): WeekSheet {
  const sessions = sessionsOfWeek(plan, week);
  const firstDay = weekStart(plan, week);
  return {
    week,
    firstDay,
    lastDay: addDays(firstDay, 6),
    isDeload: sessions.some((session) => session.isDeload),
    sessionCount: sessions.length,
    duration: getSum(sessions, (session) => session.duration),
    days: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(firstDay, index);
      const there = sessions.filter((session) => session.date === day);
      return {
        day,
        isToday: day === today,
        movedAway: sessions.filter((session) => day < today && session.movedFrom === day && session.date !== day),
        isOpen: day >= today && there.every((session) => isMovable(session, today)),
        sessions: there.map((session) => ({ ...session, state: stateIn(plan, session, today), isMovable: isMovable(session, today) })),
      };
    }),
  };
}

/** An ended plan asks for nothing today. */
function stateIn(plan: PlanView, session: SessionView, today: Day): SessionState {
  const state = sessionState(session, today);
  return state === "now" && plan.status !== "active" ? "planned" : state;
}

/**
 * The lines that say what a session is about: up to three of its working blocks, those with a number first, in their order. A session named
 * after its run shows the run also where it is run by feel.
 */
export function keyPrescriptions(session: SessionView, limit = 3): readonly ExerciseItem[] {
  const work = [...session.blocks.strength, ...session.blocks.skill, ...session.blocks.mainWorkout];
  const numbered = work.filter((item) => !["text", undefined].includes(getFigure(item, METRIC)?.face));
  const run = /\brun\b/i.test(session.title) ? work.filter(({ name }) => /\brun\b/i.test(name)).slice(0, 1) : [];
  const chosen = [...new Set([...run, ...numbered, ...work])].slice(0, limit);
  return work.filter((item) => chosen.includes(item));
}

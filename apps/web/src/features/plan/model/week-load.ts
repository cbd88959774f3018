import { addDays, type Day } from "@ironpace/training";
import { asDone } from "./done-amounts.ts";
import type { PlanView, SessionView } from "./plan-view.ts";
import { sessionState } from "./plan-view.ts";
import { sessionsOfWeek, getSum, weekStart } from "./weeks.ts";

/** Session load (minutes × effort) of a week, day by day. */
export interface WeekLoad {
  readonly planned: number;
  readonly done: number;
  /** Percent against the week before; absent in the first week. */
  readonly change?: number;
  readonly days: readonly DayLoad[];
}

export interface DayLoad {
  readonly day: Day;
  readonly load: number;
  /** Against the heaviest half of a day in this week, 0-1. */
  readonly iron: number;
  readonly pace: number;
  readonly state: "done" | "now" | "planned";
}

export function getWeekLoad(plan: PlanView, week: number, today: Day): WeekLoad {
  const sessions = sessionsOfWeek(plan, week);
  const planned = getSum(sessions, getLoad);
  const before = getSum(sessionsOfWeek(plan, week - 1), getLoad);
  const byDay = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(weekStart(plan, week), index);
    return { day, sessions: sessions.filter((session) => session.date === day) };
  });
  const largest = Math.max(1, ...byDay.flatMap((entry) => [getIron(entry.sessions), getPace(entry.sessions)]));
  return {
    planned,
    done: getSum(sessions.filter((session) => session.completed).map(asDone), getLoad),
    ...(before > 0 ? { change: Math.round((planned / before - 1) * 100) } : {}),
    days: byDay.map((entry) => ({
      day: entry.day,
      load: getSum(entry.sessions, getLoad),
      iron: getIron(entry.sessions) / largest,
      pace: getPace(entry.sessions) / largest,
      state: getState(entry.sessions, entry.day, today),
    })),
  };
}

const getLoad = (session: SessionView): number => session.load;
const getIron = (sessions: readonly SessionView[]): number => getSum(sessions, (session) => session.ironLoad);
const getPace = (sessions: readonly SessionView[]): number => getSum(sessions, (session) => session.load - session.ironLoad);

function getState(sessions: readonly SessionView[], day: Day, today: Day): DayLoad["state"] {
  if (sessions.length > 0 && sessions.every((session) => sessionState(session, today) === "done")) return "done";
  return day === today ? "now" : "planned";
}

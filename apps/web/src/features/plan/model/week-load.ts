import { addDays, type Day } from "@ironpace/training";
import { type OwnPlanned, ownLoad } from "#backend/reads/own-planned.ts";
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
  /** The athlete planned something beside the plan, which its load does not count. */
  readonly hasOwn: boolean;
  /** Of the plan, against the heaviest half of a day in this week with its own sessions, 0-1. */
  readonly iron: number;
  readonly pace: number;
  /** Own sessions, which stand on those of the plan. */
  readonly ownIron: number;
  readonly ownPace: number;
  readonly state: "done" | "now" | "planned";
}

export function getWeekLoad(plan: PlanView, week: number, today: Day, own: readonly OwnPlanned[] = []): WeekLoad {
  const sessions = sessionsOfWeek(plan, week);
  const planned = getSum(sessions, getLoad);
  const before = getSum(sessionsOfWeek(plan, week - 1), getLoad);
  const byDay = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(weekStart(plan, week), index);
    const ofDay = sessions.filter((session) => session.date === day);
    const beside = own.filter((one) => one.day === day).map(ownLoad);
    return {
      day,
      sessions: ofDay,
      hasOwn: beside.length > 0,
      iron: getIron(ofDay),
      pace: getPace(ofDay),
      ownIron: beside.reduce((sum, { iron }) => sum + iron, 0),
      ownPace: beside.reduce((sum, { pace }) => sum + pace, 0),
    };
  });
  const largest = Math.max(1, ...byDay.flatMap(({ iron, pace, ownIron, ownPace }) => [iron + ownIron, pace + ownPace]));
  return {
    planned,
    done: getSum(sessions.filter((session) => session.completed).map(asDone), getLoad),
    ...(before > 0 ? { change: Math.round((planned / before - 1) * 100) } : {}),
    days: byDay.map((entry) => ({
      day: entry.day,
      load: getSum(entry.sessions, getLoad),
      hasOwn: entry.hasOwn,
      iron: entry.iron / largest,
      pace: entry.pace / largest,
      ownIron: entry.ownIron / largest,
      ownPace: entry.ownPace / largest,
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

import { addDays } from "@ironpace/training";
import type { ReactNode } from "react";
import { ownLoad, type OwnPlanned } from "#backend/reads/own-planned.ts";
import { useOwnPlanned } from "#backend/reads/use-own-planned.ts";
import { WeekBars } from "#features/dashboard/components/week-bars.tsx";
import { WeekStrip } from "#features/dashboard/components/week-strip.tsx";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { getWeekSheet } from "#features/plan/model/week-sheet.ts";
import { getWeek, weekStart } from "#features/plan/model/weeks.ts";
import { calendarPath, paths, sessionPath } from "../../navigation/paths.ts";

interface ThisWeekProps {
  readonly plan: PlanView;
  readonly today: string;
  readonly isPhone?: boolean;
}

/** The week of the plan that is now, with what the athlete planned beside it; nothing before the block begins and after it has ended. */
export function ThisWeek({ plan, today, isPhone = false }: ThisWeekProps): ReactNode {
  const week = getWeek(plan, today);
  const monday = weekStart(plan, week);
  const own = useOwnPlanned(monday, addDays(monday, 6));
  if (week < 1 || week > plan.durationWeeks) return null;
  const days = getWeekSheet(plan, week, today).days.map(({ sessions, ...day }) => ({
    ...day,
    sessions: [
      ...sessions.map((session) => ({ ...session, href: sessionPath(plan.id, session.id) })),
      ...own.filter((one) => one.day === day.day).map((one) => toStripSession(one, today)),
    ],
  }));
  return isPhone ? (
    <WeekBars week={week} days={days} planHref={paths.trainingPlans} />
  ) : (
    <WeekStrip days={days} planHref={paths.trainingPlans} />
  );
}

function toStripSession(own: OwnPlanned, today: string) {
  const { id, title, day, duration } = own;
  const { iron, pace } = ownLoad(own);
  const state = day === today ? ("now" as const) : day < today ? ("missed" as const) : ("planned" as const);
  return { id, title, duration, state, load: iron + pace, ironLoad: iron, href: calendarPath(day) };
}

import type { ReactNode } from "react";
import { WeekBars } from "#features/dashboard/components/week-bars.tsx";
import { WeekStrip } from "#features/dashboard/components/week-strip.tsx";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { getWeekSheet } from "#features/plan/model/week-sheet.ts";
import { getWeek } from "#features/plan/model/weeks.ts";
import { paths, sessionPath } from "../../navigation/paths.ts";

interface ThisWeekProps {
  readonly plan: PlanView;
  readonly today: string;
  readonly isPhone?: boolean;
}

/** The week of the plan that is now; nothing before the block begins and after it has ended. */
export function ThisWeek({ plan, today, isPhone = false }: ThisWeekProps): ReactNode {
  const week = getWeek(plan, today);
  if (week < 1 || week > plan.durationWeeks) return null;
  const days = getWeekSheet(plan, week, today).days.map(({ sessions, ...day }) => ({
    ...day,
    sessions: sessions.map((session) => ({ ...session, href: sessionPath(plan.id, session.id) })),
  }));
  return isPhone ? (
    <WeekBars week={week} days={days} planHref={paths.trainingPlans} />
  ) : (
    <WeekStrip days={days} planHref={paths.trainingPlans} />
  );
}

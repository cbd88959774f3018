import { addDays } from "@ironpace/training";
import type { ReactNode } from "react";
import { competitions } from "#features/competitions/api/competitions.ts";
import { isPast } from "#features/competitions/model/preparation.ts";
import { FitnessSection } from "#features/dashboard/components/fitness-section.tsx";
import type { DailyLoad } from "#features/dashboard/model/fitness.ts";
import { PHASES } from "#features/plan/components/block-bar/phases.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";

interface LoadStoryProps {
  readonly done: readonly DailyLoad[];
  readonly plan: PlanView | null;
  readonly today: string;
}

/** Fitness and fatigue with the plan, its phases and the next race. */
export function LoadStory({ done, plan, today }: LoadStoryProps): ReactNode {
  const race = competitions.useRows().data?.find((each) => !isPast(each, today));
  return (
    <FitnessSection
      done={done}
      sessions={plan?.sessions.map((session) => ({ ...session, isOpen: !session.completed && !session.skipped })) ?? []}
      startDate={plan?.startDate}
      phases={plan === null ? [] : phaseSpans(plan)}
      race={race === undefined ? undefined : { day: race.date, name: race.name }}
      today={today}
    />
  );
}

/** The phases of a plan as stretches of whole weeks. */
function phaseSpans({ sessions, startDate, durationWeeks }: PlanView) {
  const weeks = Array.from({ length: durationWeeks }, (_, index) => {
    const phase = sessions.find(({ week }) => week === index + 1)?.phase;
    return phase && { ...PHASES[phase], from: addDays(startDate, index * 7), to: addDays(startDate, index * 7 + 7) };
  });
  return weeks.reduce<readonly NonNullable<(typeof weeks)[number]>[]>((spans, week) => {
    const last = spans.at(-1);
    if (week === undefined) return spans;
    return last?.label === week.label ? [...spans.slice(0, -1), { ...last, to: week.to }] : [...spans, week];
  }, []);
}

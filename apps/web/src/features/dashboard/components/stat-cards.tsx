import type { ReactNode } from "react";
import type { TrainingOverview } from "#backend/reads/dashboard-reads.ts";
import type { Figure } from "#ui/form/field.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { Stat } from "#ui/data/stat.tsx";
import type { LatestBest } from "../api/latest-best.ts";
import { monthTrend } from "../model/trend.ts";

interface StatCardsProps {
  readonly overview: TrainingOverview;
  /** yyyy-MM-dd */
  readonly today: string;
  readonly latest: (LatestBest & { readonly figure: Figure }) | null;
}

/** This month beside the same days of last month, the weeks in a row, and what was best last. */
export function StatCards({ overview, today, latest }: StatCardsProps): ReactNode {
  const { streak_weeks: streak, longest_streak_weeks: longest } = overview;
  return (
    <section aria-label="This month" className="grid grid-cols-2 gap-x-5 gap-y-5 border-b border-line pb-8 *:min-w-0 lg:grid-cols-4">
      <Stat
        label="Workouts Completed"
        value={overview.workouts_this_month}
        unit="this month"
        trend={monthTrend(overview.workouts_this_month, overview.workouts_last_month, today)}
      />
      <Stat
        label="Current Streak"
        value={streak}
        unit={streak === 1 ? "week" : "weeks"}
        trend={{
          direction: "flat",
          text:
            longest === 0
              ? "Starts with your first workout"
              : streak === 0
                ? "Starts with your next workout"
                : "In a row, with a session in each",
        }}
      />
      <Stat
        label="Personal Bests"
        value={overview.bests_this_month}
        unit="this month"
        trend={monthTrend(overview.bests_this_month, overview.bests_last_month, today)}
      />
      {latest === null ? (
        <Stat label="Latest best" value="–" trend={{ direction: "flat", text: "None yet" }} />
      ) : (
        <Stat
          label={`Latest best, ${formatDayMonth(latest.date)}`}
          value={latest.value}
          {...(latest.unit === null || latest.value.includes(":") ? {} : { unit: latest.unit })}
          figure={latest.figure}
          trend={{ direction: "flat", text: latest.exercise_name }}
        />
      )}
    </section>
  );
}

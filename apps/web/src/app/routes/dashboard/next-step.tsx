import { daysBetween } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { competitions, type Competition } from "#features/competitions/api/competitions.ts";
import { isPast } from "#features/competitions/model/preparation.ts";
import { CompetitionCard } from "#features/dashboard/components/competition-card.tsx";
import { GoalProgressCard } from "#features/dashboard/components/goal-progress-card.tsx";
import { goals, type Goal } from "#features/goals/api/goals.ts";
import { getStanding } from "#features/goals/model/goal-standing.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { paths, racePath } from "../../navigation/paths.ts";
import { Loaded } from "./loaded.tsx";

/** Loaded after the page; each placeholder has the height of what replaces it. */
const GoalStanding = lazyPart(async () => (await import("../../dashboard/how-far.tsx")).GoalStanding, <span />);
const GoalShare = lazyPart(async () => (await import("../../dashboard/how-far.tsx")).GoalShare, <Skeleton className="h-7" />);
const RaceNow = lazyPart(async () => (await import("../../race-now.tsx")).RaceNow, <Skeleton className="h-13" />);

/** Goals that are shown; all are on their own page. */
const MAX_GOALS = 2;

/** The goals that are due next. */
export function NextGoals({ today }: { readonly today: string }): ReactNode {
  return (
    <Loaded query={goals.useRows()} title="Your goals could not be loaded" loading={<Skeleton className="h-36" />}>
      {(all) => (
        <OpenGoals
          open={all.filter((goal) => getStanding(goal, today) === "open").slice(0, MAX_GOALS)}
          hasAny={all.length > 0}
          today={today}
        />
      )}
    </Loaded>
  );
}

/** The next competition. */
export function NextRace({ today }: { readonly today: string }): ReactNode {
  return (
    <Loaded query={competitions.useRows()} title="Your next competition could not be loaded" loading={<Skeleton className="h-36" />}>
      {(all) => <NextCompetition next={all.find((each) => !isPast(each, today))} today={today} />}
    </Loaded>
  );
}

function NextCompetition({ next, today }: { readonly next: Competition | undefined; readonly today: string }): ReactNode {
  if (next === undefined) {
    return (
      <p className="text-sm text-ink-2">
        No competition ahead.{" "}
        <Link to={paths.competitions} className="link hit-area">
          Add one
        </Link>
      </p>
    );
  }
  return (
    <CompetitionCard competition={next} daysLeft={daysBetween(today, next.date)} href={racePath(next.id)}>
      <RaceNow competition={next} today={today} />
    </CompetitionCard>
  );
}

interface OpenGoalsProps {
  readonly open: readonly Goal[];
  readonly hasAny: boolean;
  readonly today: string;
}

function OpenGoals({ open, hasAny, today }: OpenGoalsProps): ReactNode {
  if (open.length === 0) {
    return (
      <p className="text-sm text-ink-2">
        {hasAny ? "No open goals." : "No goals yet."}{" "}
        <Link to={paths.goals} className="link hit-area">
          Set one
        </Link>{" "}
        and follow your progress here.
      </p>
    );
  }
  return (
    <section
      aria-label="Goals due next"
      className="grid content-start gap-x-10 gap-y-6 *:min-w-0 xl:grid-cols-2 xl:group-has-[#week-review]:grid-cols-1"
    >
      {open.map((goal) => (
        <GoalProgressCard
          key={goal.id}
          title={goal.title}
          current={goal.current_value}
          target={goal.target_value}
          unit={goal.unit}
          dueDate={goal.due_date}
          falling={goal.falling}
          standing={<GoalStanding goal={goal} today={today} />}
        >
          <GoalShare goal={goal} />
        </GoalProgressCard>
      ))}
    </section>
  );
}

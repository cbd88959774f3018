import { Award, Dumbbell, Target, Trophy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useRecentActivity } from "../api/recent-activity.ts";
import { type Activity, type ActivityType, dayText } from "../model/activity.ts";

const KINDS: Readonly<Record<ActivityType, { readonly Icon: typeof Award; readonly word: string }>> = {
  workout: { Icon: Dumbbell, word: "Workout" },
  pb: { Icon: Trophy, word: "Personal best" },
  goal: { Icon: Target, word: "Goal" },
  badge: { Icon: Award, word: "Badge" },
};

/** Entries that are shown before all are asked for. */
const RECENT = 8;

interface ActivityListProps {
  readonly today: string;
  /** A link to what makes the first entry. */
  readonly start: ReactNode;
}

/** What the athlete did, newest first: the recent ones, then all of it page by page. */
export function ActivityList({ today, start }: ActivityListProps): ReactNode {
  const activity = useRecentActivity();
  const [all, setAll] = useState(false);
  if (activity.isPending) return <ActivitySkeleton />;
  if (activity.isError && activity.data === undefined) {
    return (
      <Alert
        tone="destructive"
        title="Your activity could not be loaded"
        action={<Button onClick={() => void activity.refetch()}>Try Again</Button>}
      >
        {getSentence(activity.error)}
      </Alert>
    );
  }
  if (activity.data.length === 0) {
    return (
      <EmptyState title="No activity yet" action={start}>
        Finished sessions, new bests and reached goals show up here.
      </EmptyState>
    );
  }
  const shown = all ? activity.data : activity.data.slice(0, RECENT);
  const more = all ? activity.hasNextPage : activity.data.length > RECENT;
  return (
    <section aria-labelledby="recent-activity" className="grid max-w-200 gap-5">
      <h2 id="recent-activity" className="sr-only">
        Recent activity
      </h2>
      <ul className="border-t border-line">
        {shown.map(({ day, ...each }) => (
          <ActivityItem key={each.id} {...each} time={dayText(day, today)} />
        ))}
      </ul>
      {activity.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {getSentence(activity.error)}
        </p>
      )}
      {more && (
        <Button
          className="justify-self-start"
          disabled={activity.isFetchingNextPage}
          onClick={() => (all ? void activity.fetchNextPage() : setAll(true))}
        >
          {activity.isFetchingNextPage ? "Loading..." : all ? "Show older activity" : "View all activity"}
        </Button>
      )}
    </section>
  );
}

function ActivitySkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Your activity is loading" className="grid max-w-200 gap-2">
      {Array.from({ length: RECENT }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}

interface ActivityItemProps extends Pick<Activity, "type" | "title" | "description"> {
  /** "Today", "Thu 16 Apr" */
  readonly time: string;
}

/** One thing the athlete did. */
function ActivityItem({ type, title, description, time }: ActivityItemProps): ReactNode {
  const { Icon, word } = KINDS[type];
  return (
    <li className="flex items-start gap-4 border-b border-line py-3.5">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 grow">
        <h3 className="heading-3 wrap-anywhere">
          <span className="sr-only">{word}: </span>
          {title}
        </h3>
        {description !== undefined && <p className="text-sm text-ink-2">{description}</p>}
      </div>
      <p className="text-sm whitespace-nowrap text-ink-3">{time}</p>
    </li>
  );
}

import { Award, Dumbbell, Target, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import type { Activity, ActivityType } from "../model/activity.ts";

export interface ActivityItemProps extends Pick<Activity, "type" | "title" | "description"> {
  /** "Today", "Thu 16 Apr" */
  readonly time: string;
}

/** One thing the athlete did. */
export function ActivityItem({ type, title, description, time }: ActivityItemProps): ReactNode {
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

const KINDS: Readonly<Record<ActivityType, { readonly Icon: typeof Award; readonly word: string }>> = {
  workout: { Icon: Dumbbell, word: "Workout" },
  pb: { Icon: Trophy, word: "Personal best" },
  goal: { Icon: Target, word: "Goal" },
  badge: { Icon: Award, word: "Badge" },
};

import { GOAL_CATEGORY_LABELS } from "@ironpace/contract";
import { Check, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { AskCoachItem } from "#ui/ask-coach.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EntryActions } from "#ui/entry-actions.tsx";
import { formatDay } from "#ui/format.ts";
import { LongText } from "#ui/long-text.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Goal } from "../api/goals.ts";
import { formatValue, timeLeft, valueWithUnit } from "../model/goal.ts";
import { getProgress, getStanding } from "../model/goal-standing.ts";

/** Characters of a description that are shown whole. */
const DESCRIPTION_LENGTH = 100;

export interface GoalCardProps {
  readonly goal: Goal;
  readonly today: string;
  readonly onProgress: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One goal: how far, how long, and the way to say how it came on. */
export function GoalCard({ goal, today, onProgress, onEdit, onDelete }: GoalCardProps): ReactNode {
  const standing = getStanding(goal, today);
  return (
    <Card aria-labelledby={`goal-${goal.id}`} className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap gap-2">
            <Badge>{GOAL_CATEGORY_LABELS[goal.category]}</Badge>
            {standing === "completed" && (
              <Badge tone="success" icon={Check}>
                Completed
              </Badge>
            )}
          </div>
          <h2 id={`goal-${goal.id}`} className="heading-2 wrap-anywhere">
            {goal.title}
          </h2>
        </div>
        <EntryActions name={goal.title} onEdit={onEdit} onDelete={onDelete}>
          <AskCoachItem prompt={{ content: `How am I getting on with my goal “${goal.title}”?` }} />
        </EntryActions>
      </div>
      {goal.description !== null && <LongText limit={DESCRIPTION_LENGTH}>{goal.description}</LongText>}
      <div>
        <p className="mb-2 flex items-baseline gap-1">
          <span className="fig-num text-[2rem] leading-none font-bold">{formatValue(goal.current_value, goal)}</span>
          <span className="text-sm text-ink-3">
            {goal.falling ? "down to" : "of"} {valueWithUnit(goal.target_value, goal)}
          </span>
        </p>
        <Progress label={`Progress of ${goal.title}`} hideLabel value={getProgress(goal)} />
        <p className="mt-1.5 flex justify-between gap-3 text-sm text-ink-3">
          <span>{getProgress(goal)}%</span>
          <span>
            {standing === "completed" ? "Due" : timeLeft(goal.due_date, today)}
            {standing === "overdue" ? ", was due" : standing === "open" ? ", due" : ""} {formatDay(goal.due_date)}{" "}
            {goal.due_date.slice(0, 4)}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button onClick={onProgress}>
          <TrendingUp aria-hidden="true" size={16} strokeWidth={1.75} />
          {goal.measure === null ? "Update Progress" : "Show Progress"}
        </Button>
        {goal.measure !== null && <p className="text-sm text-ink-3">Counted from your log</p>}
      </div>
    </Card>
  );
}

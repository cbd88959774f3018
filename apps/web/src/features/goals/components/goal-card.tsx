import { isClockGoal } from "@ironpace/contract";
import { Check, PenLine } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { AskCoachItem } from "#ui/training/ask-coach.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { LongText } from "#ui/text/long-text.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Goal } from "../api/goals.ts";
import { formatValue, valueWithUnit } from "../model/goal.ts";
import type { LoggedBest } from "../model/goal-past.ts";
import { getStanding } from "../model/goal-standing.ts";

const GoalValue = lazyPart(async () => (await import("./goal-value.tsx")).GoalValue);
const GoalDates = lazyPart(async () => (await import("./goal-outlook.tsx")).GoalDates, <Skeleton className="h-5" />);
const GoalWord = lazyPart(async () => (await import("./goal-way.tsx")).GoalWord);
const GoalWay = lazyPart(async () => (await import("./goal-way.tsx")).GoalWay, <Skeleton className="h-7" />);
const GoalOutlook = lazyPart(async () => (await import("./goal-outlook.tsx")).GoalOutlook, <Skeleton className="h-20" />);

/** Characters of a description that are shown whole. */
const DESCRIPTION_LENGTH = 100;

export interface GoalCardProps {
  readonly goal: Goal;
  readonly today: string;
  /** Where the past of a goal that is one of them is known from. */
  readonly bests: readonly LoggedBest[];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One goal: how far it is, its line to the date, and whether the pace is enough. */
export function GoalCard({ goal, today, bests, onEdit, onDelete }: GoalCardProps): ReactNode {
  const [isTyping, setIsTyping] = useState(false);
  const update = useReturnedFocus(isTyping);
  const standing = getStanding(goal, today);
  return (
    <article
      aria-labelledby={`goal-${goal.id}`}
      className="grid items-start gap-x-10 gap-y-4 py-6 *:min-w-0 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-3">
        <div className="grid gap-1.5">
          <div className="flex items-start justify-between gap-3">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 id={`goal-${goal.id}`} className="heading-2 min-w-0 text-[1.25rem]! wrap-anywhere">
                {goal.title}
              </h2>
              {standing === "completed" ? (
                <Badge tone="success" icon={Check}>
                  Completed
                </Badge>
              ) : (
                <GoalWord goal={goal} bests={bests} today={today} />
              )}
            </div>
            <div className="-mt-2.5 -mr-3 flex shrink-0">
              {goal.measure === null && !isTyping && (
                <Button ref={update} variant="ghost" size="icon" aria-label="Update Progress" onClick={() => setIsTyping(true)}>
                  <PenLine aria-hidden="true" size={18} strokeWidth={1.75} />
                </Button>
              )}
              <EntryActions name={goal.title} onEdit={onEdit} onDelete={onDelete}>
                <AskCoachItem prompt={{ content: `How am I getting on with my goal “${goal.title}”?` }} />
              </EntryActions>
            </div>
          </div>
          <GoalDates goal={goal} bests={bests} today={today} />
          {goal.measure !== null && <p className="text-sm text-ink-3">Tracked from your log</p>}
        </div>
        {goal.description !== null && <LongText limit={DESCRIPTION_LENGTH}>{goal.description}</LongText>}
        {isTyping ? (
          <GoalValue goal={goal} onClose={() => setIsTyping(false)} />
        ) : (
          <p className="flex items-baseline gap-2">
            <span className={FACES[goal.unit] ?? (isClockGoal(goal) ? PACE_FACE : COUNT_FACE)}>
              {formatValue(goal.current_value, goal)}
            </span>
            <span className="text-ui text-ink-3">
              {goal.falling ? "down to" : "of"} {valueWithUnit(goal.target_value, goal)}
            </span>
          </p>
        )}
        <div>
          <GoalWay goal={goal} bests={bests} />
        </div>
      </div>
      <GoalOutlook goal={goal} bests={bests} today={today} />
    </article>
  );
}

const COUNT_FACE = "fig-num text-[2.75rem] leading-none! font-bold!";
const PACE_FACE = "fig-pace text-[3.375rem] leading-[.8]!";
const IRON_FACE = "fig-iron text-[2.5rem] leading-none!";
/** Loads are set wide, distances and times narrow. */
const FACES: Readonly<Record<string, string>> = { kg: IRON_FACE, lb: IRON_FACE, km: PACE_FACE, mi: PACE_FACE, m: PACE_FACE };

/** The button that opened a form has the focus again when the form is gone. */
function useReturnedFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

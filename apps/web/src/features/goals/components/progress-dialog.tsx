import { getGoalValue, isClockGoal } from "@ironpace/contract";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EntryDialog } from "#ui/entry-dialog.tsx";
import { Field, Input } from "#ui/field.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { NumberInput } from "#ui/number-input.tsx";
import { StepChart } from "#ui/step-chart.tsx";
import { toast } from "#ui/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { goals, type Goal } from "../api/goals.ts";
import { reaches, typedValue, valueWithUnit } from "../model/goal.ts";

interface ProgressDialogProps {
  readonly goal: Goal;
  readonly onClose: () => void;
}

/** How a goal came on; one that the athlete keeps takes its new value here. */
export function ProgressDialog({ goal, onClose }: ProgressDialogProps): ReactNode {
  return goal.measure === null ? (
    <UpdateDialog goal={goal} onClose={onClose} />
  ) : (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={goal.title} footer={<Button onClick={onClose}>Done</Button>}>
      <GoalHistory goal={goal} />
    </Dialog>
  );
}

function UpdateDialog({ goal, onClose }: ProgressDialogProps): ReactNode {
  const [text, setText] = useState(typedValue(goal.current_value, goal));
  const [error, setError] = useState<string>();
  const change = goals.useChange();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = getGoalValue(text, goal.unit);
    if (Number.isNaN(value)) return setError(isClockGoal(goal) ? "Enter a time such as 45:30" : "Enter 0 or more");
    const { goal_progress, ...row } = goal;
    const draft = { ...row, current_value: value };
    const reached = reaches(value, goal);
    const succeeded = () => toast(reached ? { title: "Goal completed", description: goal.title } : { title: "Progress updated" });
    const failed = (failure: unknown) =>
      toast({ title: "Failed to update progress", description: getSentence(failure), variant: "destructive" });
    const shown = { ...draft, goal_progress, completed_at: reached ? new Date().toISOString() : null };
    // The dialog is gone when the answer comes.
    void change.mutateAsync({ row: shown, draft }).then(succeeded, failed);
    onClose();
  }

  return (
    <EntryDialog title={`Update Progress: ${goal.title}`} busy={false} onSubmit={submit} onClose={onClose}>
      <Field label="Current value" hint={`${goal.falling ? "Down to" : "Of"} ${valueWithUnit(goal.target_value, goal)}`} error={error}>
        {isClockGoal(goal) ? (
          <Input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} autoComplete="off" figure="num" />
        ) : (
          <NumberInput value={text} onValueChange={setText} step={1} min={0} max={1_000_000_000} unit={goal.unit} buttons />
        )}
      </Field>
      <GoalHistory goal={goal} />
    </EntryDialog>
  );
}

function GoalHistory({ goal }: { readonly goal: Goal }): ReactNode {
  const today = useToday();
  if (goal.goal_progress.length < 2)
    return <p className="text-sm text-ink-3">A chart appears once you have values from two different days.</p>;
  return (
    <StepChart
      label={`Progress: ${goal.title}`}
      points={goal.goal_progress}
      lowerIsBetter={goal.falling}
      until={today}
      format={(value) => valueWithUnit(value, goal)}
      formatDay={(day) => `${formatDayMonth(day)} ${day.slice(0, 4)}`}
    />
  );
}

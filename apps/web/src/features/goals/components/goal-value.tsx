import { getGoalValue, isClockGoal } from "@ironpace/contract";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { goals, type Goal } from "../api/goals.ts";
import { reaches, typedValue, valueWithUnit } from "../model/goal.ts";

/** The new value of a goal, typed where the old one stood. */
export function GoalValue({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }): ReactNode {
  const [text, setText] = useState(typedValue(goal.current_value, goal));
  const [error, setError] = useState<string>();
  const change = goals.useChange();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), []);

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
    // The form is gone when the answer comes.
    void change.mutateAsync({ row: shown, draft }).then(succeeded, failed);
    return onClose();
  }

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    const node = form.current;
    node?.addEventListener("keydown", leave);
    return () => node?.removeEventListener("keydown", leave);
  }, [onClose]);

  return (
    <form ref={form} className="grid gap-3" noValidate onSubmit={submit}>
      <Field label="Current value" hint={`Target: ${valueWithUnit(goal.target_value, goal)}`} error={error}>
        {isClockGoal(goal) ? (
          <Input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} autoComplete="off" figure="num" />
        ) : (
          <NumberInput
            value={text}
            onValueChange={setText}
            step={Number.isInteger(goal.target_value) ? 1 : 0.5}
            min={0}
            max={1_000_000_000}
            unit={goal.unit}
            buttons
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="solid">
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

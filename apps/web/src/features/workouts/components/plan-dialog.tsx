import { parseDay } from "@ironpace/training";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { formatDay } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import type { Workout } from "../api/workouts.ts";
import { getCopy } from "../model/workout.ts";

interface PlanDialogProps {
  readonly workout: Workout;
  readonly onClose: () => void;
}

/** Another day for a workout; one that is done is planned once more. */
export function PlanDialog({ workout, onClose }: PlanDialogProps): ReactNode {
  const today = useToday();
  const [date, setDate] = useState(workout.date > today ? workout.date : today);
  const [error, setError] = useState<string>();
  const [id] = useState(() => (workout.completed ? newId() : workout.id));
  const save = useSaveWorkout();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (parseDay(date) === undefined || date < today) return setError("Choose today or a later day");
    save.mutate(getCopy(workout, id, date), {
      onSuccess: () => {
        toast({ title: "Workout planned", description: `${workout.title}, ${formatDay(date)}` });
        onClose();
      },
      onError: (failure) => toast({ title: "Failed to plan workout", description: getSentence(failure), variant: "destructive" }),
    });
  }

  return (
    <EntryDialog title={`Plan ${workout.title}`} busy={save.isPending} onSubmit={submit} onClose={onClose}>
      <Field label="Date" hint={workout.completed ? "This plans a copy. Your completed workout stays." : undefined} error={error}>
        <Input type="date" min={today} value={date} onChange={(event) => setDate(event.currentTarget.value)} />
      </Field>
    </EntryDialog>
  );
}

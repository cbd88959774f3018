import { zodResolver } from "@hookform/resolvers/zod";
import { workoutDoneRow, workoutDoneSchema, type WorkoutDoneEntry } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useChangeWorkout } from "../api/change-workouts.ts";
import type { Workout } from "../api/workouts.ts";
import { doneForm } from "../model/workout.ts";

interface DoneDialogProps {
  readonly workout: Workout;
  readonly onClose: () => void;
}

/** The quick way to say that it is done: when, how long, how hard. */
export function DoneDialog({ workout, onClose }: DoneDialogProps): ReactNode {
  const today = useToday();
  const change = useChangeWorkout();
  const { control, register, handleSubmit, formState } = useForm<WorkoutDoneEntry>({
    mode: "onTouched",
    resolver: zodResolver(workoutDoneSchema(today)),
    defaultValues: doneForm(workout, today),
  });
  const { errors } = formState;

  function submit(entry: WorkoutDoneEntry): void {
    const failed = (title: string) => (error: unknown) => toast({ title, description: getSentence(error), variant: "destructive" });
    const undo = () => void change.mutateAsync(workout).catch(failed("Could not undo"));
    // The dialog is gone when the answer comes.
    void change
      .mutateAsync({ ...workout, ...workoutDoneRow(entry), completed_at: new Date().toISOString() })
      .then(
        () => toast({ title: "Workout completed", description: workout.title, action: { label: "Undo", onClick: undo } }),
        failed("Failed to complete workout"),
      );
    onClose();
  }

  return (
    <EntryDialog title={`Complete ${workout.title}`} busy={false} onSubmit={(event) => void handleSubmit(submit)(event)} onClose={onClose}>
      <Field label="Done on" error={errors.date?.message}>
        <Input type="date" max={today} {...register("date")} />
      </Field>
      <Field label="Duration" error={errors.duration?.message}>
        <Controller
          control={control}
          name="duration"
          render={({ field: { value, onChange, onBlur } }) => (
            <NumberInput value={value} onValueChange={onChange} onBlur={onBlur} unit="min" step={1} min={1} max={1440} buttons />
          )}
        />
      </Field>
      <Field label="Effort" nativeLabel={false} hint="For the whole workout, not just its hardest minute.">
        <Controller
          control={control}
          name="session_rpe"
          render={({ field: { value, onChange, onBlur } }) => (
            <Select options={EFFORTS} value={value} onValueChange={onChange} onBlur={onBlur} />
          )}
        />
      </Field>
    </EntryDialog>
  );
}

const EFFORTS = [
  { value: "", label: "Not rated" },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `${index + 1} of 10` })),
];

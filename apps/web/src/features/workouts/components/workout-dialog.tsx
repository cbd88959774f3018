import { zodResolver } from "@hookform/resolvers/zod";
import {
  WORKOUT_DIFFICULTIES,
  WORKOUT_DIFFICULTY_LABELS,
  WORKOUT_MISSING,
  WORKOUT_TYPE_LABELS,
  WORKOUT_TYPES,
  workoutEntrySchema,
  workoutRow,
  type WorkoutEntry,
} from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { toastMissing } from "#ui/feedback/toast-missing.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TokenInput } from "#ui/form/token-input.tsx";
import { useToday } from "#ui/use-today.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import type { Workout } from "../api/workouts.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { workoutForm } from "../model/workout.ts";

const WodPreview = lazyPart(async () => (await import("./wod-preview.tsx")).WodPreview);

interface WorkoutDialogProps {
  /** Undefined to create one. */
  readonly workout: Workout | undefined;
  /** What a new one begins with. */
  readonly filled?: Partial<WorkoutEntry> | undefined;
  readonly onClose: () => void;
}

export function WorkoutDialog({ workout, filled, onClose }: WorkoutDialogProps): ReactNode {
  const today = useToday();
  const [id] = useState(() => workout?.id ?? newId());
  const save = useSaveWorkout();
  const { control, register, handleSubmit, formState } = useForm<WorkoutEntry>({
    mode: "onTouched",
    resolver: zodResolver(workoutEntrySchema(workout?.completed === true ? today : undefined)),
    defaultValues: workoutForm(workout, today, filled),
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: "description" });
  const isNew = workout === undefined;

  const submit = (entry: WorkoutEntry) =>
    save.mutate(
      { id, ...workoutRow(entry) },
      {
        onSuccess: () => {
          toast({ title: isNew ? "Workout created" : "Workout updated" });
          onClose();
        },
        onError: (error) =>
          toast({
            title: isNew ? "Failed to create workout" : "Failed to update workout",
            description: getSentence(error),
            variant: "destructive",
          }),
      },
    );

  return (
    <EntryDialog
      title={isNew ? "Create Workout" : "Edit Workout"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit, (wrong) => toastMissing(wrong, WORKOUT_MISSING))(event)}
      onClose={onClose}
    >
      <Field label="Title" error={errors.title?.message}>
        <Input autoComplete="off" {...register("title")} />
      </Field>
      <Field label="Description" hint="As on a whiteboard: 21-15-9 thrusters 43/30 & pull-ups" error={errors.description?.message}>
        <Textarea rows={4} {...register("description")} />
      </Field>
      <WodPreview text={typed} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Type" nativeLabel={false}>
          <Controller
            control={control}
            name="type"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={TYPES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Field label="Difficulty" nativeLabel={false}>
          <Controller
            control={control}
            name="difficulty"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={DIFFICULTIES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Field label="Duration" error={errors.duration?.message}>
          <Controller
            control={control}
            name="duration"
            render={({ field: { value, onChange, onBlur } }) => (
              <NumberInput value={value} onValueChange={onChange} onBlur={onBlur} unit="min" step={5} min={5} max={1440} buttons />
            )}
          />
        </Field>
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...register("date")} />
        </Field>
      </div>
      <Field label="Tags" hint="Optional. Press Enter to add one." error={errors.tags?.message}>
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, onChange, onBlur } }) => (
            <TokenInput
              values={value}
              onValuesChange={(tags) => onChange([...new Set(tags.map((tag) => tag.toLowerCase()))])}
              onBlur={onBlur}
              maxLength={40}
            />
          )}
        />
      </Field>
    </EntryDialog>
  );
}

const TYPES = WORKOUT_TYPES.map((value) => ({ value, label: WORKOUT_TYPE_LABELS[value] }));
const DIFFICULTIES = WORKOUT_DIFFICULTIES.map((value) => ({ value, label: WORKOUT_DIFFICULTY_LABELS[value] }));

import { zodResolver } from "@hookform/resolvers/zod";
import {
  EXERCISE_CATEGORIES,
  EXERCISE_CATEGORY_LABELS,
  EXERCISE_DIFFICULTIES,
  EXERCISE_DIFFICULTY_LABELS,
  exerciseEntry,
  exerciseEntrySchema,
  exerciseRow,
  type ExerciseEntry,
} from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { EXERCISES } from "@ironpace/training";
import { newId } from "#backend/new-id.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { AdminExercise } from "../api/admin-exercises.ts";
import { useRefresh, useSaveExercise } from "../api/change-exercises.ts";
import { getExerciseSentence } from "../api/sentence.ts";
import { StressField } from "./form/stress-field.tsx";
import { SubstitutionsField } from "./form/substitutions-field.tsx";

interface ExerciseDialogProps {
  /** Undefined to add one. */
  readonly exercise: AdminExercise | undefined;
  readonly onClose: () => void;
}

/** Everything the library says about an exercise. */
export function ExerciseDialog({ exercise, onClose }: ExerciseDialogProps): ReactNode {
  const [id] = useState(() => exercise?.id ?? newId());
  const save = useSaveExercise();
  const refresh = useRefresh();
  const { control, register, handleSubmit, formState } = useForm<ExerciseEntry>({
    mode: "onTouched",
    resolver: zodResolver(exerciseEntrySchema),
    defaultValues: exerciseEntry(exercise),
  });
  const { errors } = formState;
  const name = useWatch({ control, name: "name" });
  const known = exercise?.catalogue_name ?? null;

  const submit = (entry: ExerciseEntry) =>
    void save.mutateAsync({ id, row: exerciseRow(entry), before: exercise }).then(
      () => {
        toast({ title: exercise === undefined ? "Exercise Added" : "Exercise Updated", description: entry.name.trim() });
        onClose();
        return refresh();
      },
      (error: unknown) =>
        toast({
          title: "Error",
          description: `Failed to ${exercise === undefined ? "add" : "update"} exercise: ${getExerciseSentence(error)}`,
          variant: "destructive",
        }),
    );

  return (
    <EntryDialog
      title={exercise === undefined ? "Add Exercise" : "Edit Exercise"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint={
          known !== null && name.trim() !== known ? `Plans prescribe it as “${known}”; that name still opens this exercise.` : undefined
        }
        error={errors.name?.message}
      >
        <Input autoComplete="off" {...register("name")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" nativeLabel={false} error={errors.category?.message}>
          <Controller
            control={control}
            name="category"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={CATEGORIES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Field label="Difficulty" nativeLabel={false} error={errors.difficulty?.message}>
          <Controller
            control={control}
            name="difficulty"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={DIFFICULTIES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
      </div>
      <Field label="Description" hint="How it is done: set-up, movement, what to watch for" error={errors.description?.message}>
        <Textarea rows={5} {...register("description")} />
      </Field>
      <Field label="Demo video" hint="A web address, or the address of a video uploaded here" error={errors.video_url?.message}>
        <Input type="url" inputMode="url" autoComplete="off" autoCapitalize="none" {...register("video_url")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Muscle group" hint="Separated by commas" error={errors.muscle_group?.message}>
          <Input autoComplete="off" autoCapitalize="none" {...register("muscle_group")} />
        </Field>
        <Field label="Equipment" hint="Everything the exercise needs, separated by commas" error={errors.equipment?.message}>
          <Input autoComplete="off" autoCapitalize="none" {...register("equipment")} />
        </Field>
      </div>
      <Field label="Movement pattern" error={errors.movement_pattern?.message}>
        <Controller
          control={control}
          name="movement_pattern"
          render={({ field: { onChange, ...field } }) => (
            <SuggestInput {...field} suggestions={MOVEMENT_PATTERNS} onValueChange={onChange} />
          )}
        />
      </Field>
      <Controller
        control={control}
        name="stress"
        render={({ field: { value, onChange } }) => <StressField value={value} onChange={onChange} />}
      />
      <Controller
        control={control}
        name="substitutions"
        render={({ field: { value, onChange } }) => (
          <SubstitutionsField value={value} onChange={onChange} own={name} error={errors.substitutions?.message} />
        )}
      />
    </EntryDialog>
  );
}

const CATEGORIES = EXERCISE_CATEGORIES.map((value) => ({ value, label: EXERCISE_CATEGORY_LABELS[value] }));
const DIFFICULTIES = EXERCISE_DIFFICULTIES.map((value) => ({ value, label: EXERCISE_DIFFICULTY_LABELS[value] }));

/** The patterns of the catalogue that comes with the product, offered as words; others may be typed. */
const MOVEMENT_PATTERNS: readonly string[] = [...new Set(EXERCISES.map(({ movementPattern }) => movementPattern))].toSorted();

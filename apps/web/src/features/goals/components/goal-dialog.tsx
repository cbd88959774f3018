import { zodResolver } from "@hookform/resolvers/zod";
import {
  GOAL_CATEGORIES,
  GOAL_CATEGORY_LABELS,
  GOAL_MEASURE_LABELS,
  GOAL_MEASURES,
  GOAL_UNITS,
  goalEntrySchema,
  goalRow,
  needsExercise,
  type GoalEntry,
} from "@ironpace/contract";
import { EXERCISES } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { goals, type Goal } from "../api/goals.ts";
import { goalForm, unitFor } from "../model/goal.ts";
import { readStatedEntry } from "../model/stated-entry.ts";

interface GoalDialogProps {
  /** Absent to add one. */
  readonly goal?: Goal | undefined;
  /** Title of a goal to add, where it is known. */
  readonly title?: string | undefined;
  readonly onClose: () => void;
}

/** Everything about a goal: what, how much, until when, and who keeps count. */
export function GoalDialog({ goal, title, onClose }: GoalDialogProps): ReactNode {
  const today = useToday();
  const { weight } = useUnits();
  const [id] = useState(() => goal?.id ?? newId());
  const save = goals.useSave();
  const { control, register, handleSubmit, setValue, formState } = useForm<GoalEntry>({
    mode: "onTouched",
    resolver: zodResolver(goalEntrySchema),
    defaultValues: { ...goalForm(goal, today), ...(title === undefined ? {} : { title, ...readStatedEntry(title, weight) }) },
  });
  const { errors } = formState;
  const [measure, unit] = useWatch({ control, name: ["measure", "unit"] });
  const units = GOAL_UNITS[measure];

  const submit = (entry: GoalEntry) =>
    save.mutate(
      { id, ...goalRow(entry) },
      {
        onSuccess: () => {
          toast({ title: goal === undefined ? "Goal added" : "Goal updated" });
          onClose();
        },
        onError: (error) =>
          toast({
            title: goal === undefined ? "Failed to add goal" : "Failed to update goal",
            description: getSentence(error),
            variant: "destructive",
          }),
      },
    );
  const refuse = () => toast({ title: "Missing fields", description: "Please fill in all required fields.", variant: "destructive" });

  return (
    <EntryDialog
      title={goal === undefined ? "Create New Goal" : "Edit Goal"}
      busy={save.isPending}
      onSubmit={(event) =>
        void handleSubmit(submit, (wrong) => {
          if (Object.values(wrong).some((error) => error.message === "Required")) refuse();
        })(event)
      }
      onClose={onClose}
    >
      <Field label="Title" error={errors.title?.message}>
        <Input autoComplete="off" {...register("title")} />
      </Field>
      <Field label="Description" hint="Optional" error={errors.description?.message}>
        <Textarea rows={2} {...register("description")} />
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
        <Field label="How to track it" nativeLabel={false}>
          <Controller
            control={control}
            name="measure"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select
                options={MEASURES}
                value={value}
                onValueChange={(next) => {
                  onChange(next);
                  setValue("unit", unitFor(next, unit));
                }}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
      </div>
      {(needsExercise(measure) || measure === "distance") && (
        <Field
          label="Exercise"
          hint={measure === "distance" ? "Optional. Leave empty to count every distance you log." : undefined}
          error={errors.exercise_name?.message}
        >
          <Controller
            control={control}
            name="exercise_name"
            render={({ field: { onChange, ...field } }) => (
              <SuggestInput {...field} suggestions={EXERCISE_NAMES} onValueChange={onChange} />
            )}
          />
        </Field>
      )}
      {measure === "own" && (
        <Field label="Which is better?" nativeLabel={false}>
          <Controller
            control={control}
            name="falling"
            render={({ field: { value, onChange } }) => (
              <Segmented
                options={DIRECTIONS}
                value={value ? "fall" : "rise"}
                onValueChange={(direction) => onChange(direction === "fall")}
              />
            )}
          />
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-3">
        {measure === "own" && (
          <Field label="Current value" error={errors.current_value?.message}>
            <Input inputMode={valueKeys(unit)} autoComplete="off" figure="num" {...register("current_value")} />
          </Field>
        )}
        <Field label="Target value" error={errors.target_value?.message}>
          <Input inputMode={valueKeys(unit)} autoComplete="off" figure="num" {...register("target_value")} />
        </Field>
        {units.length === 0 ? (
          <Field label="Unit" error={errors.unit?.message}>
            <Input autoComplete="off" autoCapitalize="none" placeholder="kg, km, reps" {...register("unit")} />
          </Field>
        ) : (
          <Field label="Unit" nativeLabel={false} error={errors.unit?.message}>
            <Controller
              control={control}
              name="unit"
              render={({ field: { value, onChange, onBlur } }) => (
                <Select
                  options={units.map((name) => ({ value: name, label: name }))}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          </Field>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {measure !== "own" && !needsExercise(measure) && (
          <Field label="Start date" error={errors.start_date?.message}>
            <Input type="date" {...register("start_date")} />
          </Field>
        )}
        <Field label="Due date" error={errors.due_date?.message}>
          <Input type="date" {...register("due_date")} />
        </Field>
      </div>
    </EntryDialog>
  );
}

const DIRECTIONS = [
  { value: "rise", label: "Higher" },
  { value: "fall", label: "Lower" },
] as const;
const CATEGORIES = GOAL_CATEGORIES.map((value) => ({ value, label: GOAL_CATEGORY_LABELS[value] }));
const MEASURES = GOAL_MEASURES.map((value) => ({ value, label: GOAL_MEASURE_LABELS[value] }));
const EXERCISE_NAMES = EXERCISES.map(({ name }) => name);

/** A time is typed with a colon, which the keypad of numbers lacks. */
function valueKeys(unit: string): "text" | "decimal" {
  return ["s", "sec", "min", "h"].includes(unit.trim().toLowerCase()) ? "text" : "decimal";
}

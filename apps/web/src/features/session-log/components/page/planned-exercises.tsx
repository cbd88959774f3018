import type { LoggedSessionEntry } from "@ironpace/contract";
import { EXERCISES } from "@ironpace/training";
import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Controller, useFieldArray, type Control, type FieldErrors, type UseFormRegister } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";

interface PlannedExercisesProps {
  readonly control: Control<LoggedSessionEntry>;
  readonly register: UseFormRegister<LoggedSessionEntry>;
  readonly errors: FieldErrors<LoggedSessionEntry>["exercises"];
}

/** Exercise, sets, repetitions and, where there is one, the weight. */
export function PlannedExercises({ control, register, errors }: PlannedExercisesProps): ReactNode {
  // A list that the form may change; the entry itself is read-only.
  const { fields, append, remove } = useFieldArray({
    control: control as unknown as Control<{ exercises: { name: string }[] }>,
    name: "exercises",
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="text-sm leading-[1.4] font-[550]">Exercises</legend>
      {fields.map((field, index) => (
        <div key={field.id} role="group" aria-label={`Exercise ${index + 1}`} className="grid gap-3 border-t border-line pt-3">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
            <Field label="Exercise" error={errors?.[index]?.name?.message}>
              <Controller
                control={control}
                name={`exercises.${index}.name`}
                render={({ field: { onChange, ...rest } }) => <SuggestInput {...rest} suggestions={NAMES} onValueChange={onChange} />}
              />
            </Field>
            <Button variant="ghost" size="icon" className="mt-6" aria-label={`Remove exercise ${index + 1}`} onClick={() => remove(index)}>
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          </div>
          <div className="grid grid-cols-3 gap-3">
            <Field label="Sets" error={errors?.[index]?.sets?.message}>
              <Input inputMode="numeric" autoComplete="off" figure="num" {...register(`exercises.${index}.sets`)} />
            </Field>
            <Field label="Reps" error={errors?.[index]?.reps?.message}>
              <Input inputMode="numeric" autoComplete="off" figure="num" {...register(`exercises.${index}.reps`)} />
            </Field>
            <Field label="Weight" error={errors?.[index]?.weight?.message}>
              <Input inputMode="decimal" autoComplete="off" figure="iron" unit="kg" {...register(`exercises.${index}.weight`)} />
            </Field>
          </div>
        </div>
      ))}
      <Button className="justify-self-start" onClick={() => append(EMPTY, { shouldFocus: false })}>
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        Add exercise
      </Button>
    </fieldset>
  );
}

const NAMES = EXERCISES.map(({ name }) => name);
const EMPTY: { name: string } = { name: "", sets: "3", reps: "10", weight: "" } as { name: string };

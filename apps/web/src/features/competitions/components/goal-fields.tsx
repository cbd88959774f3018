import { MOST_COMPETITION_GOALS, type CompetitionEntry } from "@ironpace/contract";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/field.tsx";

/** What is to be reached at a competition: a name and a target each. */
export function GoalFields({ form }: { readonly form: UseFormReturn<CompetitionEntry> }): ReactNode {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "goals" });
  const errors = formState.errors.goals;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left font-semibold">Goals</legend>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <Field label="Goal" error={errors?.[index]?.name?.message}>
            <Input autoComplete="off" placeholder="Sled push without stopping" {...register(`goals.${index}.name`)} />
          </Field>
          <Field label="Target" className="max-sm:col-start-1" error={errors?.[index]?.target?.message}>
            <Input autoComplete="off" placeholder="3:00" {...register(`goals.${index}.target`)} />
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="mt-6 max-sm:col-start-2 max-sm:row-start-1"
            aria-label={`Remove goal ${index + 1}`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        </div>
      ))}
      {fields.length < MOST_COMPETITION_GOALS && (
        <Button className="justify-self-start" onClick={() => append({ name: "", target: "", result: "", place: "" })}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add a goal
        </Button>
      )}
    </fieldset>
  );
}

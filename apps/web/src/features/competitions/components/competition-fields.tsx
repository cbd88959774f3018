import {
  COMPETITION_ENTRIES,
  COMPETITION_ENTRY_LABELS,
  COMPETITION_TYPE_LABELS,
  COMPETITION_TYPES,
  type CompetitionEntry,
  MOST_COMPETITION_GOALS,
  REGISTRATION_LABELS,
  REGISTRATION_STATUSES,
} from "@ironpace/contract";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Controller, useFieldArray, type UseFormReturn, useWatch } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { TokenInput } from "#ui/form/token-input.tsx";

interface CompetitionFieldsProps {
  readonly form: UseFormReturn<CompetitionEntry>;
  /** It starts as not registered. */
  readonly isNew: boolean;
}

export function CompetitionFields({ form, isNew }: CompetitionFieldsProps): ReactNode {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Competition Name" error={errors.name?.message}>
        <Input autoComplete="off" required {...register("name")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="type"
          render={({ field: { value, onChange, onBlur } }) => (
            <Field label="Type" nativeLabel={false}>
              <Select options={TYPES} value={value} onValueChange={onChange} onBlur={onBlur} required />
            </Field>
          )}
        />
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...register("date")} />
        </Field>
      </div>
      <EntryFields form={form} />
      <Field label="Location" error={errors.location?.message}>
        <Input autoComplete="off" required {...register("location")} />
      </Field>
      <Controller
        control={control}
        name="priority"
        render={({ field: { value, onChange } }) => (
          <Field label="Priority" nativeLabel={false} hint={<TermText text="A: peak and full taper. B: short taper. C: train through." />}>
            <Segmented options={PRIORITIES} value={value} onValueChange={onChange} />
          </Field>
        )}
      />
      <Field label="Description" hint="Optional" error={errors.description?.message}>
        <Textarea rows={2} {...register("description")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Current Performance" hint="The result you could reach today" error={errors.benchmark_performance?.message}>
          <Input autoComplete="off" {...register("benchmark_performance")} />
        </Field>
        <Field label="Target Result" hint="For example 1:25:00, 480 kg or 3rd place" error={errors.target_result?.message}>
          <Input autoComplete="off" {...register("target_result")} />
        </Field>
        {!isNew && (
          <Controller
            control={control}
            name="registration_status"
            render={({ field: { value, onChange, onBlur } }) => (
              <Field label="Registration" nativeLabel={false}>
                <Select options={STATUSES} value={value} onValueChange={onChange} onBlur={onBlur} />
              </Field>
            )}
          />
        )}
        <Field label="Registration deadline" hint="Optional" error={errors.registration_deadline?.message}>
          <Input type="date" {...register("registration_deadline")} />
        </Field>
      </div>
      <Controller
        control={control}
        name="team_members"
        render={({ field: { value, onChange, onBlur } }) => (
          <Field label="Team members" hint="Optional. Press Enter to add a name." error={errors.team_members?.message}>
            <TokenInput values={value} onValuesChange={onChange} onBlur={onBlur} maxLength={100} />
          </Field>
        )}
      />
      <GoalFields form={form} />
    </>
  );
}

/** Fields of a Hyrox race: alone, as a pair or as one of four; a pair runs at the pace of the slower one. */
function EntryFields({ form }: Pick<CompetitionFieldsProps, "form">): ReactNode {
  const { control, register, formState } = form;
  const [type, entry] = useWatch({ control, name: ["type", "entry"] });
  if (type !== "hyrox") return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="entry"
        render={({ field: { value, onChange } }) => (
          <Field label="Entry" nativeLabel={false}>
            <Segmented options={ENTRIES} value={value || null} onValueChange={onChange} />
          </Field>
        )}
      />
      {entry === "doubles" && (
        <Field
          label="Partner's 10 km"
          hint="A pair runs at the pace of the slower partner."
          error={formState.errors.partner_run_10k?.message}
        >
          <Input inputMode="decimal" figure="pace" unit="mm:ss" autoComplete="off" {...register("partner_run_10k")} />
        </Field>
      )}
    </div>
  );
}

const ENTRIES = COMPETITION_ENTRIES.map((value) => ({ value, label: COMPETITION_ENTRY_LABELS[value] }));
const TYPES = COMPETITION_TYPES.map((value) => ({ value, label: COMPETITION_TYPE_LABELS[value] }));
const STATUSES = REGISTRATION_STATUSES.map((value) => ({ value, label: REGISTRATION_LABELS[value] }));
const PRIORITIES = [
  { value: "A", label: "A, main goal" },
  { value: "B", label: "B, tune-up" },
  { value: "C", label: "C, training" },
] as const;

/** What is to be reached at a competition: a name and a target each. */
function GoalFields({ form }: { readonly form: UseFormReturn<CompetitionEntry> }): ReactNode {
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

import { zodResolver } from "@hookform/resolvers/zod";
import { COMPETITION_TYPE_LABELS, COMPETITION_TYPES } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { Field, Input } from "#ui/form/field.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useAddCompetition, type UpcomingCompetition } from "#features/plan/api/competitions.ts";
import { raceSchema, type RaceValues } from "#features/plan/model/situation-forms.ts";
import type { SituationFormProps } from "./situation-form-props.ts";

const PRIORITIES = [
  { value: "A", label: "A, main goal" },
  { value: "B", label: "B, tune-up" },
  { value: "C", label: "C, training" },
] as const;

const EMPTY: RaceValues = { name: "", type: "hyrox", date: "", location: "", priority: "A" };

/** A competition that is saved with the athlete's others, whether the plan follows it or not. */
export function NewRace({ id, today, onAdded }: SituationFormProps & { readonly onAdded: (race: UpcomingCompetition) => void }): ReactNode {
  const add = useAddCompetition();
  const { control, register, handleSubmit, formState } = useForm<RaceValues>({
    mode: "onTouched",
    resolver: zodResolver(raceSchema(today)),
    defaultValues: EMPTY,
  });
  const { errors } = formState;

  async function submit(race: RaceValues): Promise<void> {
    await add
      .mutateAsync(race)
      .then(onAdded, (error: unknown) =>
        toast({ title: "The competition was not saved", description: getSentence(error), variant: "destructive" }),
      );
  }

  return (
    <form id={id} noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label="Competition" error={errors.name?.message}>
        <Input {...register("name")} autoComplete="off" />
      </Field>
      <Field label="Where" error={errors.location?.message}>
        <Input {...register("location")} autoComplete="off" />
      </Field>
      <Field label="Date" error={errors.date?.message}>
        <Input type="date" min={today} {...register("date")} />
      </Field>
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <Field label="Type" nativeLabel={false}>
            <Select
              options={COMPETITION_TYPES.map((value) => ({ value, label: COMPETITION_TYPE_LABELS[value] }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="priority"
        render={({ field }) => (
          <Field
            label="Priority"
            nativeLabel={false}
            hint={<TermText text="A: peak and full taper. B: short taper. C: train through." />}
            className="sm:col-span-2"
          >
            <Segmented options={PRIORITIES} value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
    </form>
  );
}

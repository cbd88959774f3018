import { zodResolver } from "@hookform/resolvers/zod";
import { FOCUS, LEVEL } from "@ironpace/contract";
import type { Focus, Level } from "@ironpace/training";
import type { ReactNode } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { Field, Input, Textarea } from "../../../../ui/field.tsx";
import { formatDay } from "../../../../ui/format.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { FormDefaults } from "../../api/get-form-defaults.ts";
import { generationFormSchema, MINIMUM_DAYS, startChoices, TRAINING_DAYS, type GenerationForm } from "../../model/generation-form.ts";
import { useToday } from "../page/use-today.ts";
import { GenerateButton } from "./generate-button.tsx";

interface GenerationFieldsProps {
  readonly defaults: FormDefaults;
  /** Field → what the service found wrong with it. */
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly onSubmit: (form: GenerationForm) => Promise<void>;
}

const LEVELS = LEVEL.values.map((value) => ({ value, label: LEVEL.labels[value] }));
const FOCUSES = FOCUS.values.map((value) => ({ value, label: FOCUS.labels[value] }));

export function GenerationFields({ defaults, serverErrors, onSubmit }: GenerationFieldsProps): ReactNode {
  const today = useToday();
  const starts = startChoices(today);
  const { control, register, handleSubmit, formState } = useForm<GenerationForm>({
    mode: "onBlur",
    resolver: zodResolver(generationFormSchema(today)),
    defaultValues: initialValues(defaults, starts.suggested),
  });
  const days = useWatch({ control, name: "weeklyAvailability" });
  const errorOf = (name: keyof GenerationForm) => formState.errors[name]?.message ?? serverErrors[name];

  return (
    <form className="grid max-w-3xl gap-8" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <div className="grid gap-5 md:grid-cols-2">
        <Controller
          control={control}
          name="userLevel"
          render={({ field }) => (
            <Field
              label="Level"
              nativeLabel={false}
              error={errorOf("userLevel")}
              {...(defaults.levelLocked ? { hint: "Your training level is set to Competitor in your profile" } : {})}
            >
              <Select<Level>
                options={LEVELS}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                disabled={defaults.levelLocked}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="primaryFocus"
          render={({ field }) => (
            <Field label="Primary focus" nativeLabel={false} error={errorOf("primaryFocus")}>
              <Select<Focus> options={FOCUSES} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} required />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="weeklyAvailability"
          render={({ field }) => (
            <Field
              label="Training days per week"
              nativeLabel={false}
              error={days < MINIMUM_DAYS ? "You must train at least 3 days per week" : errorOf("weeklyAvailability")}
            >
              <Segmented
                options={TRAINING_DAYS.map((count) => ({ value: String(count), label: String(count) }))}
                value={days < MINIMUM_DAYS ? null : String(days)}
                onValueChange={(value) => field.onChange(Number(value))}
                aria-label="Training days per week"
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="startDate"
          render={({ field }) => (
            <Field label="Start" nativeLabel={false} hint={startHint(field.value, today)}>
              <Segmented
                options={[
                  { value: starts.nextWeek, label: "Next Monday" },
                  { value: starts.thisWeek, label: "This week" },
                ]}
                value={field.value}
                onValueChange={field.onChange}
                aria-label="Start"
              />
            </Field>
          )}
        />
      </div>
      <div className="grid gap-5">
        <Field label="Goals" hint="Optional. What this block should bring you closer to." error={errorOf("goalDescription")}>
          <Textarea rows={3} {...register("goalDescription")} />
        </Field>
        <Field
          label="Injuries and limits"
          hint="Optional. What hurts and how much; it changes what is prescribed."
          error={errorOf("injuryHistory")}
        >
          <Textarea rows={3} {...register("injuryHistory")} />
        </Field>
      </div>
      <fieldset className="grid gap-5">
        <legend className="heading-3 mb-3">Competition, if there is one</legend>
        <div className="grid gap-5 md:grid-cols-3">
          <Field label="Name" error={errorOf("competitionName")}>
            <Input {...register("competitionName")} autoComplete="off" />
          </Field>
          <Field label="Type" hint="Such as Hyrox, marathon, triathlon" error={errorOf("competitionType")}>
            <Input {...register("competitionType")} autoComplete="off" />
          </Field>
          <Field label="Date" error={errorOf("competitionDate")}>
            <Input type="date" min={today} {...register("competitionDate")} />
          </Field>
        </div>
      </fieldset>
      <GenerateButton tooFewDays={days < MINIMUM_DAYS} busy={formState.isSubmitting} />
    </form>
  );
}

function startHint(startDate: string, today: string): string {
  const begins = `Week 1 begins ${formatDay(startDate)}.`;
  return startDate < today ? `${begins} Sessions of days before today stay open.` : begins;
}

function initialValues(defaults: FormDefaults, startDate: string): GenerationForm {
  return {
    userLevel: defaults.level,
    primaryFocus: defaults.focus,
    weeklyAvailability: defaults.days,
    goalDescription: defaults.goals,
    injuryHistory: defaults.injuries,
    competitionName: defaults.competition.name,
    competitionType: defaults.competition.type,
    competitionDate: defaults.competition.date,
    startDate,
  };
}

import { DAYS_PER_WEEK, FOCUS, LEVEL, MIN_DAYS_PER_WEEK, TOO_FEW_DAYS } from "@ironpace/contract";
import type { Day, Focus, Level } from "@ironpace/training";
import type { ReactNode } from "react";
import { Controller, type Control } from "react-hook-form";
import { Field } from "#ui/form/field.tsx";
import { formatDay } from "#ui/format.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { startChoices, type GenerationForm } from "../../model/generation/generation-form.ts";

interface ChoiceFieldsProps {
  readonly control: Control<GenerationForm>;
  readonly levelLocked: boolean;
  readonly today: Day;
  readonly errorOf: (name: keyof GenerationForm) => string | undefined;
}

const LEVELS = LEVEL.values.map((value) => ({ value, label: LEVEL.labels[value] }));
const FOCUSES = FOCUS.values.map((value) => ({ value, label: FOCUS.labels[value] }));
const DAYS = DAYS_PER_WEEK.map((count) => ({ value: String(count), label: String(count) }));

const WHY_THREE = "Fewer than three days leave no room for both strength and endurance.";

/** Level, focus, days per week, start. */
export function ChoiceFields({ control, levelLocked, today, errorOf }: ChoiceFieldsProps): ReactNode {
  const { thisWeek, nextWeek } = startChoices(today);
  const starts = [
    { value: nextWeek, label: "Next week" },
    { value: thisWeek, label: "This week" },
  ];
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Controller
        control={control}
        name="userLevel"
        render={({ field }) => (
          <Field
            label="Level"
            nativeLabel={false}
            error={errorOf("userLevel")}
            {...(levelLocked ? { hint: "Your training level is set to Competitor in your profile" } : {})}
          >
            <Select<Level>
              options={LEVELS}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              disabled={levelLocked}
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
        render={({ field }) => {
          const tooFew = field.value < MIN_DAYS_PER_WEEK;
          return (
            <Field
              label="Training days per week"
              nativeLabel={false}
              error={tooFew ? `${TOO_FEW_DAYS}. ${WHY_THREE}` : errorOf("weeklyAvailability")}
              hint={`Three is the minimum. ${WHY_THREE}`}
            >
              <Segmented
                options={DAYS}
                value={tooFew ? null : String(field.value)}
                onValueChange={(value) => field.onChange(Number(value))}
                aria-label="Training days per week"
              />
            </Field>
          );
        }}
      />
      <Controller
        control={control}
        name="startDate"
        render={({ field }) => (
          <Field label="Start" nativeLabel={false} hint={startHint(field.value, today)}>
            <Segmented options={starts} value={field.value} onValueChange={field.onChange} aria-label="Start" />
          </Field>
        )}
      />
    </div>
  );
}

function startHint(startDate: Day, today: Day): string {
  const begins = `Week 1 begins ${formatDay(startDate)}.`;
  return startDate < today ? `${begins} You can still do the sessions planned for earlier this week.` : begins;
}

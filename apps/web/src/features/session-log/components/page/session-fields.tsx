import { SESSION_INCOMPLETE, SESSION_MISSING, type LoggedSessionEntry } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Controller, type Control, type FieldErrors, type UseFormRegister } from "react-hook-form";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { StarRating } from "#ui/form/star-rating.tsx";
import { toastMissing } from "#ui/feedback/toast-missing.ts";

interface SessionFieldsProps {
  readonly control: Control<LoggedSessionEntry>;
  readonly register: UseFormRegister<LoggedSessionEntry>;
  readonly errors: FieldErrors<LoggedSessionEntry>;
  /** What lies between the duration and the rating: what was planned, or how hard it was. */
  readonly children: ReactNode;
}

/** What a session of the log says about itself, whether it is to come or done. */
export function SessionFields({ control, register, errors, children }: SessionFieldsProps): ReactNode {
  return (
    <>
      <Field label="Workout name" error={errors.workout_name?.message}>
        <Input autoComplete="off" {...register("workout_name")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...register("date")} />
        </Field>
        <Field label="Duration" error={errors.duration?.message}>
          <Controller
            control={control}
            name="duration"
            render={({ field: { onChange, ...field } }) => (
              <NumberInput {...field} onValueChange={onChange} step={5} min={0} max={1440} unit="min" buttons />
            )}
          />
        </Field>
      </div>
      {children}
      <Field label="Rating" nativeLabel={false}>
        <Controller
          control={control}
          name="rating"
          render={({ field: { value, onChange } }) => <StarRating value={value} onValueChange={onChange} />}
        />
      </Field>
      <Field label="Notes" hint="Optional" error={errors.notes?.message}>
        <Textarea rows={2} {...register("notes")} />
      </Field>
    </>
  );
}

/** Says beside the fields that the session needs a name and a day. */
export function tellIncomplete(wrong: FieldErrors<LoggedSessionEntry>): void {
  toastMissing(wrong, SESSION_MISSING, SESSION_INCOMPLETE);
}

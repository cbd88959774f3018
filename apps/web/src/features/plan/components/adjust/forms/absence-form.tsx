import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Field, Input } from "#ui/form/field.tsx";
import { absenceSchema, usualAbsence, type AbsenceValues } from "#features/plan/model/situation-forms.ts";
import type { SituationFormProps } from "./situation-form-props.ts";

/** From when to when there is no training. */
export function AbsenceForm({
  id,
  plan,
  today,
  given,
  reason,
  onSubmit,
}: SituationFormProps & { readonly reason: "illness" | "travel" }): ReactNode {
  const before = given?.reason === "illness" || given?.reason === "travel" ? given : undefined;
  const { register, handleSubmit, formState } = useForm<AbsenceValues>({
    mode: "onTouched",
    resolver: zodResolver(absenceSchema(plan, today)),
    defaultValues: before ?? usualAbsence(today),
  });
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => void handleSubmit(({ from, to }) => onSubmit({ planId: plan.id, reason, from, to }))(event)}
    >
      <Field label="First day without training" error={formState.errors.from?.message}>
        <Input type="date" {...register("from")} />
      </Field>
      <Field
        label="Last day without training"
        error={formState.errors.to?.message}
        {...(reason === "illness" ? { hint: "A guess is enough. You can update it when you know more." } : {})}
      >
        <Input type="date" min={today} {...register("to")} />
      </Field>
    </form>
  );
}

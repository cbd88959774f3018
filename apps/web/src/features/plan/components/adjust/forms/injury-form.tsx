import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Field, Textarea } from "#ui/form/field.tsx";
import { injurySchema, type InjuryValues } from "#features/plan/model/situation-forms.ts";
import type { SituationFormProps } from "./situation-form-props.ts";

/** Where it hurts and how much, in the athlete's words. */
export function InjuryForm({ id, plan, given, onSubmit }: SituationFormProps): ReactNode {
  const { register, handleSubmit, formState } = useForm<InjuryValues>({
    mode: "onTouched",
    resolver: zodResolver(injurySchema),
    defaultValues: { details: given?.reason === "injury" ? given.details : "" },
  });
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ details }) => onSubmit({ planId: plan.id, reason: "injury", details: details.trim() }))(event)
      }
    >
      <Field
        label="What hurts"
        hint="Where, which side, how much from 0 to 10, and when: “left knee, 3/10, when running downhill”."
        error={formState.errors.details?.message}
      >
        <Textarea rows={4} {...register("details")} />
      </Field>
    </form>
  );
}

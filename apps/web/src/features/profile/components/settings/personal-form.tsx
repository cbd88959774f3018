import { zodResolver } from "@hookform/resolvers/zod";
import { FOCUS, GENDER, LEVEL, type Enumeration } from "@ironpace/contract";
import { useEffect, type ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Field, Input } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useUpdateProfile } from "../../api/update-profile.ts";
import { personalForm, personalFormOf, personalRowOf, type PersonalForm as Form, type PersonalRow } from "../../model/athlete-profile.ts";
import { FormButtons } from "../form-buttons.tsx";

interface PersonalFormProps {
  readonly stored: PersonalRow | null;
  readonly focusFirst: boolean;
}

export function PersonalForm({ stored, focusFirst }: PersonalFormProps): ReactNode {
  const { weight } = useUnits();
  const save = useUpdateProfile();
  const { control, register, handleSubmit, reset, setFocus, formState } = useForm<Form>({
    mode: "onTouched",
    resolver: zodResolver(personalForm(weight)),
    values: personalFormOf(stored, weight),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;

  useEffect(() => {
    if (focusFirst) setFocus("age");
  }, [focusFirst, setFocus]);

  function submit(form: Form): void {
    const row = personalRowOf(form, weight);
    // What was not touched stays as it is stored: in pounds it would come back a few grams off.
    const untouched = form.bodyWeight === personalFormOf(stored, weight).bodyWeight;
    save.mutate(untouched ? { ...row, body_weight_kg: stored?.body_weight_kg ?? null } : row, {
      onSuccess: () => {
        reset(form);
        toast({ title: "Profile Updated" });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: sentenceOf(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <h2 className="heading-2">Personal information</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Age" error={errors.age?.message}>
          <Input inputMode="numeric" autoComplete="off" figure="num" unit="years" {...register("age")} />
        </Field>
        <Field label="Body weight" error={errors.bodyWeight?.message}>
          <Input inputMode="decimal" autoComplete="off" figure="iron" unit={weight} {...register("bodyWeight")} />
        </Field>
        <Controller
          control={control}
          name="gender"
          render={({ field }) => (
            <Choice label="Gender" of={GENDER} hint="Female or male sets bar weight and ratio tables; nobody is guessed." {...field} />
          )}
        />
        <Field label="Training years" hint="Whole years of regular training." error={errors.trainingYears?.message}>
          <Input inputMode="numeric" autoComplete="off" figure="num" unit="years" {...register("trainingYears")} />
        </Field>
        <Controller
          control={control}
          name="trainingLevel"
          render={({ field }) => <Choice label="Training level" of={LEVEL} {...field} />}
        />
        <Controller control={control} name="primaryFocus" render={({ field }) => <Choice label="Primary focus" of={FOCUS} {...field} />} />
      </div>
      <FormButtons dirty={formState.isDirty} busy={save.isPending} onCancel={() => reset()} />
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly of: Enumeration<Value>;
  readonly hint?: string;
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

function Choice<Value extends string>({ label, of, hint, value, onChange, onBlur }: ChoiceProps<Value>): ReactNode {
  return (
    <Field label={label} nativeLabel={false} hint={hint}>
      <Select<Value>
        options={of.values.map((option) => ({ value: option, label: of.labels[option] }))}
        value={value === "" ? null : value}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}

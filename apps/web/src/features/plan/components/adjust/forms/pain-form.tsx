import { zodResolver } from "@hookform/resolvers/zod";
import { PAIN_REPORT_SIGNS, type PainReportSign, type Region, regionName, REGIONS } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { savePainReport } from "#features/plan/api/pain-check-in.ts";
import { painSchema, type PainValues } from "#features/plan/model/situation-forms.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import type { SituationFormProps } from "./situation-form-props.ts";

const SIGNS: { readonly [sign in PainReportSign]: string } = {
  "night-pain": "Pain at night",
  swelling: "Swelling",
  numbness: "Numbness or tingling",
  "giving-way": "The joint gave way",
  fever: "Fever",
};

const REGION_OPTIONS = REGIONS.map((region) => {
  const name = regionName(region);
  return { value: region, label: `${name.charAt(0).toUpperCase()}${name.slice(1)}` };
});

/** How a sore region took a session and the morning after it. The answers are stored before the plan is asked what follows from them. */
export function PainForm({ id, plan, today, onSubmit }: SituationFormProps): ReactNode {
  const [failure, setFailure] = useState<string>();
  const { control, register, handleSubmit, formState } = useForm<PainValues>({
    mode: "onTouched",
    resolver: zodResolver(painSchema(today)),
    defaultValues: { region: "", day: today, worst: "", morning: "", altered: false, isGone: false, signs: [] },
  });
  const errors = formState.errors;
  async function save(values: PainValues): Promise<void> {
    setFailure(undefined);
    try {
      await savePainReport(values);
    } catch {
      setFailure("Your answers could not be saved. Please try again.");
      return;
    }
    onSubmit({ planId: plan.id, reason: "check-in" });
  }
  return (
    <form id={id} noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void handleSubmit(save)(event)}>
      <Controller
        control={control}
        name="region"
        render={({ field }) => (
          <Field nativeLabel={false} label="Where" error={errors.region?.message}>
            <Select<Region>
              options={REGION_OPTIONS}
              value={field.value === "" ? null : field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
      <Field label="Day of the session" error={errors.day?.message}>
        <Input type="date" max={today} {...register("day")} />
      </Field>
      <Field label="Worst pain in training" hint="0 to 10" error={errors.worst?.message}>
        <Input inputMode="numeric" {...register("worst")} />
      </Field>
      <Field label="Pain the next morning" hint="0 to 10. Leave it empty until you know." error={errors.morning?.message}>
        <Input inputMode="numeric" {...register("morning")} />
      </Field>
      <fieldset className="grid sm:col-span-2">
        <legend className="text-sm text-ink-3">Tick what applies</legend>
        <Controller
          control={control}
          name="altered"
          render={({ field }) => (
            <Checkbox checked={field.value} onCheckedChange={field.onChange}>
              I limped, protected the sore spot or changed how I moved
            </Checkbox>
          )}
        />
        <Controller
          control={control}
          name="signs"
          render={({ field }) => (
            <>
              {PAIN_REPORT_SIGNS.map((sign) => (
                <Checkbox
                  key={sign}
                  checked={field.value.includes(sign)}
                  onCheckedChange={(checked) =>
                    field.onChange(checked ? [...field.value, sign] : field.value.filter((other) => other !== sign))
                  }
                >
                  {SIGNS[sign]}
                </Checkbox>
              ))}
            </>
          )}
        />
        <Controller
          control={control}
          name="isGone"
          render={({ field }) => (
            <Checkbox checked={field.value} onCheckedChange={field.onChange}>
              The pain is gone
            </Checkbox>
          )}
        />
      </fieldset>
      {failure !== undefined && (
        <Alert tone="destructive" className="sm:col-span-2">
          {failure}
        </Alert>
      )}
    </form>
  );
}

import { entryControl, type EntryField } from "@ironpace/contract";
import { MeasuredField } from "#ui/measured-field.tsx";
import { entryUnits } from "../../model/step-form.ts";
import type { StepFields } from "../wizard/use-step-form.ts";

interface EntryInputProps {
  readonly field: EntryField;
  readonly form: StepFields;
  readonly buttons?: boolean;
  readonly className?: string;
}

/** One measured value of the athlete as a field of the step. */
export function EntryInput({ field, form, ...rest }: EntryInputProps) {
  const { column } = field;
  return (
    <MeasuredField
      {...entryControl(field, entryUnits(form.circumstances.told, form.circumstances.unit))}
      {...rest}
      name={column}
      value={form.texts[column] ?? ""}
      onValueChange={(text) => form.set(column, text)}
      onBlur={() => form.touch(column)}
      error={form.errors[column]}
      question={form.questions[column]}
      onConfirm={() => form.confirm(column)}
    />
  );
}

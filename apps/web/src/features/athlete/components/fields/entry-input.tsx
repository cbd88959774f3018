import { entryControl, type EntryField } from "@ironpace/contract";
import type { Ref } from "react";
import { MeasuredField } from "#ui/form/measured-field.tsx";
import type { FormFields } from "./use-athlete-form.ts";

interface EntryInputProps {
  readonly field: EntryField;
  readonly form: FormFields;
  readonly buttons?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One measured value of the athlete as a field of a form. */
export function EntryInput({ field, form, ...rest }: EntryInputProps) {
  const { column } = field;
  return (
    <MeasuredField
      {...entryControl(field, form.circumstances.units)}
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

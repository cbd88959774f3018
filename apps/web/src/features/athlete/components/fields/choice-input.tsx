import type { Enumeration } from "@ironpace/contract";
import { Field } from "#ui/form/field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import type { FormFields } from "./use-athlete-form.ts";

interface ChoiceInputProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly of: Enumeration<Value>;
  readonly hint?: string;
  readonly form: FormFields;
  /** All values in sight. */
  readonly open?: boolean;
  readonly className?: string;
}

/** One of the values of an enumeration. */
export function ChoiceInput<Value extends string>({ name, label, of, hint, form, open = false, className }: ChoiceInputProps<Value>) {
  const options = of.values.map((value) => ({ value, label: of.labels[value] }));
  const choice = {
    options,
    value: (form.texts[name] || null) as Value | null,
    onValueChange: (value: Value) => form.set(name, value),
  };
  return (
    <Field label={label} nativeLabel={false} hint={hint} error={form.errors[name]} className={className}>
      {open ? <Segmented {...choice} className="max-md:grid max-md:w-full max-md:grid-cols-2" /> : <Select {...choice} />}
    </Field>
  );
}

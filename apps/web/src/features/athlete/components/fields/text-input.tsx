import type { InputProps } from "#ui/field.tsx";
import { Field, Input } from "#ui/field.tsx";
import type { StepFields } from "../wizard/use-step-form.ts";

interface TextInputProps extends Pick<InputProps, "type" | "min" | "max" | "placeholder"> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly form: StepFields;
  readonly fieldClassName?: string;
}

/** A short text or a day. */
export function TextInput({ name, label, hint, form, fieldClassName, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={form.errors[name]} className={fieldClassName}>
      <Input
        {...input}
        name={name}
        autoComplete="off"
        value={form.texts[name] ?? ""}
        onChange={(event) => form.set(name, event.currentTarget.value)}
        onBlur={() => form.touch(name)}
      />
    </Field>
  );
}

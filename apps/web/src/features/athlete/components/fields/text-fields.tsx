import type { InputProps } from "#ui/form/field.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import type { FormFields } from "./use-athlete-form.ts";

interface TextInputProps extends Pick<InputProps, "type" | "min" | "max" | "placeholder"> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly form: FormFields;
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

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows?: number;
  readonly form: FormFields;
  readonly className?: string;
}

/** A free text. */
export function TextArea({ name, label, hint, rows, form, className }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={form.errors[name]}>
      <Textarea
        rows={rows}
        name={name}
        className={className}
        value={form.texts[name] ?? ""}
        onChange={(event) => form.set(name, event.currentTarget.value)}
        onBlur={() => form.touch(name)}
      />
    </Field>
  );
}

interface SuggestedTextAreaProps extends TextAreaProps {
  /** Answers that one press fills in; several are joined. */
  readonly suggestions: readonly string[];
}

/** A free text with answers to choose from, so that a phone's keyboard is not needed. */
export function SuggestedTextArea({ suggestions, ...area }: SuggestedTextAreaProps) {
  const { name, label, form } = area;
  const text = form.texts[name] ?? "";
  const given = text.split(/[\n,.;]+/).map((part) => part.trim().toLowerCase());
  return (
    <div className="grid gap-2">
      <TextArea rows={2} {...area} />
      <ul className="flex flex-wrap gap-2" aria-label={`Suggestions: ${label}`}>
        {suggestions
          .filter((suggestion) => !given.includes(suggestion.toLowerCase()))
          .map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() =>
                  form.set(name, text.trim() === "" ? suggestion : `${text.trim().replace(/[,.;]$/, "")}, ${suggestion.toLowerCase()}`)
                }
                className="inline-flex min-h-9 items-center rounded-chip border border-line-strong bg-surface px-3 text-sm hover:bg-hover pointer-coarse:min-h-11"
              >
                {suggestion}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}

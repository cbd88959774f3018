import { Field, Textarea } from "#ui/field.tsx";
import type { StepFields } from "../wizard/use-step-form.ts";

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Answers that one press fills in; several are joined. */
  readonly suggestions: readonly string[];
  readonly form: StepFields;
}

/** A free text with answers to choose from, so that a phone's keyboard is not needed. */
export function TextArea({ name, label, hint, suggestions, form }: TextAreaProps) {
  const text = form.texts[name] ?? "";
  const given = text.split(/[\n,.;]+/).map((part) => part.trim().toLowerCase());
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={form.errors[name]}>
        <Textarea
          rows={2}
          name={name}
          value={text}
          onChange={(event) => form.set(name, event.currentTarget.value)}
          onBlur={() => form.touch(name)}
        />
      </Field>
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

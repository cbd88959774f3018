import type { Ref } from "react";
import { AreYouSure } from "./are-you-sure.tsx";
import { Field, type Figure, Input } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";
import { Segmented } from "./segmented.tsx";

const OPTIONS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

export interface MeasuredFieldProps {
  /** `feet`: a text of feet and inches. */
  readonly kind: "number" | "time" | "feet" | "yes-no";
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly unit: string;
  readonly figure?: Figure | undefined;
  readonly step: number;
  readonly min: number;
  readonly max: number;
  readonly buttons?: boolean;
  readonly name?: string | undefined;
  /** As typed; "yes" and "no" for a yes-no. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** How a time or height is written when the field is left; undefined when it is none. */
  readonly tidy: (text: string) => string | undefined;
  readonly error?: string | undefined;
  /** Asked under the field about a value that can be but rarely is. */
  readonly question?: string | undefined;
  readonly onConfirm: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string | undefined;
}

/** One value of an athlete with label, hint, unit, what is wrong with it, and the question to an unlikely one. */
export function MeasuredField({ kind, label, hint, error, question, onConfirm, tidy, className, ...control }: MeasuredFieldProps) {
  const { value, onValueChange, onBlur, name, ref, unit, placeholder, ...number } = control;
  const input = { value, onValueChange, onBlur, name, unit, placeholder, ...(ref === undefined ? {} : { ref }) };
  return (
    <div className={className}>
      <Field label={label} hint={hint} error={error} nativeLabel={kind !== "yes-no"}>
        {kind === "number" && <NumberInput {...input} {...number} />}
        {kind === "time" && <TimeInput {...input} tidy={tidy} />}
        {kind === "feet" && <TimeInput {...input} tidy={tidy} figure="num" inputMode="text" />}
        {kind === "yes-no" && <YesNo value={value === "yes" || value === "no" ? value : null} onValueChange={onValueChange} />}
      </Field>
      <AreYouSure question={error === undefined ? question : undefined} onConfirm={onConfirm} />
    </div>
  );
}

interface TimeInputProps {
  /** The text as typed, not yet tidied. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** How the text is written when the field is left, e.g. "275" → "4:35"; undefined when it is no time. */
  readonly tidy: (text: string) => string | undefined;
  readonly unit?: string;
  readonly figure?: Figure;
  readonly inputMode?: "decimal" | "text";
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A time, or another text that is tidied, with a numeric keypad on a phone. Such a keypad has a point but no colon, so `tidy` should take both;
 * what it reads stands at the end of the box while it is typed. Put it into a `Field`.
 */
export function TimeInput({
  value,
  onValueChange,
  onBlur,
  tidy,
  unit = "mm:ss",
  figure = "pace",
  inputMode = "decimal",
  ...rest
}: TimeInputProps) {
  const read = tidy(value);
  return (
    <Input
      {...rest}
      autoComplete="off"
      inputMode={inputMode}
      enterKeyHint="next"
      figure={figure}
      unit={read === undefined || read === value.trim() ? unit : `= ${read}`}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onBlur={() => {
        if (read !== undefined && read !== value) onValueChange(read);
        onBlur?.();
      }}
    />
  );
}

type YesNoAnswer = "yes" | "no";

interface YesNoProps {
  /** null: not answered yet. */
  readonly value: YesNoAnswer | null;
  readonly onValueChange: (value: YesNoAnswer) => void;
  readonly name?: string;
  /** Only where no `Field` with `nativeLabel={false}` gives the name. */
  readonly "aria-label"?: string;
}

/** Two radio buttons. Put them into `<Field nativeLabel={false}>`. */
function YesNo(props: YesNoProps) {
  return <Segmented<YesNoAnswer> {...props} options={OPTIONS} />;
}

import type { Ref } from "react";
import { type Figure, Input } from "./field.tsx";

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

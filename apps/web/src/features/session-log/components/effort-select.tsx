import type { ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Select } from "#ui/form/select.tsx";

interface EffortSelectProps {
  /** "1" to "10", half points where they were stored; empty when it was not given. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** How hard the whole session was. */
export function EffortSelect({ value, onValueChange }: EffortSelectProps): ReactNode {
  const values = ["", ...Array.from({ length: 10 }, (_, index) => String(index + 1))];
  const options = (values.includes(value) ? values : [...values, value]).map((option) => ({
    value: option,
    label: option === "" ? "Not rated" : `${option} of 10`,
  }));
  return (
    <Field label="Effort" nativeLabel={false} hint={<TermText text="Rate the whole session, not just its hardest minute." />}>
      <Select options={options} value={value} onValueChange={onValueChange} />
    </Field>
  );
}

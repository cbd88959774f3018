import type { Ref } from "react";
import { AreYouSure } from "./are-you-sure.tsx";
import { Field, type Figure } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";
import { Segmented } from "./segmented.tsx";
import { TimeInput } from "./time-input.tsx";

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

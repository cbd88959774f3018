import { CircleAlert } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { cx } from "../cx.ts";
import { FieldControlContext, useNativeControl, controlBox } from "./field-control.ts";

export interface FieldProps {
  readonly label: ReactNode;
  /** Shown right of the label, e.g. a link. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong; marks the control invalid and is read out with it. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** False when the control is not a native input (Select), whose label must not be a `<label>`. */
  readonly nativeLabel?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, control, then the hint or what is wrong; ties all of them together for assistive technology. */
export function Field({ label, aside, hint, error, disabled = false, nativeLabel = true, className, children }: FieldProps) {
  const id = useId();
  const invalid = error !== undefined;
  const control = {
    id,
    labelId: `${id}-label`,
    describedBy: invalid ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`,
    invalid,
    disabled,
  };
  const Label = nativeLabel ? "label" : "div";
  return (
    <div className={cx("grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label id={control.labelId} className="text-sm leading-[1.4] font-[550]" {...(nativeLabel ? { htmlFor: id } : {})}>
          {label}
        </Label>
        {aside}
      </div>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {hint !== undefined && !invalid && (
        <div id={`${id}-hint`} className="text-sm leading-[1.4] text-ink-3">
          {hint}
        </div>
      )}
      {invalid && (
        <div id={`${id}-error`} className="flex items-start gap-1.5 text-sm leading-[1.4] text-danger">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-px shrink-0" />
          {error}
        </div>
      )}
    </div>
  );
}

/** `iron` for loads, `pace` for times, `num` for counts: the figure's typeface says what it is. */
export type Figure = "iron" | "pace" | "num";

export interface InputProps extends Omit<ComponentPropsWithRef<"input">, "className" | "size" | "defaultValue" | "value"> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly figure?: Figure | undefined;
  /** Suffix inside the box, e.g. "kg", "mm:ss". */
  readonly unit?: string | undefined;
  /** A control at the right end, e.g. "show password". */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}

const figures: Record<Figure, string> = {
  iron: "fig-iron text-[1.0625rem]! [font-stretch:118%] font-semibold!",
  pace: "fig-pace text-[1.1875rem]! [font-stretch:75%]",
  num: "fig-num text-[1.0625rem]!",
};

export function Input({ figure, unit, end, className, disabled, ...rest }: InputProps) {
  const control = useNativeControl(disabled);
  return (
    <div className={cx(controlBox, "px-3", className)}>
      <input
        {...control}
        {...rest}
        className={cx("min-w-0 flex-1 border-0 bg-transparent py-2 leading-[1.4] outline-0", figure !== undefined && figures[figure])}
      />
      {unit !== undefined && <span className="text-sm whitespace-nowrap text-ink-3">{unit}</span>}
      {end}
    </div>
  );
}

export interface TextareaProps extends Omit<ComponentPropsWithRef<"textarea">, "className" | "defaultValue" | "value"> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly className?: string | undefined;
}

export function Textarea({ rows = 4, className, disabled, ...rest }: TextareaProps) {
  const control = useNativeControl(disabled);
  return (
    <div className={cx(controlBox, "px-3", className)}>
      <textarea
        {...control}
        rows={rows}
        {...rest}
        className="block min-w-0 flex-1 resize-y border-0 bg-transparent py-3 leading-normal outline-0"
      />
    </div>
  );
}

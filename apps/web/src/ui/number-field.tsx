import { NumberField as BaseNumberField } from "@base-ui/react/number-field";
import { Minus, Plus } from "lucide-react";
import { cx } from "./cx.ts";
import type { Figure } from "./field.tsx";

export interface NumberFieldProps {
  /** null: not known. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly unit?: string;
  /** Difference of one press, e.g. 0.5 for kilograms. */
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
  readonly figure?: Figure;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  /** Only where no `Field` gives the name. */
  readonly "aria-label"?: string;
}

/** Minus, value with unit, plus; typing works too, and rounds nothing. */
export function NumberField({
  value,
  onValueChange,
  unit,
  step = 1,
  min,
  max,
  figure = "num",
  name,
  disabled = false,
  onBlur,
  "aria-label": label,
}: NumberFieldProps) {
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return (
    <BaseNumberField.Root
      value={value}
      onValueChange={(next) => onValueChange(next)}
      step={step}
      smallStep={step}
      disabled={disabled}
      format={{ minimumFractionDigits: decimals, maximumFractionDigits: 2, useGrouping: false }}
      locale="en"
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(name === undefined ? {} : { name })}
    >
      <BaseNumberField.Group className={group}>
        <BaseNumberField.Decrement aria-label={`Decrease by ${step}`} className={stepButton}>
          <Minus aria-hidden="true" size={18} strokeWidth={1.75} />
        </BaseNumberField.Decrement>
        <span className="flex min-w-0 items-baseline justify-center self-center border-x border-line px-2">
          <BaseNumberField.Input
            aria-label={label}
            onBlur={onBlur}
            className={cx(
              "field-sizing-content min-w-8 max-w-full border-0 bg-transparent py-2 text-center text-[1.0625rem] outline-0",
              figures[figure],
            )}
          />
          {unit !== undefined && <span className="unit">{unit}</span>}
        </span>
        <BaseNumberField.Increment aria-label={`Increase by ${step}`} className={stepButton}>
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
        </BaseNumberField.Increment>
      </BaseNumberField.Group>
    </BaseNumberField.Root>
  );
}

const group =
  "grid min-h-(--field) grid-cols-[var(--field)_1fr_var(--field)] overflow-hidden rounded-ctl border border-control bg-surface hover:border-ink-3 " +
  "has-[input:focus]:border-ring has-[input:focus]:outline-2 has-[input:focus]:outline-offset-1 has-[input:focus]:outline-ring " +
  "data-invalid:border-danger data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3";

const stepButton =
  "grid min-h-(--field) place-items-center text-ink-2 hover:bg-hover focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-ink-3";

const figures: Record<Figure, string> = { iron: "fig-iron", pace: "fig-pace", num: "fig-num" };

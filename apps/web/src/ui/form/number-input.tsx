import { Minus, Plus } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { announceInput } from "./announce-input.ts";
import { buttonStyle } from "../button-style.ts";
import { Input, type Figure } from "./field.tsx";

export interface NumberInputProps {
  /** As typed; what is no number stays in sight for the person to mend. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly unit?: string | undefined;
  readonly figure?: Figure | undefined;
  /** What an arrow key or a press of plus or minus changes; a whole step asks for whole numbers. */
  readonly step: number;
  /** Inclusive; the arrows and buttons stop there. */
  readonly min: number;
  readonly max: number;
  /** With buttons for minus and plus, 44 px each. */
  readonly buttons?: boolean;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A number with a numeric keypad on a phone, its unit in the box, and steps by arrow keys. Put it into a `Field`. */
export function NumberInput({ value, onValueChange, step, min, max, unit, figure = "num", buttons = false, ...rest }: NumberInputProps) {
  const stepBy = (steps: number, control: Element) => {
    onValueChange(stepped(value, steps * step, min, max));
    announceInput(control);
  };
  const amount = unit === undefined ? String(step) : `${step} ${unit}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    stepBy(steps, event.currentTarget);
  };
  return (
    <Input
      {...rest}
      autoComplete="off"
      inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
      enterKeyHint="next"
      figure={figure}
      unit={unit}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      end={
        buttons && (
          <span className="-mr-3 flex self-stretch">
            <StepButton icon={Minus} label={`${amount} less`} onPress={(button) => stepBy(-1, button)} />
            <StepButton icon={Plus} label={`${amount} more`} onPress={(button) => stepBy(1, button)} />
          </span>
        )
      }
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface StepButtonProps {
  readonly icon: typeof Plus;
  readonly label: string;
  readonly onPress: (button: Element) => void;
}

function StepButton({ icon: Icon, label, onPress }: StepButtonProps) {
  return (
    // Arrow keys do the same, so that the way from field to field by Tab stays short.
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => onPress(event.currentTarget)}
      className={buttonStyle(
        { variant: "ghost", size: "icon" },
        "min-h-0! w-11 rounded-none border-0 border-l border-l-line last:rounded-r-ctl",
      )}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
    </button>
  );
}

/** The next number on the grid of the step, inside the range; the smallest one from an empty box. */
function stepped(text: string, by: number, min: number, max: number): string {
  const number = Number(text.trim().replace(",", "."));
  if (Number.isNaN(number)) return text;
  const next = text.trim() === "" ? min : Math.min(max, Math.max(min, number + by));
  return String(Number(next.toFixed(3)));
}

import { createContext, use } from "react";

/** What a `Field` gives the control in it, so that both are one thing for assistive technology. */
export interface FieldControl {
  readonly id: string;
  /** Id of the visible label, for controls that a native `<label>` cannot name. */
  readonly labelId: string;
  /** Id of the hint or of the error. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
}

export const FieldControlContext = createContext<FieldControl | undefined>(undefined);

/** The attributes of a native control. */
export function useNativeControl(disabled: boolean | undefined) {
  const field = use(FieldControlContext);
  return {
    id: field?.id,
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
    disabled: disabled ?? field?.disabled,
  };
}

/** The attributes of a control made of other elements. Without a `Field`, its own name is `label`. */
export function useComposedControl(label: string | undefined) {
  const field = use(FieldControlContext);
  return {
    ...(label === undefined ? { "aria-labelledby": field?.labelId } : { "aria-label": label }),
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
  };
}

/** The box of an input, a textarea, a select. Focus, error and disabled are read from the control inside it. */
export const controlBox =
  "flex min-h-(--field) w-full items-center gap-2 rounded-ctl border border-control bg-surface text-base transition-[border-color] duration-(--t-fast) " +
  "hover:border-ink-3 focus-within:border-ring focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ring " +
  "has-aria-invalid:border-danger has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-3 " +
  "has-[[readonly]]:bg-sunken";

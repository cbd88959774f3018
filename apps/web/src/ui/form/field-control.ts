import { createContext, use } from "react";

/** What a `Field` gives the control in it, so that both are one thing for assistive technology. */
export interface FieldControl {
  readonly id: string;
  /** Of the visible label, for controls that a native `<label>` cannot name. */
  readonly labelId: string;
  /** Of the hint or of what is wrong. */
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

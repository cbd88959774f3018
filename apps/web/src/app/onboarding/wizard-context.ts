import { createContext, use } from "react";

/** Opens the profile wizard over the page that is shown. */
export interface WizardControl {
  open(): void;
}

export const WizardContext = createContext<WizardControl | undefined>(undefined);

export function useWizard(): WizardControl {
  const wizard = use(WizardContext);
  if (wizard === undefined) throw new Error("useWizard is used outside of WizardHost");
  return wizard;
}

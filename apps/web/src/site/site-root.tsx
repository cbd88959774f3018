import type { ReactNode } from "react";
import { StrictMode, useEffect } from "react";

/** What every page for visitors stands in, in the browser and when it is made into HTML. */
export function SiteRoot({ children }: { readonly children: ReactNode }) {
  useEffect(doWhatWaits, []);
  return <StrictMode>{children}</StrictMode>;
}

/** From now on React sends the forms and answers the buttons; what was pressed before (`early-input.ts`) is done now. */
function doWhatWaits(): void {
  document.documentElement.dataset["ready"] = "";
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-waiting]")) {
    button.removeAttribute("data-waiting");
    button.click();
  }
  const form = document.querySelector<HTMLFormElement>("form[data-waiting]");
  form?.removeAttribute("data-waiting");
  form?.requestSubmit();
}

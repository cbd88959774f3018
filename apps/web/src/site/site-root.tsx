import type { ReactNode } from "react";
import { StrictMode, useEffect, useLayoutEffect } from "react";

/** What every page for visitors stands in, in the browser and when it is made into HTML. */
export function SiteRoot({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(markReady, []);
  useEffect(doWhatWaits, []);
  return <StrictMode>{children}</StrictMode>;
}

/** From now on React sends the forms and answers the buttons. At once, so that `early-input.ts` keeps nothing that React has answered. */
function markReady(): void {
  document.documentElement.dataset["ready"] = "";
}

/** What was pressed before is done now. */
function doWhatWaits(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-waiting]")) {
    button.removeAttribute("data-waiting");
    button.click();
  }
  const form = document.querySelector<HTMLFormElement>("form[data-waiting]");
  form?.removeAttribute("data-waiting");
  form?.requestSubmit();
}

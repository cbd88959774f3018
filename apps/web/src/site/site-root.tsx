import type { ReactNode } from "react";
import { StrictMode, useEffect } from "react";

/** What every page for visitors stands in, in the browser and when it is made into HTML. */
export function SiteRoot({ children }: { readonly children: ReactNode }) {
  useEffect(sendWaitingForm, []);
  return <StrictMode>{children}</StrictMode>;
}

/** From now on React sends the forms; one that was sent before (`early-form.ts`) is sent now. */
function sendWaitingForm(): void {
  document.documentElement.dataset["ready"] = "";
  const waiting = document.querySelector<HTMLFormElement>("form[data-waiting]");
  waiting?.removeAttribute("data-waiting");
  waiting?.requestSubmit();
}

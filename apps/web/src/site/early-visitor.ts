import { paths } from "#app/navigation/paths.ts";
import { logWarning } from "#backend/log.ts";
import { isToastCarried } from "#ui/feedback/carried-toast-key.ts";
import { loadWhatWaits } from "./load-deferred-scripts.ts";

// In the head of pages without React, before anything is painted. The pages are complete without it.
// Mails and other sites that know no better address of ours lead here with what belongs to the page of their kind.
const brought = location.pathname === paths.home && /[#&](?:error|access_token)=/.test(location.hash);
if (brought) location.replace((/[#&]type=recovery(?:&|$)/.test(location.hash) ? paths.resetPassword : paths.authCallback) + location.hash);

// Who is signed in goes from the front page to the dashboard.
else if (location.pathname === paths.home && "signedIn" in document.documentElement.dataset) location.replace(paths.dashboard);

paintInParts();
addEventListener("DOMContentLoaded", () => {
  if (document.querySelector("[data-not-found]")) logWarning("404: there is no page at", location.pathname);
  // Such as that an account was deleted.
  if (isToastCarried()) loadWhatWaits();
  loadNear(document.querySelectorAll("[data-live]"));
});

/** The scripts of pictures that answer, before the first of them is seen. */
function loadNear(parts: NodeListOf<Element>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadWhatWaits();
    },
    { rootMargin: "600px" },
  );
  for (const part of parts) observer.observe(part);
}

/**
 * The first screen is painted first; each `below-fold` part is laid out in a task of its own afterwards, so that no long task keeps a tap waiting.
 * Runs in the head of the page. Without script all parts are there from the start.
 */
function paintInParts(): void {
  const { dataset } = document.documentElement;
  dataset["painting"] = "";
  addEventListener("load", () => {
    const parts = [...document.querySelectorAll<HTMLElement>(".below-fold")];
    const afterPaint = () => requestAnimationFrame(() => setTimeout(showNext));
    function showNext() {
      const part = parts.shift();
      if (part === undefined) return void delete dataset["painting"];
      part.style.contentVisibility = "auto";
      afterPaint();
    }
    afterPaint();
  });
}

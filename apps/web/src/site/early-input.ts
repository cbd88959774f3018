// In the head of pages that React takes over. They are complete as HTML: React is fetched after the first paint, and runs with the first sign
// that somebody uses the page. A form that is sent or a button that is pressed before that waits for it: nothing typed is lost or leaves
// the page, and nothing has to be pressed twice.
import { paths } from "#app/navigation/paths.ts";
import { readIntent } from "#backend/auth/sign-in-intent.ts";
import { isToastCarried } from "#ui/feedback/carried-toast-key.ts";
import { fetchWhatWaits, loadWhatWaits } from "./load-deferred-scripts.ts";

addEventListener("submit", (event) => {
  if (document.documentElement.dataset["ready"] !== undefined || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset["waiting"] = "";
});

addEventListener("click", ({ target }) => {
  if (document.documentElement.dataset["ready"] !== undefined || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("button[type=button]");
  if (button !== null) button.dataset["waiting"] = "";
});

let wanted = hasSomethingToSay();

// `input` comes from password managers as well, `click` from assistive technology that needs no pointer.
for (const sign of ["pointerover", "pointerdown", "keydown", "focusin", "input", "click", "submit"]) {
  addEventListener(sign, use, { capture: true });
}

function use({ type, target }: Event): void {
  // A pointer that only lies over the page, where it was before, says nothing.
  if (type === "pointerover" && !(target instanceof Element && target.closest("form, button") !== null)) return;
  wanted = true;
  if (document.readyState !== "loading") loadWhatWaits();
}

addEventListener("DOMContentLoaded", () => {
  const begin = () => (wanted ? loadWhatWaits : fetchWhatWaits)();
  requestAnimationFrame(() => setTimeout(begin));
  // A page in the background is not painted, and does not wait for it.
  setTimeout(begin, 300);
});

/** The HTML is not all: a message of the page before, a sign-in that waits for its code, a link from a mail. */
function hasSomethingToSay(): boolean {
  const isFromMail = [paths.resetPassword, paths.secureAccount, paths.unsubscribe].some((path) => location.pathname.startsWith(path));
  return isToastCarried() || readIntent().awaitsCode || isFromMail;
}

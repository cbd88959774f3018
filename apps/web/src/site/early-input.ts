// In the head of pages that React takes over. A form that is sent or a button that is pressed before that waits for it: nothing typed
// is lost or leaves the page, and nothing has to be pressed twice.
import { loadWhatWaits } from "./load-what-waits.ts";

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

// React comes after the first paint, for which it is not needed; a page in the background is not painted, and does not wait for it.
addEventListener("DOMContentLoaded", () => {
  requestAnimationFrame(() => setTimeout(loadWhatWaits));
  setTimeout(loadWhatWaits, 300);
});

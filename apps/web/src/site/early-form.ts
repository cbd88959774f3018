// In the head of pages that React takes over. A form that is sent before that waits for it: nothing typed is lost or leaves the page.
import { loadWhatWaits } from "./load-what-waits.ts";

addEventListener("submit", (event) => {
  if (document.documentElement.dataset["ready"] !== undefined || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset["waiting"] = "";
});

// React comes after the first paint, for which it is not needed; a page in the background is not painted, and does not wait for it.
addEventListener("DOMContentLoaded", () => {
  requestAnimationFrame(() => setTimeout(loadWhatWaits));
  setTimeout(loadWhatWaits, 300);
});

// In the head of pages without React, before anything is painted. The pages are complete without it.
import { paths } from "../app/paths.ts";
import { logWarning } from "../backend/log.ts";
import { isToastCarried } from "../ui/carried-toast-key.ts";
import { loadWhatWaits } from "./load-what-waits.ts";

// Who is signed in goes from the front page to the dashboard.
if (location.pathname === paths.home && "signedIn" in document.documentElement.dataset) location.replace(paths.dashboard);

addEventListener("DOMContentLoaded", () => {
  if (document.querySelector("[data-not-found]")) logWarning("404: there is no page at", location.pathname);
  // Such as that an account was deleted.
  if (isToastCarried()) loadWhatWaits();
});

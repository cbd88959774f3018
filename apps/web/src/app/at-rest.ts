import { watchSubmittedForms } from "#ui/form/focus-first-invalid.ts";
import { keepPictures } from "./offline/keep-pictures.ts";
import { registerServiceWorker } from "./offline/register-service-worker.ts";

/** What the app does from when its first page has come to rest until it is closed. */
export function startAtRest(): void {
  registerServiceWorker();
  keepPictures();
  watchSubmittedForms();
}

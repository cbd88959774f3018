import "./styles.ts";
import { lazy, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App, firstPage } from "./app/app.tsx";
import { readConfig } from "./backend/config.ts";
import { showCarriedToast } from "./ui/feedback/carried-toast.ts";
import { prepareToasts } from "./ui/feedback/toast.ts";
import { whenAtRest } from "./ui/when-at-rest.ts";

const NotConfigured = lazy(async () => ({ default: (await import("./app/not-configured.tsx")).NotConfigured }));
const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
/** A page whose code takes longer shows its frame first. */
const FRAME_DELAY_MS = 2000;

void Promise.race([firstPage, new Promise((resolve) => void setTimeout(resolve, FRAME_DELAY_MS))]).then(() =>
  createRoot(root).render(<StrictMode>{readConfig() === undefined ? <NotConfigured /> : <App />}</StrictMode>),
);
showCarriedToast();
whenAtRest(() => {
  void prepareToasts();
  void import("./app/at-rest.ts").then(({ startAtRest }) => startAtRest());
});

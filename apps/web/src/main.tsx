import "./styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { registerServiceWorker } from "./app/keep-app.ts";
import { NotConfigured } from "./app/not-configured.tsx";
import { readConfig } from "./backend/config.ts";
import { showCarriedToast } from "./ui/carried-toast.ts";
import { prepareToasts } from "./ui/toast.ts";
import { whenAtRest } from "./ui/when-at-rest.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(<StrictMode>{readConfig() === undefined ? <NotConfigured /> : <App />}</StrictMode>);
showCarriedToast();
whenAtRest(() => {
  void prepareToasts();
  registerServiceWorker();
  void import("./app/keep-pictures.ts").then(({ keepPictures }) => keepPictures());
});

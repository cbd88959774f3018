import "@fontsource-variable/archivo/standard.css";
import "@fontsource-variable/geist";
import "./ui/styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { NotConfigured } from "./app/not-configured.tsx";
import { readConfig } from "./backend/config.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(<StrictMode>{readConfig() === undefined ? <NotConfigured /> : <App />}</StrictMode>);

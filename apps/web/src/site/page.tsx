// The entry of pages for visitors that React takes over.
import "./styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { showCarriedToast } from "#ui/feedback/carried-toast.ts";
import { prepareToasts } from "#ui/feedback/toast.ts";
import { formPages } from "./form-pages.ts";
import { pageIn } from "./page-in.ts";
import { SiteRoot } from "./site-root.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root");
// While developing nothing is made into HTML, and every page is drawn here.
if (import.meta.env.DEV) await import("./static.css");
const page = import.meta.env.DEV ? (await import("./pages.ts")).pageAt(location.pathname) : pageIn(formPages, location.pathname);
if (page === undefined) throw new Error("React takes over forms only");
const { Page } = await page.load();
const content = (
  <SiteRoot>
    <Page />
  </SiteRoot>
);
if (root.hasChildNodes()) hydrateRoot(root, content);
else {
  document.title = `${page.title} | Ironpace`;
  createRoot(root).render(content);
}
showCarriedToast();
if (import.meta.env.DEV && page.script !== undefined) requestIdleCallback(() => void import("./home-live.ts"));
if (document.querySelector("input:focus") !== null) void prepareToasts();
else addEventListener("focusin", () => void prepareToasts(), { once: true });

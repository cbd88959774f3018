// Below #root in the app's page, before any script of the app: shows how the page looked when it was left, or what the first answer says of it,
// until the app has drawn it; then has the scripts of the app loaded.
import { type PagePicture, readPicture } from "#backend/first-paint/page-picture.ts";
import { drawEarlyPage } from "./early-pages/early-page.ts";
import { loadWhatWaits } from "./load-deferred-scripts.ts";

/** Longer than this nobody looks at a picture: then the skeleton tells that something is late. */
const MAX_SHOWN_MS = 4000;
/** The scripts wait for the first answer, which has the line to itself, but not for a server that is slow. */
const MAX_WAIT_MS = 300;

const root = document.querySelector("#root");
if (root !== null) void begin(root);

async function begin(page: Element): Promise<void> {
  await Promise.race([showEarly(page), wait(MAX_WAIT_MS)]);
  await afterPaint();
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", loadWhatWaits, { once: true });
  else loadWhatWaits();
}

async function showEarly(page: Element): Promise<void> {
  const picture = readPicture();
  if (picture !== undefined && (await areLoaded(picture.styles))) return show(page, fromPicture(picture));
  const drawn = await drawEarlyPage();
  if (drawn === undefined || !(await areLoaded(await stylesOfRoute()))) return;
  const frame = page.firstElementChild?.cloneNode(true);
  if (!drawn.isFramed || !(frame instanceof Element)) return show(page, [drawn.content]);
  frame.querySelector("#early-title")?.removeAttribute("id");
  frame.querySelector("[data-early-page]")?.replaceChildren(drawn.content);
  show(page, [frame]);
}

/** The build has put the page's own stylesheets aside, at the end of the page. */
async function stylesOfRoute(): Promise<readonly string[]> {
  if (document.readyState === "loading") await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  const later = document.querySelector<HTMLTemplateElement>("template#later")?.content;
  return Array.from(
    later?.querySelectorAll<HTMLLinkElement>("link[as=style]") ?? [],
    (link) => new URL(link.getAttribute("href") ?? "", location.origin).href,
  );
}

/** The picture has no handlers and no addresses; its styles are set by script, as the content policy wants. */
function fromPicture({ html }: PagePicture): readonly Element[] {
  const shown = document.createElement("div");
  shown.innerHTML = html;
  shown.querySelectorAll<HTMLElement>("[data-style]").forEach((element) => (element.style.cssText = element.dataset["style"] ?? ""));
  return [...shown.children];
}

function show(page: Element, content: readonly Element[]): void {
  if (isDrawn(page)) return;
  const shown = document.createElement("div");
  shown.inert = true;
  shown.dataset["early"] = "";
  shown.ariaHidden = "true";
  shown.className = "fixed inset-0 z-50 overflow-hidden bg-canvas";
  shown.append(...content);
  document.body.append(shown);
  const end = (): void => {
    watch.disconnect();
    shown.remove();
  };
  const watch = new MutationObserver(() => isDrawn(page) && end());
  watch.observe(page, { childList: true, subtree: true });
  setTimeout(end, MAX_SHOWN_MS);
  addEventListener("scroll", end, { once: true });
}

function isDrawn(page: Element): boolean {
  return page.querySelector("main h1") !== null && page.querySelector("main [data-shimmer]") === null;
}

/** The page's own stylesheets are there already; those of its parts come with their scripts, and here before them. */
async function areLoaded(styles: readonly string[]): Promise<boolean> {
  const there = new Set(Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href }) => href));
  const loads = styles
    .filter((href) => !there.has(href))
    .map((href) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
      return new Promise<boolean>((resolve) => {
        link.addEventListener("load", () => resolve(true));
        link.addEventListener("error", () => resolve(false));
      });
    });
  return (await Promise.all(loads)).every(Boolean);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A page in the background is not painted, and does not wait for it. */
function afterPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  return Promise.race([painted, wait(MAX_WAIT_MS)]);
}

// Below #root in the app's page, before any script of the app: shows how the page looked when it was left until it is drawn anew.
import { type PagePicture, readPicture } from "#backend/first-paint/page-picture.ts";

/** Longer than this nobody looks at a picture: then the skeleton tells that something is late. */
const MAX_SHOWN_MS = 4000;

const [picture, page] = [readPicture(), document.querySelector("#root")];
if (picture !== undefined && page !== null) void show(picture, page);

async function show({ html, styles }: PagePicture, page: Element): Promise<void> {
  if (!(await areLoaded(styles)) || isDrawn(page)) return;
  const shown = document.createElement("div");
  shown.inert = true;
  shown.ariaHidden = "true";
  shown.className = "fixed inset-0 z-50 overflow-hidden bg-canvas";
  shown.innerHTML = html;
  shown.querySelectorAll<HTMLElement>("[data-style]").forEach((element) => (element.style.cssText = element.dataset["style"] ?? ""));
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

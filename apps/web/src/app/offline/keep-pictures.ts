import { framePicture, type PagePicture, pictureKey, PREFIX } from "#backend/first-paint/page-picture.ts";
import { outlivesBrowser } from "#backend/remembered-storage.ts";
import { storedUserId } from "#backend/stored-sign-in.ts";
import { paths } from "../navigation/paths.ts";

/** Pages that show and are not filled in; the back office shows other people's data, which does not belong on a device. */
const KEPT_PAGES: readonly string[] = [
  paths.dashboard,
  paths.trainingPlans,
  paths.sessionLog,
  paths.goals,
  paths.workouts,
  paths.competitions,
  paths.personalBests,
];

/** Attributes by which an element can be used or found, and which a copy must not have; styles are set anew by script, as the content policy wants. */
const LEFT_OUT = /^(?:id|for|href|name|value|tabindex|autofocus|style|on.*)$/;
/** A page beyond is not worth the room. Characters. */
const MAX_PICTURE_LENGTH = 150_000;
/** Pages that are kept: the ones an athlete opens the app at. */
const MAX_PICTURES = 4;

/** Removes pictures of earlier days, and keeps one of the page whenever it is left or put away, for `site/early-picture.ts` to show at the next visit. */
export function keepPictures(): void {
  const keep = (): void => {
    if (KEPT_PAGES.includes(location.pathname) || location.pathname.startsWith(`${paths.train}/`)) keepPicture();
  };
  forgetOldPictures();
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
}

/** Pictures that are shown no more, because they are not like one that would be taken now, do not stay on the device. */
function forgetOldPictures(): void {
  try {
    const now = framePicture(storedUserId() ?? "", "");
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
      const { build, day, userId } = JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<PagePicture>;
      if (build !== now.build || day !== now.day || userId !== now.userId) localStorage.removeItem(name);
    }
  } catch {
    // A browser without the store has kept nothing.
  }
}

/** Keeps how the page looks now, when it is wholly drawn and at its top. A session that ends with the browser leaves nothing behind. */
function keepPicture(): void {
  try {
    const [userId, page] = [storedUserId(), document.querySelector("#root")];
    const isDrawn = page?.querySelector("main h1") != null && page.querySelector("main [data-shimmer], [role=dialog]") === null;
    if (userId === undefined || page === null || !isDrawn || scrollY > 0 || !outlivesBrowser()) return;
    const html = getCopy(page);
    if (html.length > MAX_PICTURE_LENGTH) return;
    const kept = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && name !== pictureKey());
    kept.slice(MAX_PICTURES - 1).forEach((name) => localStorage.removeItem(name));
    localStorage.setItem(pictureKey(), JSON.stringify(framePicture(userId, html)));
  } catch {
    // Storage is blocked or full: the page opens without a picture.
  }
}

/** The elements as markup: looks without function. What lies below the window is left out. */
function getCopy(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  const [originals, copies] = [page.querySelectorAll("*"), copy.querySelectorAll("*")];
  const below: Element[] = [];
  originals.forEach((original, at) => {
    const element = copies[at]!;
    if (original.getBoundingClientRect().top > innerHeight) below.push(element);
    const style = original.getAttribute("style");
    const isDrawing = original.closest("svg") !== null;
    for (const name of element.getAttributeNames()) if (LEFT_OUT.test(name) && !(isDrawing && name === "id")) element.removeAttribute(name);
    if (style !== null) element.setAttribute("data-style", style);
  });
  // Its place is kept by what stands above; empty parents of the flow have no height then, below the window.
  below.forEach((element) => element.remove());
  return copy.innerHTML;
}

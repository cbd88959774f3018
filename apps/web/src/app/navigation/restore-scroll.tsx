import { createContext, use, useEffect, useLayoutEffect } from "react";
import { useLocation, type Location } from "react-router";
import { saveScrollPosition, scrollPosition, storeScrollPositions } from "./scroll-positions.ts";

/** Whether the page stays where it is scrolled to. */
export const KeepsScrollContext = createContext(false);

/** Scrolls to where the page was left, to what the address names, or to the top. Stands beside the page, so that it waits for its code too. */
export function RestoreScroll(): null {
  const location = useLocation();
  const keepsScroll = use(KeepsScrollContext);
  useLayoutEffect(() => {
    const saved = scrollPosition(getEntry(location));
    if (saved !== undefined) scrollTo(0, saved);
    else if (location.hash !== "" && scrollToNamed(location.hash.slice(1))) return;
    else if (!keepsScroll) scrollTo(0, 0);
  }, [location, keepsScroll]);
  useEffect(() => {
    const restoreByHand = () => {
      history.scrollRestoration = "manual";
    };
    const onHide = () => {
      saveScrollPosition(getEntry(location));
      storeScrollPositions();
      history.scrollRestoration = "auto";
    };
    restoreByHand();
    addEventListener("pageshow", restoreByHand);
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("pageshow", restoreByHand);
      removeEventListener("pagehide", onHide);
    };
  }, [location]);
  return null;
}

/** An entry of the history. An address that is opened has the key of every other one: only its own page begins where it was left. */
function getEntry({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

/** Whether there is an element of that id. */
function scrollToNamed(encoded: string): boolean {
  try {
    const element = document.getElementById(decodeURIComponent(encoded));
    element?.scrollIntoView();
    return element !== null;
  } catch {
    return false;
  }
}

import type { RouteObject } from "react-router";
import { preload } from "./lazy-route.tsx";

/** Asks for the code of a page when its link is pointed at, touched or focused. Returns the way to stop. */
export function preloadOnIntent(routes: RouteObject[]): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link !== null && link.origin === location.origin) preload(routes, link.href);
  };
  for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true });
  return () => INTENTS.forEach((name) => document.removeEventListener(name, onIntent));
}

const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

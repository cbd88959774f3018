import { type ComponentType, lazy } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { logWarning } from "#backend/log.ts";
import { PageError } from "../page-error.tsx";
import type { RouteHandle } from "../route-handle.ts";

type Load = () => Promise<ComponentType>;

interface LoadingHandle extends Partial<RouteHandle> {
  readonly load: () => Promise<unknown>;
}

/** A page whose code is loaded when it is first opened. */
export function lazyPage(path: string, handle: RouteHandle, load: Load): RouteObject {
  return { path, ...lazyElement(load, handle) };
}

/** The frame of pages, loaded with the first of them. */
export function lazyLayout(load: Load, children: RouteObject[]): RouteObject {
  return { ...lazyElement(load, {}), children };
}

function lazyElement(load: Load, handle: Partial<RouteHandle>): Pick<RouteObject, "element" | "handle"> {
  const Element = lazy(async () => ({ default: await load().catch(toMissingPage) }));
  return { element: <Element />, handle: { ...handle, load } satisfies LoadingHandle };
}

/** Shows that the code is missing. Browsers remember that until the page is loaded anew. */
function toMissingPage(error: unknown): ComponentType {
  logWarning("The code of a page could not be loaded", error);
  return () => <PageError onRetry={() => location.reload()} />;
}

/** Asks for the code of a page: all of it at once, before it is drawn. */
export function preload(routes: RouteObject[], address: string): void {
  const { pathname } = new URL(address, location.origin);
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const handle = route.handle as LoadingHandle | undefined;
    // A failure shows when the page is opened.
    handle?.load?.().catch(() => undefined);
  }
}

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

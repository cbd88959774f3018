import { type ComponentType, createElement, lazy, useState } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { logWarning } from "#backend/log.ts";
import { PageError } from "../page-error.tsx";
import { type RouteHandle, titled } from "./route-handle.ts";

type Load = () => Promise<ComponentType>;

interface LoadingHandle extends Partial<RouteHandle> {
  readonly load: () => Promise<unknown>;
}

/** A page whose code is loaded when it is first opened. Of the first level its title says where it is. */
export function lazyPage(path: string, place: RouteHandle | string, load: Load): RouteObject {
  return { path, ...lazyElement(load, typeof place === "string" ? titled(place) : place) };
}

/** The frame of pages, loaded with the first of them. */
export function lazyLayout(load: Load, children: RouteObject[]): RouteObject {
  return { ...lazyElement(load, {}), children };
}

/** Code that is here already is drawn at once: after a moment without it, React would wait for 300 ms. */
function lazyElement(load: Load, handle: Partial<RouteHandle>): Pick<RouteObject, "element" | "handle"> {
  let Loaded: ComponentType | undefined;
  const keep = async (): Promise<ComponentType> => (Loaded ??= await load());
  const Later = lazy(async () => ({ default: await keep().catch(toMissingPage) }));
  function Page() {
    const [Shown] = useState(() => Loaded ?? Later);
    return createElement(Shown);
  }
  return { element: <Page />, handle: { ...handle, load: keep } satisfies LoadingHandle };
}

/** Shows that the code is missing. Browsers remember that until the page is loaded anew. */
function toMissingPage(error: unknown): ComponentType {
  logWarning("Part of this page could not be loaded", error);
  return () => <PageError onRetry={() => location.reload()} />;
}

/** Asks for the code of a page: all of it at once, before it is drawn. Ends when it is here, or could not be had, which shows when the page is opened. */
export async function preload(routes: RouteObject[], address: string): Promise<void> {
  const { pathname } = new URL(address, location.origin);
  const loads = (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => (route.handle as LoadingHandle | undefined)?.load?.());
  await Promise.allSettled(loads);
}

/** Asks for the code of a page when its link is pointed at, touched or focused. Returns the way to stop. */
export function preloadOnIntent(routes: RouteObject[]): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link !== null && link.origin === location.origin) void preload(routes, link.href);
  };
  for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true });
  return () => INTENTS.forEach((name) => document.removeEventListener(name, onIntent));
}

const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

import { createContext, use } from "react";
import type { Params, RouteMatch } from "react-router";

/** A step of the way to a page; without a path the page itself. */
export interface Crumb {
  readonly title: string;
  readonly path?: string;
}

/** What a route says about itself. */
export interface RouteHandle {
  /** The page, after the pages it stands below. */
  readonly crumbs: (params: Params) => readonly [...Crumb[], Crumb];
}

/** A page of the first level. */
export const titled = (title: string): RouteHandle => ({ crumbs: () => [{ title }] });

/** A page below another one. */
export const titledBelow = (path: string, parent: string, title: string): RouteHandle => ({
  crumbs: () => [{ title: parent, path }, { title }],
});

/** The way to the page that is shown; empty while no route says anything. */
export const CrumbsContext = createContext<readonly Crumb[]>([]);

export function useCrumbs(): readonly Crumb[] {
  return use(CrumbsContext);
}

/** What the deepest of the matching routes says. */
export function getCrumbs(matches: readonly RouteMatch[]): readonly Crumb[] {
  const match = matches.findLast(({ route }) => isRouteHandle(route.handle));
  return match === undefined ? [] : (match.route.handle as RouteHandle).crumbs(match.params);
}

const isRouteHandle = (handle: unknown): handle is RouteHandle => typeof handle === "object" && handle !== null && "crumbs" in handle;

/** Its title, of the browser tab and the header. */
export function useRouteTitle(): string | undefined {
  return useCrumbs().at(-1)?.title;
}

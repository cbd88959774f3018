import { type Params, useMatches } from "react-router";

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

/** The way to the deepest matching route; empty while none says anything. */
export function useCrumbs(): readonly Crumb[] {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return match === undefined ? [] : (match.handle as RouteHandle).crumbs(match.params);
}

/** Its title, of the browser tab and the header. */
export function useRouteTitle(): string | undefined {
  return useCrumbs().at(-1)?.title;
}

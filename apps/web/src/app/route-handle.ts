import { useMatches } from "react-router";

/** What a route says about itself. */
export interface RouteHandle {
  /** Of the browser tab and the header. */
  readonly title: string;
}

/** The title of the deepest matching route; undefined while none has one. */
export function useRouteTitle(): string | undefined {
  return useMatches()
    .map((match) => match.handle as RouteHandle | undefined)
    .findLast((handle) => handle !== undefined)?.title;
}

import {
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from "react-router";
import type { LeaveGuard } from "#ui/overlay/leave-guard.ts";
import { saveScrollPosition } from "./scroll-positions.ts";

/** Where the app is, and how it came there. */
interface Place {
  readonly location: Location;
  readonly action: NavigationType;
  /** The page stays where it is scrolled to. */
  readonly keepsScroll: boolean;
}

export interface GuardedHistory {
  readonly navigator: Navigator;
  place(): Place;
  listen(onPlace: (place: Place) => void): () => void;
  /** Asked before every navigation; the last one that was set counts. Returns the way to take it off. */
  guard(guard: LeaveGuard): () => void;
}

/** The history of the browser, where a form with something unsaved can hold a navigation back. */
export function createGuardedHistory(): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let guard: LeaveGuard | undefined;
  let keepsScroll = false;
  /** A step of the browser that answers one of ours: nobody is asked, and nothing changes when it only takes back. */
  let expected: "taken-back" | "allowed" | undefined;
  let current = history.location;

  const change = (to: Parameters<Navigator["push"]>[0], options: Parameters<Navigator["push"]>[2], go: () => void) => {
    const { pathname = current.pathname } = typeof to === "string" ? parsePath(to) : to;
    const proceed = () => {
      saveScrollPosition(current.key);
      keepsScroll = options?.preventScrollReset === true;
      go();
    };
    if (guard?.(pathname, proceed) !== true) proceed();
  };
  const place = (): Place => ({ location: history.location, action: history.action, keepsScroll });
  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state, options) => change(to, options, () => history.push(to, state)),
      replace: (to, state, options) => change(to, options, () => history.replace(to, state)),
    },
    place,
    listen: (onPlace) =>
      history.listen(({ action, location, delta }) => {
        if (action === NavigationType.Pop) {
          const step = expected;
          expected = undefined;
          if (step === "taken-back") return;
          const again = () => {
            expected = "allowed";
            history.go(delta ?? 0);
          };
          if (step === undefined && delta && guard?.(location.pathname, again) === true) {
            expected = "taken-back";
            history.go(-delta);
            return;
          }
          saveScrollPosition(current.key);
          keepsScroll = false;
        }
        current = location;
        onPlace(place());
      }),
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}

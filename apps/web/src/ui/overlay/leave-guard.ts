import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Asked before another page is shown: whether to hold that back. `go` shows it after all. */
export type LeaveGuard = (pathname: string, go: () => void) => boolean;

/** Registers a guard and returns the way to take it off again; the frame of the app provides it. */
export const LeaveGuardContext = createContext<(guard: LeaveGuard) => () => void>(() => () => undefined);

export interface HeldNavigation {
  readonly isHeld: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Holds back every navigation for which `holds` says so, until somebody decides. */
export function useLeaveGuard(holds: (pathname: string) => boolean): HeldNavigation {
  const register = use(LeaveGuardContext);
  const [held, setHeld] = useState<{ readonly go: () => void }>();
  const latest = useRef(holds);
  useLayoutEffect(() => {
    latest.current = holds;
  });
  useEffect(
    () =>
      register((pathname, go) => {
        const isHeld = latest.current(pathname);
        if (isHeld) setHeld({ go });
        return isHeld;
      }),
    [register],
  );
  const stay = () => setHeld(undefined);
  const leave = () => {
    stay();
    held?.go();
  };
  return { isHeld: held !== undefined, stay, leave };
}

import { useEffect, useState } from "react";
import { signal } from "./signal.ts";
import { seconds, useSeconds } from "./use-seconds.ts";

export interface RestTimer {
  /** Whole seconds left; 0 when the rest is over. */
  readonly left: number;
  /** Seconds of the whole rest. */
  readonly total: number;
  readonly paused: boolean;
  readonly toggle: () => void;
  readonly extend: () => void;
  readonly skip: () => void;
}

/** `endsAt` while it runs, `left` while it stands; seconds. */
type State = { readonly total: number; readonly endsAt: number } | { readonly total: number; readonly left: number };

const EXTENSION = 15;

/** The rest between two sets: `start` begins one of so many seconds; `timer` is absent before the first and after a skipped one. */
export function useRestTimer(): { readonly timer: RestTimer | undefined; readonly start: (length: number) => void } {
  const [state, setState] = useState<State>();
  const running = state !== undefined && "endsAt" in state;
  const now = useSeconds(running);
  const left = state === undefined ? 0 : Math.max(0, Math.ceil("endsAt" in state ? state.endsAt - now : state.left));
  const endsAt = running ? state.endsAt : undefined;

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const over = setTimeout(
      () => {
        signal("long");
        setState((current) => current && { total: current.total, left: 0 });
      },
      (endsAt - seconds()) * 1000,
    );
    return () => clearTimeout(over);
  }, [endsAt]);

  const timer: RestTimer | undefined = state && {
    left,
    total: state.total,
    paused: !running && left > 0,
    toggle: () => setState(running ? { total: state.total, left } : { total: state.total, endsAt: seconds() + left }),
    extend: () => setState({ total: Math.max(state.total, left + EXTENSION), endsAt: seconds() + left + EXTENSION }),
    skip: () => setState(undefined),
  };
  return { timer, start: (length) => setState(length > 0 ? { total: length, endsAt: seconds() + length } : undefined) };
}

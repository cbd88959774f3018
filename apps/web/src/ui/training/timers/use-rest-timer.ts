import { useEffect, useRef } from "react";
import { useKept, type Kept } from "./use-kept.ts";
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
  readonly shorten: () => void;
  readonly skip: () => void;
}

/** `endsAt` while it runs, `left` while it stands; seconds. */
export type RestState = { readonly total: number; readonly endsAt: number } | { readonly total: number; readonly left: number };

const EXTENSION_SECONDS = 15;

/** The rest between two sets: `start` begins one of so many seconds; `timer` is absent before the first and after a skipped one. */
export function useRestTimer(kept?: Kept<RestState | undefined>): {
  readonly timer: RestTimer | undefined;
  readonly start: (length: number) => void;
} {
  const { value: state, keep } = useKept(kept, undefined);
  const running = state !== undefined && "endsAt" in state;
  const now = useSeconds(running);
  const left = state === undefined ? 0 : Math.max(0, Math.ceil("endsAt" in state ? state.endsAt - now : state.left));
  const endsAt = running ? state.endsAt : undefined;
  const total = state?.total ?? 0;
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const over = setTimeout(
      () => {
        signal("long");
        latest.current({ total, left: 0 });
      },
      (endsAt - seconds()) * 1000,
    );
    return () => clearTimeout(over);
  }, [endsAt, total]);

  const timer: RestTimer | undefined = state && {
    left,
    total,
    paused: !running && left > 0,
    toggle: () => keep(running ? { total, left } : { total, endsAt: seconds() + left }),
    extend: () => keep({ total: Math.max(total, left + EXTENSION_SECONDS), endsAt: seconds() + left + EXTENSION_SECONDS }),
    shorten: () => keep({ total, endsAt: seconds() + Math.max(0, left - EXTENSION_SECONDS) }),
    skip: () => keep(undefined),
  };
  return { timer, start: (length) => keep(length > 0 ? { total: length, endsAt: seconds() + length } : undefined) };
}

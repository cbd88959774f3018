import { useEffect, useRef } from "react";
import { LEAD_IN_SECONDS, readClock, type ClockReading, type ClockSetting } from "./clock-setting.ts";
import { useKept, type Kept } from "./use-kept.ts";
import { signal } from "./signal.ts";
import { seconds, useSeconds } from "./use-seconds.ts";
import { useWakeLock } from "./use-wake-lock.ts";

export interface WorkClock {
  readonly reading: ClockReading;
  readonly state: "off" | "running" | "paused" | "done";
  /** Seconds of work and rest so far, without the time to get ready. */
  readonly worked: number;
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
}

/** `since` the time it would have been started at without its pauses; `at` what it stood at when it was paused. Seconds. */
export type ClockState = { readonly since: number } | { readonly at: number };

const STANDING: ClockState = { at: 0 };

/** A clock for the main work. It signals the beginning of each stretch and the end. */
export function useWorkClock(setting: ClockSetting, kept?: Kept<ClockState>): WorkClock {
  const { value: clock, keep } = useKept(kept, STANDING);
  const ticking = "since" in clock;
  const now = useSeconds(ticking);
  const elapsed = ticking ? Math.max(0, now - clock.since) : clock.at;
  const reading = readClock(setting, elapsed);
  const done = reading.part === "done";
  const running = ticking && !done;
  useSignals(reading, running);
  useWakeLock(running);

  return {
    reading,
    state: done ? "done" : running ? "running" : elapsed > 0 ? "paused" : "off",
    worked: Math.max(0, elapsed - LEAD_IN_SECONDS),
    start: () => keep({ since: seconds() - elapsed }),
    pause: () => keep({ at: elapsed }),
    reset: () => keep(STANDING),
  };
}

/** A long signal where a stretch begins, a short one in each of the three seconds before. */
function useSignals({ part, text, seconds: shown, share }: ClockReading, running: boolean): void {
  const stretch = `${part} ${text}`;
  const previous = useRef(stretch);
  useEffect(() => {
    if (previous.current === stretch) return;
    previous.current = stretch;
    if (part !== "ready") signal("long");
  }, [stretch, part]);
  const last = running && share !== undefined && part !== "done" && shown <= 3 && shown > 0 ? shown : undefined;
  useEffect(() => {
    if (last !== undefined) signal("short");
  }, [last]);
}

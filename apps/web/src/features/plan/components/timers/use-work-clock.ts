import { useEffect, useRef, useState } from "react";
import { readClock, type ClockReading, type ClockSetting } from "../../model/work-clock.ts";
import { signal } from "./signal.ts";
import { seconds, useSeconds } from "./use-seconds.ts";

export interface WorkClock {
  readonly reading: ClockReading;
  readonly state: "off" | "running" | "paused" | "done";
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
}

/** `since` the time it would have been started at without its pauses; `at` what it stood at when it was paused. Seconds. */
type State = { readonly since: number } | { readonly at: number };

const STANDING: State = { at: 0 };

/** A clock for the main work. It signals the beginning of each stretch and the end. */
export function useWorkClock(setting: ClockSetting): WorkClock {
  const [clock, setClock] = useState<State>(STANDING);
  const ticking = "since" in clock;
  const now = useSeconds(ticking);
  const elapsed = ticking ? Math.max(0, now - clock.since) : clock.at;
  const reading = readClock(setting, elapsed);
  const done = reading.part === "done";
  const running = ticking && !done;
  useSignals(reading, running);
  useWakefulScreen(running);

  return {
    reading,
    state: done ? "done" : running ? "running" : elapsed > 0 ? "paused" : "off",
    start: () => setClock({ since: seconds() - elapsed }),
    pause: () => setClock({ at: elapsed }),
    reset: () => setClock(STANDING),
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

/** Keeps the screen on while the clock runs, where the browser allows it. */
function useWakefulScreen(running: boolean): void {
  useEffect(() => {
    if (!running || !("wakeLock" in navigator)) return undefined;
    const lock = navigator.wakeLock.request("screen").catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [running]);
}

import { useSyncExternalStore } from "react";

/** Often enough that no second is seen to be skipped. */
const TICK_MS = 250;

/** The time of day in seconds; drawn anew while `running`. */
export function useSeconds(running: boolean): number {
  return useSyncExternalStore(running ? everyTick : never, seconds);
}

/** By the clock on the wall, in whole ticks: it goes on while a phone sleeps. */
export function seconds(): number {
  return toTick(Date.now());
}

/** A time in milliseconds as the clocks have it: two that began together show the same second. */
export function toTick(milliseconds: number): number {
  return (Math.floor(milliseconds / TICK_MS) * TICK_MS) / 1000;
}

function everyTick(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

function never(): () => void {
  return () => undefined;
}

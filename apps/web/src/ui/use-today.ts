import { useSyncExternalStore } from "react";
import { localDay } from "./format.ts";

const CHECK_EVERY_MS = 60_000;

/** The calendar day where the athlete is, yyyy-MM-dd; follows midnight while the page stays open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => localDay(new Date()));
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

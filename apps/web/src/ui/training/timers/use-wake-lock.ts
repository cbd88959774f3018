import { useEffect } from "react";

/** Keeps the screen on while `wanted`, where the browser allows it. A page that was hidden lost its lock and asks again. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const ask = () => {
      if (document.visibilityState === "visible") lock = navigator.wakeLock.request("screen").catch(() => undefined);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void lock.then((held) => held?.release());
    };
  }, [wanted]);
}

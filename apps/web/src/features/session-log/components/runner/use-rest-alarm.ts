import { useEffect, useEffectEvent } from "react";
import type { RestTimer } from "#ui/training/timers/use-rest-timer.ts";

/** Loaded when a rest begins: a page that is hidden may be stopped before it arrives. */
const loadAlarm = () => import("#backend/push/rest-alarm.ts");

/** Rings when a rest ends while the screen is locked or another app is in front: by a notification, where the athlete wants them. */
export function useRestAlarm(rest: RestTimer | undefined, next: string): void {
  const left = rest === undefined || rest.paused ? 0 : rest.left;
  const isResting = left > 0;
  const url = location.pathname;

  const set = useEffectEvent(async (isHidden: boolean) => {
    const { setRestAlarm } = await loadAlarm();
    await setRestAlarm(isHidden ? { seconds: left, next, url } : { seconds: 0, url });
  });
  const ring = useEffectEvent(async () => {
    if (document.visibilityState !== "hidden") return;
    const { showRestOver } = await loadAlarm();
    await showRestOver(next, url);
  });
  useEffect(() => {
    if (!isResting) return undefined;
    void loadAlarm().catch(() => undefined);
    let isSet = false;
    const change = () => {
      const isHidden = document.visibilityState === "hidden";
      // Whoever never left has nothing to take back.
      if (isHidden || isSet) void set(isHidden).catch(() => undefined);
      isSet = isHidden;
    };
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
      void ring().catch(() => undefined);
    };
  }, [isResting]);
}

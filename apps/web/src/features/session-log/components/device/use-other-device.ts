import { useEffect, useEffectEvent, useState } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { findStoredSession } from "../../api/open-draft.ts";
import { mergeOtherDevice, type DeviceNews } from "../../model/other-device.ts";
import { maker, type Drafting } from "../logger/use-draft.ts";

/** Milliseconds between two looks at what other devices have stored. */
const POLL_MS = 15_000;

export interface OtherDevice {
  readonly news: readonly DeviceNews[];
  readonly dismiss: (setId: string) => void;
}

/**
 * Follows a session that is open on several devices: what another one stores arrives here while the page is looked at, when it is looked at
 * again, and when the connection is back.
 */
export function useOtherDevice({ draft, takeOver, acknowledged }: Drafting, opened: readonly DeviceNews[] = []): OtherDevice {
  const units = useUnits();
  const [news, setNews] = useState(opened);
  const live = draft.minutes === undefined;

  const look = useEffectEvent(async () => {
    // Before the read: what is sent meanwhile may be missing in it.
    const known = acknowledged() ?? new Set<string>();
    const stored = await findStoredSession(draft.origin, draft.originId).catch(() => undefined);
    if (stored === undefined) return;
    takeOver((now) => {
      const merged = mergeOtherDevice(now, stored, known, units, maker);
      if (merged.news.length > 0) setNews((before) => [...before, ...merged.news]);
      return JSON.stringify(merged.draft) === JSON.stringify(now) ? now : merged.draft;
    });
  });
  useEffect(() => {
    if (!live) return undefined;
    const lookWhenSeen = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void look();
    };
    const timer = setInterval(lookWhenSeen, POLL_MS);
    document.addEventListener("visibilitychange", lookWhenSeen);
    addEventListener("online", lookWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookWhenSeen);
      removeEventListener("online", lookWhenSeen);
    };
  }, [live]);
  return { news, dismiss: (setId) => setNews((before) => before.filter((one) => one.setId !== setId)) };
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { findStoredSession } from "../../api/find-stored-session.ts";
import type { SessionDraft } from "../../model/draft.ts";
import { mergeOtherDevice, type DeviceNews } from "../../model/other-device.ts";
import { maker, type Drafting } from "../logger/use-draft.ts";

/** Milliseconds between two looks at what other devices have stored. */
const LOOK_EVERY = 15_000;

export interface OtherDevice {
  readonly news: readonly DeviceNews[];
  readonly dismiss: (setId: string) => void;
}

/**
 * Follows a session that is open on several devices: what another one stores arrives here while the page is looked at, when it is looked at
 * again, and when the connection is back.
 */
export function useOtherDevice({ draft, change, acknowledged }: Drafting, opened: readonly DeviceNews[] = []): OtherDevice {
  const units = useUnits();
  const [news, setNews] = useState(opened);
  const { data } = useQuery({
    queryKey: ["session-elsewhere", draft.origin, draft.originId],
    queryFn: async () => {
      // Before the read: what is sent meanwhile may be missing in it.
      const known = acknowledged() ?? new Set<string>();
      return { known, stored: await findStoredSession(draft.origin, draft.originId) };
    },
    enabled: draft.minutes === undefined,
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    structuralSharing: false,
    retry: false,
    gcTime: 0,
  });
  const merge = useEffectEvent(() => {
    if (data?.stored === undefined) return;
    const { known, stored } = data;
    const merged = mergeOtherDevice(draft, stored, known, units, maker);
    if (JSON.stringify(merged.draft) === JSON.stringify(draft)) return;
    change((now: SessionDraft) => mergeOtherDevice(now, stored, known, units, maker).draft);
    setNews((before) => [...before, ...merged.news]);
  });
  useEffect(() => merge(), [data]);
  return { news, dismiss: (setId) => setNews((before) => before.filter((one) => one.setId !== setId)) };
}

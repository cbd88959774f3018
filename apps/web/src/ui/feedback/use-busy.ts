import { useCallback, useState } from "react";

/** Runs work one at a time; `busy` while it runs. A second call meanwhile does nothing. */
export function useBusy(): readonly [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (busy) return;
      setBusy(true);
      try {
        await work();
      } finally {
        setBusy(false);
      }
    },
    [busy],
  );
  return [busy, run];
}

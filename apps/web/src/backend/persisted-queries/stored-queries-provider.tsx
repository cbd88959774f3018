import { IsRestoringProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { keepQueries, restoreQueries } from "./stored-queries.ts";

/** The device is waited for so long; then the server alone answers. Milliseconds. */
const RESTORE_TIMEOUT_MS = 1000;

/** Queries start when the device has given back what it kept: shown at once, and read again where it is not fresh. */
export function KeptQueriesProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [restoring, setRestoring] = useState(true);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = () => {
      if (gone || stop !== undefined) return;
      setRestoring(false);
      stop = keepQueries(queryClient);
    };
    const timer = setTimeout(start, RESTORE_TIMEOUT_MS);
    restoreQueries(queryClient).then(start, start);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [queryClient]);
  return <IsRestoringProvider value={restoring}>{children}</IsRestoringProvider>;
}

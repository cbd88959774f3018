import { CloudOff, WifiOff } from "lucide-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { useOutdated } from "#backend/persisted-queries/use-outdated.ts";

/** Says below the header that the browser has no connection, or that what is shown could not be read again; announced when that changes. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { outdated, retry } = useOutdated();
  return (
    <div role="status" className="sticky top-(--header) z-10">
      {!online && (
        <Line icon={WifiOff}>You are offline. What you log is saved on this device and sent later; other changes need a connection.</Line>
      )}
      {online && outdated && (
        <Line icon={CloudOff}>
          Some data could not be refreshed. You are seeing the last saved version.{" "}
          <button type="button" className="link hit-area" onClick={retry}>
            Load the latest
          </button>
        </Line>
      )}
    </div>
  );
}

function Line({ icon: Icon, children }: { readonly icon: typeof WifiOff; readonly children: ReactNode }) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line bg-pending-wash px-(--gutter) py-2 text-sm text-pending">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      <p>{children}</p>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

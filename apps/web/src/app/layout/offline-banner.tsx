import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

/** Says below the header that the browser has no connection; announced when that changes. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="sticky top-(--header) z-10">
      {!online && (
        <p className="flex items-center gap-2.5 border-b border-line bg-pending-wash px-(--gutter) py-2 text-sm text-pending">
          <WifiOff aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
          You are offline. What you log is kept here and sent later; other changes need a connection.
        </p>
      )}
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

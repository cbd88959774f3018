import { useSyncExternalStore } from "react";

/** Says that nothing typed without a connection is lost; read out when the connection goes. */
export function Unsaved() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p role="status" className="mt-4 text-sm text-pending empty:hidden">
      {online ? "" : "You are offline. What you type stays on this device until it can be saved."}
    </p>
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

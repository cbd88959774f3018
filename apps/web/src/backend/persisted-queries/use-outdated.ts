import { useQueryClient, type Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether something on the screen is older than it should be because reading it again has failed, and the way to try once more. */
export function useOutdated(): { readonly outdated: boolean; readonly retry: () => void } {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const outdated = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ type: "active", predicate: isOutdated }).length > 0,
  );
  return { outdated, retry: () => void queryClient.refetchQueries({ type: "active", predicate: isOutdated }) };
}

const isOutdated = ({ state }: Query): boolean => state.status === "error" && state.data !== undefined;

import { useQueryClient } from "@tanstack/react-query";
import { profileKeys } from "./profile-keys.ts";

/**
 * Refetches what the page shows; resolves when it has arrived. The rest is marked stale: a query restored from the device has no query
 * function before a component uses it, so refetching all of them would fail.
 */
export function useRefreshProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: profileKeys.all, refetchType: "active" }, { throwOnError: true });
}

import { useQueryClient } from "@tanstack/react-query";
import { profileKeys } from "./profile-keys.ts";

/** Reads everything of the profile again; resolves when it has arrived. */
export function useRefreshProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ queryKey: profileKeys.all }, { throwOnError: true });
}

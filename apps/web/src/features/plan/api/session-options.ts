import type { SessionOptionsRequest, SessionOptionsResponse } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { invokeFunction } from "./invoke-function.ts";
import { planKeys } from "./plan-keys.ts";

/** To which days a session may move, and with `item` what may take the place of that line. */
export function useSessionOptions(request: SessionOptionsRequest): UseQueryResult<SessionOptionsResponse> {
  return useQuery(sessionOptionsQueryOptions(request));
}

const sessionOptionsQueryOptions = (request: SessionOptionsRequest) =>
  queryOptions({
    queryKey: planKeys.options(request),
    queryFn: ({ signal }) =>
      invokeFunction<SessionOptionsResponse>("session-options", request, {
        signal,
        fallback: "Failed to load the options. Please try again.",
      }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

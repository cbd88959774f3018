import { QueryClient } from "@tanstack/react-query";

const FIVE_MINUTES = 300_000;

/**
 * What was read stays fresh for five minutes; a failed read is tried once more. Requests are also made when the browser thinks
 * it is offline: the server may run on the same machine, and where it does not, the failure is told instead of waited out.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FIVE_MINUTES, retry: 1, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

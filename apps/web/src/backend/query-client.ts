import { QueryClient } from "@tanstack/react-query";

const FIVE_MINUTES = 300_000;

/** What was read stays fresh for five minutes; a failed read is tried once more. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: FIVE_MINUTES, retry: 1 } } });

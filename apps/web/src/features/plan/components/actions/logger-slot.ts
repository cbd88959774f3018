import { createContext, use } from "react";

/** Where a session is logged set by set, which is another feature: the route gives it. Absent without one. */
export const LoggerContext = createContext<((sessionId: string) => string) | undefined>(undefined);

export function useLoggerHref(sessionId: string): string | undefined {
  return use(LoggerContext)?.(sessionId);
}

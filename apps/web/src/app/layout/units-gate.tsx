import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

/**
 * Shows the page once the athlete's units are known, so that nobody sees kilograms turn into pounds. The page reads its rows meanwhile. It does
 * not wait offline, nor for a second attempt.
 */
export function UnitsGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useAuth();
  const { isPending, fetchStatus, failureCount } = useQuery(preferencesQueryOptions(user?.id));
  const waits = isPending && fetchStatus === "fetching" && failureCount === 0;
  return (
    <>
      {waits && <PageSkeleton />}
      <div className={waits ? "hidden" : "contents *:min-w-0"}>{children}</div>
    </>
  );
}

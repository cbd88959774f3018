import { useIsRestoring, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

interface UnitsGateProps {
  /** What is begun in units is not drawn before they are known; any other page reads its rows meanwhile. */
  readonly holds?: boolean;
  readonly children: ReactNode;
}

/** Shows the page once the athlete's units are known, so that nobody sees kilograms turn into pounds. It does not wait offline, nor for a second attempt. */
export function UnitsGate({ holds = false, children }: UnitsGateProps): ReactNode {
  const { user } = useAuth();
  const { isPending, fetchStatus, failureCount } = useQuery(preferencesQueryOptions(user?.id));
  const isRestoring = useIsRestoring();
  const waits = isPending && (isRestoring || fetchStatus === "fetching") && failureCount === 0;
  if (holds) return waits ? <PageSkeleton /> : children;
  return (
    <>
      {waits && <PageSkeleton />}
      <div className={waits ? "hidden" : "contents *:min-w-0"}>{children}</div>
    </>
  );
}

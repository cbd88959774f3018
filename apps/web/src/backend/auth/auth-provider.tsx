import { useQuery, queryOptions } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useOutboxSync } from "../outbox/outbox.ts";
import { adminAccessQueryOptions } from "./admin-access.ts";
import { accountProfileQueryOptions } from "./account-profile.ts";
import { type Auth, AuthContext } from "./auth-context.ts";
import { readFrame } from "../first-paint/app-frame.ts";
import { logWarning } from "../log.ts";
import { supabase } from "../supabase.ts";
import { hasRole } from "./role.ts";
import type { Later } from "./session-check.ts";
import { signOut } from "./sign-out.ts";
import { useSession } from "./use-session.ts";

/** Roles and profile are waited for this long; then the app goes on without them. */
const ROLES_TIMEOUT_MS = 5000;

const noRoles: readonly string[] = [];

interface AuthProviderProps {
  /** Runs what nothing on the page waits for; a stable function. */
  readonly later: Later;
  readonly children: ReactNode;
}

export function AuthProvider({ later, children }: AuthProviderProps) {
  const session = useSession(later);
  const userId = session?.user.id;
  useOutboxSync(userId);
  const roles = useQuery(rolesQueryOptions(userId));
  const profile = useQuery(accountProfileQueryOptions(userId));
  const held = roles.data ?? noRoles;
  // Known before the admin area is opened, so that its pages come at once.
  useQuery({ ...adminAccessQueryOptions(userId), enabled: userId !== undefined && held.includes("admin") });
  const auth: Auth = {
    session: session ?? null,
    user: session?.user ?? null,
    roles: held,
    profile: profile.data ?? null,
    isAdmin: held.includes("admin"),
    loading: session === undefined,
    rolesLoading: useAtMost(ROLES_TIMEOUT_MS, userId !== undefined && roles.isPending),
    profileLoading: useAtMost(ROLES_TIMEOUT_MS, userId !== undefined && profile.isPending),
    checkUserRole: (role) => session != null && hasRole(held, role),
    signOut,
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** `pending`, but no longer than `milliseconds` at a stretch. */
function useAtMost(milliseconds: number, pending: boolean): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [pending, milliseconds]);
  return pending && !elapsed;
}

/** The roles of a user; none when they cannot be read. */
async function getRoles(userId: string): Promise<readonly string[]> {
  const { data, error } = await supabase.rpc("get_user_roles", { uid: userId });
  if (error) logWarning("Roles could not be loaded", error);
  return Array.isArray(data) ? data.filter((role): role is string => typeof role === "string") : [];
}

const rolesQueryOptions = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["roles", userId],
    queryFn: () => readFrame("roles", () => getRoles(userId ?? "")),
    enabled: userId !== undefined,
  });

import { LoaderCircle } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import type { Role } from "#backend/auth/role.ts";
import { useAuth } from "#backend/auth/auth-context.ts";
import { storedUserId } from "#backend/stored-sign-in.ts";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { toast } from "#ui/feedback/toast.ts";
import { leavingFor } from "./sign-out/leave-app.ts";
import { loginAgainPath, loginPath } from "./navigation/next-path.ts";
import { paths } from "./navigation/paths.ts";

/** The sign-in status must be known within so many milliseconds. */
const VERIFICATION_TIME_MS = 5000;

interface ProtectedRouteProps {
  readonly needs?: Role;
  /** What those without the role see instead of being sent to the dashboard. */
  readonly denied?: ReactNode;
}

/** Lets signed-in users with the role in; sends the others to the sign-in screen, or says that they may not. */
export function ProtectedRoute({ needs: role = "user", denied }: ProtectedRouteProps) {
  const { user, loading, rolesLoading, checkUserRole } = useAuth();
  const { pathname } = useLocation();
  const late = useElapsed(VERIFICATION_TIME_MS, loading);
  // A stored session that the server has ended may be gone before anybody is known.
  const [wasSignedIn, setWasSignedIn] = useState(() => storedUserId() !== undefined);
  if (user !== null && !wasSignedIn) setWasSignedIn(true);

  if (late) return <SessionError />;
  if (loading) return <Verifying detail="Loading authentication..." />;
  if (user === null) return <SignInFirst hasEnded={wasSignedIn} />;
  if (role !== "user" && rolesLoading) return <Verifying detail="Checking permissions..." />;
  if (!checkUserRole(role) && denied !== undefined) return denied;
  if (!checkUserRole(role) && pathname !== paths.dashboard) return <AccessDenied needed={role} />;
  return <Outlet />;
}

function Verifying({ detail }: { readonly detail: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-(--gutter) text-center" aria-busy="true">
      <LoaderCircle aria-hidden="true" size={22} strokeWidth={1.75} className="animate-spin text-ink-3" />
      <h1 className="heading-2">Verifying access...</h1>
      <p className="text-ink-3">{detail}</p>
    </main>
  );
}

/** The sign-in screen is a page of its own; it leads back here, unless somebody is leaving for another one. */
function SignInFirst({ hasEnded }: { readonly hasEnded: boolean }) {
  useEffect(() => {
    const leaving = leavingFor();
    if (hasEnded && leaving === undefined) carryToast(SESSION_ENDED);
    location.replace(leaving ?? loginPath(wantedPage()));
  }, [hasEnded]);
  return <Verifying detail="Loading authentication..." />;
}

/** Whoever did not sign out here. */
const SESSION_ENDED = {
  title: "You were signed out",
  description: "You were signed out in another window, on another device or by an administrator. Sign in to continue.",
  variant: "info",
} as const;

/** With its place on the page; what mails and other sites put after the # is no place. */
const wantedPage = (): string => `${location.pathname}${location.search}${/^#[\w-]+$/.test(location.hash) ? location.hash : ""}`;

function SessionError() {
  useEffect(() => {
    carryToast({
      title: "Session Error",
      description: "Unable to verify your login status. Please sign in again.",
      variant: "destructive",
    });
    location.replace(loginAgainPath(wantedPage()));
  }, []);
  return <Verifying detail="Loading authentication..." />;
}

function AccessDenied({ needed }: { readonly needed: Role }) {
  useEffect(
    () => toast({ title: "Access Denied", description: `You need ${needed} permissions to access this page.`, variant: "destructive" }),
    [needed],
  );
  return <Navigate to={paths.dashboard} replace />;
}

/** Whether `running` has been true for so many milliseconds without a break. */
function useElapsed(milliseconds: number, running: boolean): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [running, milliseconds]);
  return elapsed && running;
}

import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { countUnsavedWork, deleteUnsavedWork } from "#backend/drafts/unsaved-work.ts";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { toast } from "#ui/feedback/toast.ts";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { leaveFor } from "./leave-app.ts";
import { paths } from "../navigation/paths.ts";
import { SignOutContext } from "./sign-out-context.ts";

const loadDialog = async () => ({ default: (await import("./sign-out-dialog.tsx")).SignOutDialog });
const SignOutDialog = lazy(loadDialog);

/** The way out of the app, which works without the server too. */
export function SignOutHost({ children }: { readonly children: ReactNode }): ReactNode {
  const { user, signOut: endSession } = useAuth();
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  const userId = user?.id ?? "";
  // Signing out works without a connection too.
  useEffect(() => whenAtRest(() => void loadDialog().catch(() => undefined)), []);

  const leave = async (deleteWork: boolean) => {
    setBusy(true);
    leaveFor(paths.login);
    try {
      if (deleteWork) await deleteUnsavedWork(userId);
      const reach = await endSession();
      const description =
        reach === "everywhere"
          ? "You've been successfully signed out."
          : "This device is signed out. The server could not be reached, so your other devices stay signed in.";
      carryToast({ title: "Signed out", description });
      location.assign(paths.login);
    } catch {
      leaveFor(undefined);
      toast({ title: "Error", description: "An error occurred while signing out.", variant: "destructive" });
    } finally {
      setBusy(false);
      setUnsaved(0);
    }
  };

  const begin = async () => {
    setBusy(true);
    const count = await countUnsavedWork(userId);
    if (count === 0) return leave(false);
    setBusy(false);
    setUnsaved(count);
  };

  return (
    <SignOutContext value={{ signOut: () => void begin(), busy }}>
      {children}
      {unsaved > 0 && (
        <Suspense>
          <SignOutDialog unsaved={unsaved} busy={busy} onCancel={() => setUnsaved(0)} onSignOut={(deletes) => void leave(deletes)} />
        </Suspense>
      )}
    </SignOutContext>
  );
}

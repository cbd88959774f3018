import { useState } from "react";
import { useAuth } from "../backend/auth/auth-context.ts";
import { carryToast } from "../ui/carried-toast.ts";
import { toast } from "../ui/toast.ts";
import { leaveFor } from "./leave-app.ts";
import { paths } from "./paths.ts";

/** Signs out, says so and goes to the sign-in screen; `busy` while it runs. */
export function useSignOut(): { readonly signOut: () => void; readonly busy: boolean } {
  const auth = useAuth();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    leaveFor(paths.login);
    try {
      await auth.signOut();
      carryToast({ title: "Signed out", description: "You've been successfully signed out." });
      location.assign(paths.login);
    } catch {
      leaveFor(undefined);
      toast({ title: "Error", description: "An error occurred while signing out.", variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { signOut: () => void signOut(), busy };
}

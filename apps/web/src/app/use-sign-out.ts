import { useState } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "../backend/auth/auth-context.ts";
import { toast } from "../ui/toast.tsx";
import { paths } from "./paths.ts";

/** Signs out, says so and goes to the sign-in screen; `busy` while it runs. */
export function useSignOut(): { readonly signOut: () => void; readonly busy: boolean } {
  const auth = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await auth.signOut();
      toast({ title: "Signed out", description: "You've been successfully signed out." });
      await navigate(paths.login);
    } catch {
      toast({ title: "Error", description: "An error occurred while signing out.", variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { signOut: () => void signOut(), busy };
}

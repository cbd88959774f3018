import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { useLeaveGuard } from "#ui/leave-guard.ts";
import { UnsavedContext } from "./unsaved-context.ts";

/** Asks before the page is left while a form in it has something that is not saved. Its own tabs keep what is typed. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useAuth();
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  // Whoever is signed out is led away without a question: there is nothing left to save with.
  const unsaved = forms.size > 0 && user !== null;
  const { pathname } = useLocation();
  const { isHeld, stay, leave } = useLeaveGuard((next) => unsaved && next !== pathname);
  const tell = useCallback((form: string, isUnsaved: boolean) => {
    setForms((before) => {
      if (before.has(form) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <UnsavedContext value={tell}>
      {children}
      <AlertDialog
        open={isHeld}
        onOpenChange={(open) => !open && stay()}
        title="Leave without saving?"
        description="What you have typed here is not saved yet. It is lost when you leave this page."
        cancel="Stay here"
        confirm="Leave"
        onConfirm={leave}
      />
    </UnsavedContext>
  );
}

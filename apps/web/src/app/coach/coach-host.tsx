import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { useAuth } from "../../backend/auth/auth-context.ts";
import type { CoachOpening } from "../../features/coach/index.ts";
import { libraryPath } from "../paths.ts";
import { CoachContext } from "./coach-context.ts";

const CoachDialog = lazy(async () => ({ default: (await import("../../features/coach/components/coach-dialog.tsx")).CoachDialog }));

/** Holds the coach's dialog for every page; its code is loaded when it is first opened. */
export function CoachHost({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  const [open, setOpen] = useState<boolean>();
  const [opening, setOpening] = useState<CoachOpening>();
  const control = useMemo(
    () => ({
      open: (asked?: CoachOpening) => {
        setOpening(asked && { ...asked });
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <CoachContext value={control}>
      {children}
      {open !== undefined && (
        <Suspense>
          <CoachDialog key={user?.id} open={open} onOpenChange={setOpen} opening={opening} articleHref={libraryPath} />
        </Suspense>
      )}
    </CoachContext>
  );
}

import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import type { CoachOpening } from "#features/coach/index.ts";
import { AskCoachContext, type CoachPrompt } from "#ui/training/ask-coach-context.ts";
import { libraryPath } from "../navigation/paths.ts";
import { CoachContext } from "./coach-context.ts";

const CoachDialog = lazy(async () => ({ default: (await import("#features/coach/components/coach-dialog.tsx")).CoachDialog }));

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
  const ask = useCallback((prompt: CoachPrompt) => control.open({ action: "coaching_question", ...prompt }), [control]);
  return (
    <CoachContext value={control}>
      <AskCoachContext value={ask}>{children}</AskCoachContext>
      {open !== undefined && (
        <Suspense>
          <CoachDialog key={user?.id} open={open} onOpenChange={setOpen} opening={opening} articleHref={libraryPath} />
        </Suspense>
      )}
    </CoachContext>
  );
}

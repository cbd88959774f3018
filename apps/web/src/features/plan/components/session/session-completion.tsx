import { Check } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Button } from "#ui/button.tsx";
import type { SessionView } from "../../model/plan-view.ts";
import { useCompletion } from "../actions/use-completion.ts";
import type { EffortQuestion as Question } from "./effort-question.tsx";

/** "Mark as Complete"; then how hard it was, which may be skipped; then the result, which can be taken back. */
export function SessionCompletion({ session }: { readonly session: SessionView }): ReactNode {
  const [asksEffort, setAsksEffort] = useState(false);
  const [EffortQuestion, setQuestion] = useState<typeof Question>();
  const { complete, reopen, saveEffort } = useCompletion(session);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterChange(button, session.completed);

  /** Without a connection the question may be missing; the session is completed all the same. */
  async function ask(): Promise<void> {
    const loaded = await import("./effort-question.tsx").catch(() => undefined);
    if (loaded === undefined) return;
    setQuestion(() => loaded.EffortQuestion);
    setAsksEffort(true);
  }

  function markComplete(): void {
    // The question opens before the message about the result comes: a dialog that opens takes messages away.
    void ask()
      .then(() => complete())
      .then((worked) => {
        if (!worked) setAsksEffort(false);
      });
  }

  function undo(): void {
    setAsksEffort(false);
    reopen();
  }

  function answer(rpe: number): void {
    setAsksEffort(false);
    saveEffort(rpe);
  }

  if (!session.completed) {
    return (
      <Button ref={button} variant="solid" size="lg" block onClick={markComplete}>
        <Check aria-hidden="true" size={18} strokeWidth={1.75} />
        Mark as Complete
      </Button>
    );
  }
  return (
    <div className="grid gap-4 border-y border-line py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-2 font-[550] text-success" role="status">
          <Check aria-hidden="true" size={18} strokeWidth={1.75} />
          Completed
          {session.sessionRpe !== undefined && <span className="text-ink-2">Effort {session.sessionRpe} of 10</span>}
        </p>
        <Button ref={button} variant="ghost" onClick={undo}>
          Undo
        </Button>
      </div>
      {session.sessionRpe === undefined && <Button onClick={() => void ask()}>Add effort</Button>}
      {EffortQuestion !== undefined && (
        <EffortQuestion open={asksEffort} onAnswer={answer} onSkip={() => setAsksEffort(false)} finalFocus={button} />
      )}
    </div>
  );
}

/** Each state has a button of its own: when the one that had the focus is gone, the other gets it. */
function useFocusAfterChange(button: RefObject<HTMLButtonElement | null>, state: boolean): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (document.activeElement === document.body) button.current?.focus();
  }, [button, state]);
}

import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useGiveConsent } from "../api/give-consent.ts";

/** Asked where a language model is connected; `model` names it. Until the athlete agrees the built-in coach answers, and nothing leaves the server. */
export function ConsentQuestion({ model, onSight }: { readonly model: string; readonly onSight: () => void }): ReactNode {
  const [later, setLater] = useState(false);
  const consent = useGiveConsent();
  if (later) return null;
  const agree = () =>
    consent.mutate(undefined, {
      onError: (error) => toast({ title: "Failed to save your consent", description: getSentence(error), variant: "destructive" }),
    });
  return (
    <section aria-label="Language model" className="grid shrink-0 gap-2 border-t border-line bg-canvas px-5 py-3.5 text-sm md:px-6">
      <p className="text-ink-2">
        <b className="font-semibold text-ink">Let a language model write the coach's answers?</b> {model} would receive your message, the
        latest messages in the conversation and, when it needs your data to answer,{" "}
        <button type="button" onClick={onSight} className="underline decoration-line-strong underline-offset-3 hover:text-ink">
          what the coach sees
        </button>
        . When you get a new plan, it would also write the session texts, within the training engine's limits. For that it would receive the
        sessions and your level, focus, goal, injuries and dislikes. Nothing leaves this server until you agree. You can withdraw your
        consent in the settings at any time.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" busy={consent.isPending} busyText="Saving..." onClick={agree}>
          I agree
        </Button>
        <Button variant="ghost" disabled={consent.isPending} onClick={() => setLater(true)}>
          Stay with the built-in coach
        </Button>
      </div>
    </section>
  );
}

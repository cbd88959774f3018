import type { CoachAction, CoachSight, CoachSource } from "@ironpace/contract";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { panelId, tabId, TabList } from "#ui/layout/tab-list.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useGiveConsent } from "../api/consent.ts";
import { COACH_TABS } from "../model/tabs.ts";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import type { ChatControl } from "./use-chat.ts";

interface ChatViewProps {
  readonly control: ChatControl;
  readonly sight: CoachSight | undefined;
  readonly action: CoachAction;
  readonly onAction: (action: CoachAction) => void;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly composer: RefObject<HTMLTextAreaElement | null>;
  readonly log: RefObject<HTMLDivElement | null>;
  readonly onSight: () => void;
  readonly onArticle: (source: CoachSource) => void;
}

/** Four tabs over one list of messages: a tab says what the next question is about. */
export function ChatView({
  control,
  sight,
  action,
  onAction,
  draft,
  onDraft,
  composer,
  log,
  onSight,
  onArticle,
}: ChatViewProps): ReactNode {
  const id = useId();
  const { chat } = control;
  const ask = (content: string) => control.send({ content, action });
  const send = (content: string) => {
    ask(content);
    onDraft("");
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TabList id={id} label="Topic" tabs={COACH_TABS} value={action} onValueChange={onAction} className="mt-1 shrink-0 px-5 md:px-6" />
      <div
        role="tabpanel"
        id={panelId(id, action)}
        aria-labelledby={tabId(id, action)}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col"
      >
        <MessageList control={control} log={log} action={action} opening={sight?.opening} onFollowUp={ask} onArticle={onArticle} />
        {sight?.model !== undefined && !sight.leavesServer && <ConsentQuestion model={sight.model} onSight={onSight} />}
        <Composer
          ref={composer}
          hint={COACH_TABS.find(({ value }) => value === action)?.hint ?? ""}
          draft={draft}
          onDraft={onDraft}
          loading={chat.loading}
          onSend={send}
          onStop={control.stop}
          onSight={onSight}
        />
      </div>
    </div>
  );
}

/** Asked where a language model is connected; `model` names it. Until the athlete agrees the built-in coach answers, and nothing leaves the server. */
function ConsentQuestion({ model, onSight }: { readonly model: string; readonly onSight: () => void }): ReactNode {
  const [later, setLater] = useState(false);
  const consent = useGiveConsent();
  if (later) return null;
  const agree = () =>
    consent.mutate(undefined, {
      onError: (error) => toast({ title: "Your consent could not be saved", description: getSentence(error), variant: "destructive" }),
    });
  return (
    <section aria-label="Language model" className="grid shrink-0 gap-2 border-t border-line bg-canvas px-5 py-3.5 text-sm md:px-6">
      <p className="text-ink-2">
        <b className="font-semibold text-ink">Let a language model write the coach's answers?</b> {model} gets your message, recent messages
        and, if needed,{" "}
        <button type="button" onClick={onSight} className="underline decoration-line-strong underline-offset-3 hover:text-ink">
          what the coach sees
        </button>
        . New plans: it also writes the session texts and sees the sessions, your level, focus, goal, injuries and dislikes. Nothing is sent
        until you agree. Withdraw any time in Settings.
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

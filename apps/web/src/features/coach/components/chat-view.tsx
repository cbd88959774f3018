import type { CoachAction, CoachSight, CoachSource } from "@ironpace/contract";
import { useId, type ReactNode, type RefObject } from "react";
import { panelId, TabList, tabId } from "#ui/tab-list.tsx";
import { COACH_TABS } from "../model/tabs.ts";
import { Composer } from "./composer.tsx";
import { ConsentQuestion } from "./consent-question.tsx";
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

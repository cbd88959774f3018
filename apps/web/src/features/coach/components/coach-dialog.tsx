import type { CoachAction, CoachSource } from "@ironpace/contract";
import { History, SquarePen } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSight } from "../api/consent.ts";
import type { CoachOpening } from "../model/chat.ts";
import { ChatView } from "./chat-view.tsx";
import { AdjustmentContext, type AdjustmentListener } from "./proposals/adjustment-context.ts";
import { useChat } from "./use-chat.ts";
import { ArticleView } from "./views/article-view.tsx";
import { HistoryView } from "./views/history-view.tsx";
import { SightView } from "./views/sight-view.tsx";

interface CoachDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Asked at once, once for each object. */
  readonly opening: CoachOpening | undefined;
  /** Where an article that an answer rests on is read, by its slug or id. */
  readonly articleHref: (slug: string) => string;
}

type View = "chat" | "history" | "sight" | CoachSource;

const TITLES: Readonly<Record<CoachOpening["action"], string>> = {
  coaching_question: "AI Coach Assistant",
  personalize_plan: "Personalize Training Plan",
  competition_preparation: "Competition Preparation",
};

/** The AI coach: a conversation, what is kept of earlier ones, and what the coach reads. Closed, it keeps the conversation and the draft. */
export function CoachDialog({ open, onOpenChange, opening, articleHref }: CoachDialogProps): ReactNode {
  const control = useChat();
  const { clear, begin } = control;
  const adjusted = useAdjustedFor(opening?.competition, open);
  const sight = useSight();
  const [view, setView] = useState<View>("chat");
  const [action, setAction] = useState<CoachAction>("coaching_question");
  const [draft, setDraft] = useState("");
  const composer = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);

  const [shown, setShown] = useState<CoachOpening>();
  if (open && opening !== undefined && shown !== opening) {
    setShown(opening);
    setView("chat");
    setAction(opening.action);
    if (opening.draft !== undefined) setDraft(opening.draft);
  }
  const begun = useRef<CoachOpening>(undefined);
  useEffect(() => {
    if (!open || opening === undefined || begun.current === opening) return;
    begun.current = opening;
    if (opening.content === undefined) clear();
    else begin({ content: opening.content, action: opening.action });
  }, [open, opening, begin, clear]);

  const back = () => setView("chat");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      flush
      size="lg"
      title={TITLES[opening?.action ?? "coaching_question"]}
      description={whoAnswers()}
      initialFocus={composer}
      tools={
        <>
          <Button
            variant="ghost"
            size="icon"
            aria-label="New conversation"
            title="New conversation"
            onClick={() => {
              clear();
              back();
            }}
          >
            <SquarePen aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Earlier conversations"
            title="Earlier conversations"
            aria-pressed={view === "history"}
            onClick={() => setView(view === "history" ? "chat" : "history")}
          >
            <History aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        </>
      }
    >
      <AdjustmentContext value={adjusted}>{content()}</AdjustmentContext>
    </Dialog>
  );

  /** One line also on a phone. */
  function whoAnswers(): string {
    if (sight.data === undefined) return "Answers from your numbers and your plan";
    return sight.data.coach === "model" ? "Language-model coach" : "Built-in coach";
  }

  function content(): ReactNode {
    if (view === "sight") return <SightView sight={sight} onBack={back} />;
    if (typeof view === "object")
      return <ArticleView source={view} href={articleHref(view.slug)} onBack={back} onLeave={() => onOpenChange(false)} />;
    if (view === "history") {
      return (
        <HistoryView
          shownId={control.chat.conversationId}
          onBack={back}
          onDeleted={(id) => id === control.chat.conversationId && clear()}
          onOpen={(conversation, messages) => {
            control.load(conversation.id, messages);
            setAction(conversation.action);
            back();
          }}
        />
      );
    }
    return (
      <ChatView
        control={control}
        sight={sight.data}
        action={action}
        onAction={setAction}
        draft={draft}
        onDraft={setDraft}
        composer={composer}
        log={log}
        onSight={() => setView("sight")}
        onArticle={setView}
      />
    );
  }
}

/** Says, when the dialog closes, that the plan was adjusted for the competition it was opened for; nothing when it was not. */
function useAdjustedFor(competition: CoachOpening["competition"], open: boolean): AdjustmentListener {
  /** Adjustments in force that were made for it while the dialog was open. */
  const made = useRef(new Set<string>());
  const id = competition?.id;
  const name = competition?.name;

  useEffect(() => {
    if (open || made.current.size === 0) return;
    made.current.clear();
    toast({ title: "Training Plan Adjusted", description: `Your training plan has been adjusted for ${name ?? ""}.` });
  }, [open, name]);

  return useMemo(
    () => ({
      laid: (adjustmentId, request) => {
        if (request.reason === "competition" && request.competitionId === id) made.current.add(adjustmentId);
      },
      undone: (adjustmentId) => void made.current.delete(adjustmentId),
    }),
    [id],
  );
}

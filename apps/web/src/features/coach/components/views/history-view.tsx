import { Pencil, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { formatDay, localDay } from "#ui/format.ts";
import { SettledSearch } from "#ui/form/debounced-search.tsx";
import { toast } from "#ui/feedback/toast.ts";
import {
  getMessages,
  TITLE_LENGTH,
  useConversations,
  useDeleteConversation,
  useRenameConversation,
  type Conversation,
} from "../../api/conversations.ts";
import type { ChatMessage } from "../../model/chat.ts";
import { COACH_TABS } from "../../model/tabs.ts";
import { CoachView, ViewLoading } from "./coach-view.tsx";

interface HistoryViewProps {
  /** The conversation that is open behind it. */
  readonly shownId: string | undefined;
  readonly onBack: () => void;
  readonly onOpen: (conversation: Conversation, messages: readonly ChatMessage[]) => void;
  readonly onDeleted: (conversationId: string) => void;
}

/** Earlier conversations, to look through, to read, to go on with, to rename, to delete. */
export function HistoryView({ shownId, onBack, onOpen, onDeleted }: HistoryViewProps): ReactNode {
  const [search, setSearch] = useState("");
  const conversations = useConversations(search.trim());
  const [renamed, setRenamed] = useState<string>();
  const remove = useDeleteConversation();
  const [asking, setAsking] = useState<Conversation>();
  const [opening, setOpening] = useState<string>();

  async function open(conversation: Conversation): Promise<void> {
    setOpening(conversation.id);
    try {
      onOpen(conversation, await getMessages(conversation.id));
    } catch (error) {
      toast({ title: "Failed to open conversation", description: getSentence(error), variant: "destructive" });
    } finally {
      setOpening(undefined);
    }
  }

  function confirmed({ id }: Conversation): void {
    setAsking(undefined);
    remove.mutate(id, {
      onSuccess: () => {
        onDeleted(id);
        toast({ title: "Conversation deleted" });
      },
      onError: (error) => toast({ title: "Failed to delete conversation", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <CoachView title="Earlier conversations" onBack={onBack}>
      <div className="mb-4">
        <SettledSearch label="Search conversations" search={search} onSearch={setSearch} />
      </div>
      <ViewLoading query={conversations} failed="Your conversations could not be loaded">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={search === "" ? "No conversations yet" : "Nothing found"} level={3} className="">
              {search === ""
                ? "Your questions and the coach's answers stay here until you delete them."
                : "No conversation contains these words."}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {all.map((conversation) => (
                <li key={conversation.id} className="flex items-center gap-1">
                  {renamed === conversation.id ? (
                    <RenameForm conversation={conversation} onDone={() => setRenamed(undefined)} />
                  ) : (
                    <>
                      <button
                        type="button"
                        aria-busy={opening === conversation.id}
                        onClick={() => void open(conversation)}
                        className="-ml-2 grid min-h-16 min-w-0 flex-1 content-center rounded-ctl px-2 py-2.5 text-left hover:bg-hover"
                      >
                        <span className="line-clamp-2 font-[550] wrap-anywhere">{conversation.title}</span>
                        <span className="text-sm text-ink-3">
                          {formatDay(localDay(new Date(conversation.updatedAt)))},{" "}
                          {COACH_TABS.find(({ value }) => value === conversation.action)?.label}
                          {conversation.id === shownId && ", open now"}
                        </span>
                      </button>
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={`Rename “${conversation.title}”`}
                        onClick={() => setRenamed(conversation.id)}
                      >
                        <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
                      </Button>
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={`Delete “${conversation.title}”`}
                        onClick={() => setAsking(conversation)}
                      >
                        <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ViewLoading>
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={(next) => !next && setAsking(undefined)}
        title="Delete this conversation?"
        description="Its questions and answers are deleted from the server. Changes you accepted stay in your plan."
        confirm="Delete"
        onConfirm={() => asking !== undefined && confirmed(asking)}
      />
    </CoachView>
  );
}

function RenameForm({ conversation, onDone }: { readonly conversation: Conversation; readonly onDone: () => void }): ReactNode {
  const [title, setTitle] = useState(conversation.title);
  const [error, setError] = useState<string>();
  const rename = useRenameConversation();

  function save(): void {
    const trimmed = title.trim();
    if (trimmed === "") return setError("Title is required");
    rename.mutate(
      { id: conversation.id, title: trimmed },
      {
        onSuccess: onDone,
        onError: (failure) => toast({ title: "Failed to rename conversation", description: getSentence(failure), variant: "destructive" }),
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="flex flex-1 flex-wrap items-end gap-2 py-3"
    >
      <Field label="Title" error={error} className="min-w-full flex-1 md:min-w-48">
        <Input
          value={title}
          maxLength={TITLE_LENGTH}
          // It replaces what was pressed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // The dialog stays open.
            event.stopPropagation();
            onDone();
          }}
        />
      </Field>
      <Button type="submit" variant="solid" busy={rename.isPending} busyText="Saving...">
        Save
      </Button>
      <Button variant="ghost" disabled={rename.isPending} onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { type ContentEntry, contentEntrySchema } from "@ironpace/contract";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { newId } from "#backend/new-id.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { noToastOver } from "#ui/feedback/use-no-toast-behind.ts";
import type { Piece } from "../api/get-content.ts";
import type { ContentDraft } from "../model/draft.ts";
import { contentForm, getName, longTime, sameForm } from "../model/piece.ts";
import { ContentFields } from "./content-fields.tsx";
import { TextChanges } from "./text-changes.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import { type Conflict, useSaveForm } from "./use-save-form.ts";

interface FormStart {
  /** null: a new one, or one that somebody has deleted. */
  readonly piece: Piece | null;
  readonly draft: ContentDraft | undefined;
}

interface ContentFormProps {
  readonly title: string;
  readonly userId: string;
  readonly start: FormStart;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The form of a piece. What is typed is kept on this device from the first letter until it is saved or given up. */
export function ContentForm({ title, userId, start: { piece, draft }, isNew, onClose }: ContentFormProps): ReactNode {
  const formId = useId();
  const [openedAt] = useState(() => new Date());
  const [id] = useState(() => piece?.id ?? draft?.id ?? newId());
  const [madeFrom, setMadeFrom] = useState(draft?.madeFrom ?? piece?.updated_at ?? null);
  const [restored, setRestored] = useState(draft !== undefined);
  const stored = contentForm(piece ?? undefined, openedAt);
  const form = useForm<ContentEntry>({
    mode: "onTouched",
    resolver: zodResolver(contentEntrySchema),
    defaultValues: draft?.entry ?? stored,
  });
  const { note, drop } = useKeptDraft(userId, isNew ? undefined : id);
  const typed = useWatch({ control: form.control }) as ContentEntry;
  const dirty = !sameForm(typed, stored);

  useEffect(() => {
    note(dirty ? { id, madeFrom, entry: typed, keptAt: new Date().toISOString() } : undefined);
  }, [note, dirty, id, madeFrom, typed]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);

  const save = useSaveForm({ id, userId, isNew, onSaved: () => void drop().then(onClose) });

  function leave(): void {
    if (dirty) toast({ title: "Not saved yet", description: "We keep your text on this device. Reopen the content to continue." });
    onClose();
  }

  /** The form as it is stored now, by whomever. */
  function begin(entry: ContentEntry, from: string | null): void {
    form.reset(entry);
    setMadeFrom(from);
    setRestored(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      size="xl"
      footer={
        <>
          <Button variant="ghost" disabled={save.busy} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="solid" busy={save.busy} busyText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form
        ref={noToastOver}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit((entry) => save.save(entry, madeFrom))(event)}
      >
        {save.conflict !== undefined && (
          <ChangedMeanwhile
            conflict={save.conflict}
            mine={typed}
            onMine={() => {
              setMadeFrom(save.conflict?.piece?.updated_at ?? null);
              void form.handleSubmit((entry) => save.overwrite(entry))();
            }}
            onTheirs={(theirs) => {
              begin(contentForm(theirs, new Date()), theirs.updated_at);
              save.settle();
            }}
          />
        )}
        {restored && save.conflict === undefined && draft !== undefined && (
          <Alert
            title="Your unsaved text is back"
            action={<Button onClick={() => begin(stored, piece?.updated_at ?? null)}>Discard it</Button>}
          >
            Saved on this device on {longTime(draft.keptAt)}.
          </Alert>
        )}
        <ContentFields form={form} />
      </form>
    </Dialog>
  );
}

interface ChangedMeanwhileProps {
  readonly conflict: Conflict;
  readonly mine: ContentEntry;
  /** Mine over theirs, or as a new piece where theirs is deleted. */
  readonly onMine: () => void;
  readonly onTheirs: (theirs: Piece) => void;
}

/** Nothing was overwritten: who was faster, what is different, and which of the two is to be. */
function ChangedMeanwhile({ conflict: { piece, by }, mine, onMine, onTheirs }: ChangedMeanwhileProps): ReactNode {
  const [compared, setCompared] = useState(false);
  if (piece === null) {
    return (
      <Alert tone="destructive" title="Someone has deleted this content" action={<Button onClick={onMine}>Add it as new content</Button>}>
        Your text is still here. None of it was saved.
      </Alert>
    );
  }
  return (
    <Alert
      tone="destructive"
      title="Someone else has changed this content since you opened it"
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onMine}>Replace theirs with mine</Button>
          <Button onClick={() => onTheirs(piece)}>Discard mine, use theirs</Button>
          <Button variant="ghost" aria-expanded={compared} onClick={() => setCompared(!compared)}>
            {compared ? "Hide the differences" : "Show the differences"}
          </Button>
        </div>
      }
    >
      <p>
        {getName(by?.profiles ?? null)} saved it on {longTime(piece.updated_at)}. Your changes are not saved yet. Their version stays in the
        history either way. If you use theirs, yours is lost.
      </p>
      {compared && (
        <div className="mt-3 rounded-ctl border border-line bg-surface p-3">
          <TextChanges
            label="Changes from their version to yours"
            before={`${piece.title}\n\n${piece.content}`}
            after={`${mine.title}\n\n${mine.content}`}
          />
        </div>
      )}
    </Alert>
  );
}

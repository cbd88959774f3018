import { useState, type ReactNode, type FormEvent } from "react";
import type { UseMutationResult } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { type TextColumn, storedTexts, textErrors, textValues } from "../../model/free-texts.ts";
import type { News } from "../../api/plan-changes.ts";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea, TextInput } from "../fields/text-fields.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";

/** One text of the athlete. */
export interface TextLine {
  readonly column: TextColumn;
  readonly label: string;
  readonly hint?: string;
  /** Rows of a longer text; one line by default. */
  readonly rows?: number;
  /** A day, yyyy-MM-dd. */
  readonly isDay?: boolean;
  /** How it reads; as it is without. */
  readonly show?: (text: string) => string;
}

/** Column → text; null: nothing is stored. */
type StoredTexts = Readonly<Partial<Record<string, unknown>>>;

interface TextSectionProps {
  readonly title: string;
  readonly lines: readonly TextLine[];
  readonly stored: StoredTexts;
  readonly save: UseMutationResult<unknown, Error, Record<string, string | null>>;
  /** Titles of the toasts. */
  readonly saved: string;
  readonly notSaved: string;
  /** What an active plan is told when something was saved. */
  readonly news?: News;
}

/** Texts to read, and to edit together. */
export function TextSection(props: TextSectionProps): ReactNode {
  const { title, lines, stored, news } = props;
  const [editing, setEditing] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  return (
    <section aria-label={title}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="heading-2">{title}</h2>
        {!editing && (
          <Button variant="solid" aria-label={`Edit ${title.toLowerCase()}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {editing ? (
        <TextSectionForm {...props} onClose={() => setEditing(false)} onSaved={() => setSavedAt(new Date().toISOString())} />
      ) : (
        <dl className="divide-y divide-line border-y border-line">
          {lines.map(({ column, label, show = same }) => {
            const text = stored[column];
            const isSet = typeof text === "string" && text !== "";
            return (
              <div key={column} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <dt className="text-sm text-ink-3">{label}</dt>
                <dd className={isSet ? "whitespace-pre-line wrap-anywhere" : "text-ink-3"}>{isSet ? show(text) : "Not set yet"}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {news !== undefined && savedAt !== undefined && (
        <div className="mt-4 empty:hidden">
          <SavedNotice news={news} savedAt={savedAt} />
        </div>
      )}
    </section>
  );
}

const same = (text: string): string => text;

interface TextSectionFormProps extends TextSectionProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function TextSectionForm({ lines, stored, save, saved, notSaved, onClose, onSaved }: TextSectionFormProps): ReactNode {
  const columns = lines.map(({ column }) => column);
  const form = useProfileForm({ errorsOf: (texts) => textErrors(columns, texts), doubtsOf: () => ({}) }, storedTexts(columns, stored));

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    save.mutate(textValues(columns, texts), {
      onSuccess: () => {
        toast({ title: saved });
        onSaved();
        onClose();
      },
      onError: (error) => toast({ title: notSaved, description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5 border-t border-line pt-5" noValidate onSubmit={submit}>
      {lines.map(({ column, label, hint, rows, isDay }) =>
        rows === undefined ? (
          <TextInput key={column} name={column} label={label} hint={hint} type={isDay ? "date" : "text"} form={form} />
        ) : (
          <TextArea key={column} name={column} label={label} hint={hint} rows={rows} form={form} />
        ),
      )}
      <FormButtons dirty busy={save.isPending} onCancel={onClose} />
    </form>
  );
}

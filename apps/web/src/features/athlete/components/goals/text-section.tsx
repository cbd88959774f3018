import { useState, type ReactNode } from "react";
import type { UseMutationResult } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import type { TextColumn } from "../../model/free-texts.ts";
import type { News } from "../../api/plan-changes.ts";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { TextSectionForm } from "./text-section-form.tsx";

/** One text of the athlete. */
export interface TextLine {
  readonly column: TextColumn;
  readonly label: string;
  readonly hint?: string;
  /** Of a longer text; one line without. */
  readonly rows?: number;
  /** A day, yyyy-MM-dd. */
  readonly isDay?: boolean;
  /** How it reads; as it is without. */
  readonly show?: (text: string) => string;
}

/** Column → text; null: nothing is stored. */
export type StoredTexts = Readonly<Partial<Record<string, unknown>>>;

export interface TextSectionProps {
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

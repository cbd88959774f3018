import { Bold, Heading2, Italic, Link as LinkIcon, List, TextQuote } from "lucide-react";
import { useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { ArticleText } from "#ui/text/article-text.tsx";
import { cx } from "#ui/cx.ts";
import { Field, Textarea } from "#ui/form/field.tsx";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { editMarkdown, type MarkdownEdit } from "../model/markdown-edit.ts";

interface MarkdownEditorProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Markdown beside what it will look like; on a phone one of the two. */
export function MarkdownEditor({ value, error, onValueChange, onBlur }: MarkdownEditorProps): ReactNode {
  const [view, setView] = useState<"write" | "preview">("write");
  const box = useRef<HTMLTextAreaElement>(null);
  // Typing has priority over rendering the preview.
  const shown = useDeferredValue(value);

  function apply(edit: MarkdownEdit): void {
    const area = box.current;
    if (area === null) return;
    const { by, from, to, select } = editMarkdown(edit, { text: area.value, from: area.selectionStart, to: area.selectionEnd });
    area.focus();
    area.setSelectionRange(from, to);
    // The old command is the only one that leaves Undo working.
    if (!document.execCommand("insertText", false, by)) {
      area.setRangeText(by, from, to);
      onValueChange(area.value);
    }
    area.setSelectionRange(...select);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const edit = event.ctrlKey || event.metaKey ? SHORTCUTS[event.key.toLowerCase()] : undefined;
    if (edit === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(edit);
  }

  return (
    <div className="grid min-w-0 gap-2">
      <Segmented aria-label="Content view" className="lg:hidden" options={VIEWS} value={view} onValueChange={setView} />
      <div className="grid min-w-0 gap-5 lg:grid-cols-2">
        <div className={cx("grid min-w-0 content-start gap-2", view === "preview" && "max-lg:hidden")}>
          <Field
            label="Content"
            aside={<Toolbar onEdit={apply} />}
            hint="Markdown: ## heading, **bold**, - list, [link](https://…)"
            error={error}
          >
            <Textarea
              ref={box}
              rows={15}
              value={value}
              onChange={(event) => onValueChange(event.currentTarget.value)}
              onBlur={onBlur}
              onKeyDown={onKeyDown}
            />
          </Field>
        </div>
        <section aria-label="Preview" className={cx("flex min-w-0 flex-col gap-1.5", view === "write" && "max-lg:hidden")}>
          <h3 className="text-sm leading-8 font-[550] max-lg:sr-only">Preview</h3>
          <ScrollRegion
            label="Preview of the content"
            className="min-h-64 flex-1 overflow-y-auto rounded-ctl border border-line px-4 py-3 lg:h-0"
          >
            {shown.trim() === "" ? (
              <p className="text-ink-3">What you write appears here as athletes will see it.</p>
            ) : (
              <ArticleText className="article-text-small">{shown}</ArticleText>
            )}
          </ScrollRegion>
        </section>
      </div>
    </div>
  );
}

function Toolbar({ onEdit }: { readonly onEdit: (edit: MarkdownEdit) => void }): ReactNode {
  return (
    <div role="toolbar" aria-label="Markdown" className="flex gap-0.5 self-center">
      {TOOLS.map(({ edit, label, icon: Icon }) => (
        <button
          key={edit}
          type="button"
          aria-label={label}
          title={label}
          onClick={() => onEdit(edit)}
          className="grid size-8 place-items-center rounded-chip text-ink-2 hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        </button>
      ))}
    </div>
  );
}

const VIEWS = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
] as const;

const TOOLS = [
  { edit: "heading", label: "Heading", icon: Heading2 },
  { edit: "bold", label: "Bold", icon: Bold },
  { edit: "italic", label: "Italic", icon: Italic },
  { edit: "list", label: "List", icon: List },
  { edit: "quote", label: "Quote", icon: TextQuote },
  { edit: "link", label: "Link", icon: LinkIcon },
] as const;

const SHORTCUTS: Readonly<Record<string, MarkdownEdit>> = { b: "bold", i: "italic", k: "link" };

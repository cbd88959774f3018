import { ADMIN_CONTENT_TYPE_LABELS, type AdminContentType } from "@ironpace/contract";
import { RotateCcw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { ArticleText } from "#ui/text/article-text.tsx";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { Piece } from "../../api/get-content.ts";
import { useUpdateContent } from "../../api/save-content.ts";
import { useVersion, type Version } from "../../api/versions.ts";
import { TextChanges } from "../text-changes.tsx";

interface VersionViewProps {
  readonly piece: Piece;
  readonly version: number;
  readonly isCurrent: boolean;
  readonly onRestored: () => void;
}

/** A version: what it changed, its text, and the way back to it. */
export function VersionView({ piece, version, isCurrent, onRestored }: VersionViewProps): ReactNode {
  const shown = useVersion(piece.id, version);
  const before = useVersion(piece.id, version - 1);
  const [view, setView] = useState<"changes" | "text">("changes");
  const update = useUpdateContent();
  if (shown.isLoadingError)
    return (
      <Alert tone="destructive" title="The version could not be loaded">
        {getSentence(shown.error)}
      </Alert>
    );
  if (!shown.data || before.isPending) return <Skeleton className="h-32" />;
  const { data } = shown;

  async function restore({ title, content, content_type, tags }: Version): Promise<void> {
    const row = { title, content, content_type: content_type as AdminContentType, tags };
    try {
      await update.mutateAsync({ id: piece.id, madeFrom: piece.updated_at, row });
      toast({ title: "Content Updated", description: `Version ${version} was restored as a new version.` });
      onRestored();
    } catch (error) {
      toast({ title: "Error", description: `Failed to update content: ${getSentence(error) ?? ""}`, variant: "destructive" });
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented aria-label={`View version ${version}`} options={VIEWS} value={view} onValueChange={setView} />
        {!isCurrent && (
          <Button busy={update.isPending} onClick={() => void restore(data)}>
            <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
            Restore this version
          </Button>
        )}
      </div>
      {view === "text" ? (
        <ArticleText className="article-text-small">{`# ${data.title}\n\n${data.content}`}</ArticleText>
      ) : (
        <TextChanges label={`What version ${version} changed`} before={before.data ? getText(before.data) : ""} after={getText(data)} />
      )}
      {!isCurrent && <p className="text-sm text-ink-3">Restores the title, text, type and tags. The status does not change.</p>}
    </div>
  );
}

const VIEWS = [
  { value: "changes", label: "What changed" },
  { value: "text", label: "Text" },
] as const;

/** Everything that a version holds, as one text. */
function getText({ title, content, content_type, tags, status }: Version): string {
  return `${title}\n${ADMIN_CONTENT_TYPE_LABELS[content_type as AdminContentType]}, ${status}\nTags: ${tags.join(", ")}\n\n${content}`;
}

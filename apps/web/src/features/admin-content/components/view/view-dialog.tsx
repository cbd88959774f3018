import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { ArticleText } from "#ui/text/article-text.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { usePiece, type Piece } from "../../api/get-content.ts";
import { VersionList } from "./version-list.tsx";
import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import { longDate, longTime, getName, getStanding } from "../../model/piece.ts";
import { StandingBadge } from "../standing-badge.tsx";

interface ViewDialogProps {
  readonly id: string;
  /** As it stood in the list, until the piece is there. */
  readonly title: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** A piece as athletes read it, and how it became what it is. */
export function ViewDialog({ id, title, onEdit, onDelete, onClose }: ViewDialogProps): ReactNode {
  const piece = usePiece(id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={piece.data?.title ?? title}
      size="lg"
      footer={
        <>
          <Button variant="danger-line" className="mr-auto" disabled={piece.data === null} onClick={onDelete}>
            Delete
          </Button>
          <Button disabled={piece.data === null} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="solid" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {piece.isPending && (
        <div role="group" aria-busy="true" aria-label="The content is loading" className="grid gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-64" />
        </div>
      )}
      {piece.isLoadingError && (
        <Alert
          tone="destructive"
          title="The content could not be loaded"
          action={<Button onClick={() => void piece.refetch()}>Try Again</Button>}
        >
          {getSentence(piece.error)}
        </Alert>
      )}
      {piece.data === null && <Alert tone="destructive" title="This content no longer exists" />}
      {piece.data && <Looked piece={piece.data} readAt={piece.dataUpdatedAt} />}
    </Dialog>
  );
}

function Looked({ piece, readAt }: { readonly piece: Piece; readonly readAt: number }): ReactNode {
  const [tab, setTab] = useState<"content" | "history">("content");
  return (
    <div className="grid gap-4">
      <PieceFacts piece={piece} readAt={readAt} />
      <Tabs
        label="Content"
        className="gap-5"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: "content",
            label: "Content",
            panel:
              piece.content.trim() === "" ? (
                <p className="text-ink-2">Nothing has been written yet.</p>
              ) : (
                <ArticleText className="article-text-small">{piece.content}</ArticleText>
              ),
          },
          { value: "history", label: "History", panel: <VersionList piece={piece} /> },
        ]}
      />
    </div>
  );
}

/** Status, kind, dates, author and tags, as they were at `readAt` (milliseconds since 1970). */
function PieceFacts({ piece, readAt }: { readonly piece: Piece; readonly readAt: number }): ReactNode {
  const standing = getStanding(piece, new Date(readAt));
  const published = standing === "published" ? piece.visible_from : piece.published_at;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-3">
        <StandingBadge standing={standing} />
        <span>{ADMIN_CONTENT_TYPE_LABELS[piece.content_type]}</span>
        <span>By {getName(piece.profiles)}</span>
        <span>Updated {longDate(piece.updated_at)}</span>
        <span>
          {standing === "scheduled" && piece.publish_at !== null
            ? `Publishes on ${longTime(piece.publish_at)}`
            : published === null
              ? "Not published"
              : `Published ${longDate(published)}`}
        </span>
      </p>
      {piece.tags.length > 0 && <p className="text-sm text-ink-3 wrap-anywhere">{piece.tags.map((tag) => `#${tag}`).join("  ")}</p>}
    </div>
  );
}

import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
import type { Piece } from "../../api/get-content.ts";
import { longDate, longTime, getName, getStanding } from "../../model/piece.ts";
import { StandingBadge } from "../standing-badge.tsx";

/** Status, kind, dates, author and tags, as they were at `readAt` (milliseconds since 1970). */
export function PieceFacts({ piece, readAt }: { readonly piece: Piece; readonly readAt: number }): ReactNode {
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

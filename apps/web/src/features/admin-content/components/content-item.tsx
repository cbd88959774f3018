import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import { Eye, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { ListedContent } from "../api/list-content.ts";
import { longDate, longTime } from "../model/piece.ts";
import { plainText } from "#ui/text/plain-text.ts";
import { StandingBadge } from "./standing-badge.tsx";

export interface ContentActions {
  readonly onView: (piece: ListedContent) => void;
  readonly onEdit: (piece: ListedContent) => void;
  readonly onDelete: (piece: ListedContent) => void;
  readonly onTag: (tag: string) => void;
}

/** One piece in the list. */
export function ContentItem({ piece, onView, onEdit, onDelete, onTag }: ContentActions & { readonly piece: ListedContent }): ReactNode {
  const { id, title, type, standing, tags, excerpt, updatedAt } = piece;
  return (
    <article aria-labelledby={`content-${id}`} className="grid gap-2.5 py-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1.5">
          <h2 id={`content-${id}`} className="heading-2 wrap-anywhere">
            {title}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-3">
            <StandingBadge standing={standing} />
            <span>{ADMIN_CONTENT_TYPE_LABELS[type]}</span>
            <span>Updated {longDate(updatedAt)}</span>
            <span>{whenPublished(piece)}</span>
          </p>
        </div>
        <div className="-mt-1 -mr-2 flex shrink-0 max-md:hidden">
          <Actions piece={piece} onView={onView} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      {excerpt !== "" && <p className="line-clamp-3 max-w-[75ch] text-ink-2 wrap-anywhere">{plainText(excerpt)}</p>}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => onTag(tag)}
                className="min-h-6 text-left text-sm text-ink-3 wrap-anywhere underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="-ml-3 flex md:hidden">
        <Actions piece={piece} onView={onView} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </article>
  );
}

function Actions({ piece, onView, onEdit, onDelete }: Omit<ContentActions, "onTag"> & { readonly piece: ListedContent }): ReactNode {
  const actions = [
    { verb: "View", icon: Eye, run: onView },
    { verb: "Edit", icon: Pencil, run: onEdit },
    { verb: "Delete", icon: Trash2, run: onDelete },
  ];
  return actions.map(({ verb, icon: Icon, run }) => (
    <Button key={verb} variant="ghost" size="icon" aria-label={`${verb} ${piece.title}`} title={verb} onClick={() => run(piece)}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
    </Button>
  ));
}

function whenPublished({ standing, publishedAt, publishAt }: ListedContent): string {
  if (standing === "scheduled" && publishAt !== null) return `Publishes on ${longTime(publishAt)}`;
  return publishedAt === null ? "Not published" : `Published ${longDate(publishedAt)}`;
}

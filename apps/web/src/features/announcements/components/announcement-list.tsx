import { Megaphone } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { formatDay, localDay } from "#ui/format.ts";
import type { Announcement } from "../api/announcements.ts";

/** It brings a parser of Markdown along. */
const ArticleText = lazy(async () => ({ default: (await import("#ui/text/article-text.tsx")).ArticleText }));

/** Characters that are shown whole. */
const MAX_LENGTH = 600;

export interface AnnouncementListProps {
  /** At least one, each with its text without Markdown. */
  readonly announcements: readonly (Announcement & { readonly plain: string })[];
  readonly pieceHref: (id: string) => string;
  readonly onDismiss: (id: string) => void;
  /** Of the button that puts one away. */
  readonly dismissIcon: ReactNode;
}

/** Announcements one below the other, each until it is put away. */
export function AnnouncementList({ announcements, pieceHref, ...dismissal }: AnnouncementListProps): ReactNode {
  return (
    <section aria-label="Announcements" className="divide-y divide-line border-y border-line">
      {announcements.map((announcement) => (
        <Item key={announcement.id} announcement={announcement} href={pieceHref(announcement.id)} {...dismissal} />
      ))}
    </section>
  );
}

interface ItemProps extends Pick<AnnouncementListProps, "onDismiss" | "dismissIcon"> {
  readonly announcement: AnnouncementListProps["announcements"][number];
  readonly href: string;
}

function Item({ announcement: { id, title, content, plain, publishedAt }, href, onDismiss, dismissIcon }: ItemProps): ReactNode {
  return (
    <article aria-labelledby={`announcement-${id}`} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-3">
      <Megaphone aria-hidden="true" size={18} strokeWidth={1.75} className="mt-2.5 text-ink-3" />
      <div className="grid gap-1 py-2">
        <h2 id={`announcement-${id}`} className="heading-3 wrap-anywhere">
          {title} <span className="text-sm font-normal text-ink-3">{formatDay(localDay(new Date(publishedAt)))}</span>
        </h2>
        {content.length > MAX_LENGTH ? (
          <p className="max-w-[68ch] text-ui text-ink-2 wrap-anywhere">
            <span className="line-clamp-3">{plain.slice(0, MAX_LENGTH)}</span>
            <Link to={href} className="link hit-area">
              Read more
            </Link>
          </p>
        ) : (
          <Suspense fallback={<p className="max-w-[68ch] text-ui text-ink-2 wrap-anywhere">{plain}</p>}>
            <ArticleText className="article-text-small text-ink-2">{content}</ArticleText>
          </Suspense>
        )}
      </div>
      <Button variant="ghost" size="icon" className="self-start" aria-label={`Dismiss “${title}”`} onClick={() => onDismiss(id)}>
        {dismissIcon}
      </Button>
    </article>
  );
}

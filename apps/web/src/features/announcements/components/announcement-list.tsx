import { Megaphone, X } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { formatDay, localDay } from "#ui/format.ts";
import { plainText } from "#ui/text/plain-text.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { Announcement } from "../api/announcements.ts";
import { useDismiss } from "../api/dismiss-announcement.ts";

/** Brings a parser of Markdown along, which a long announcement does not need. */
const ArticleText = lazy(async () => ({ default: (await import("#ui/text/article-text.tsx")).ArticleText }));

/** Characters that are shown whole. */
const MAX_LENGTH = 600;

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  readonly pieceHref: (id: string) => string;
}

export function AnnouncementList({ announcements, pieceHref }: AnnouncementListProps): ReactNode {
  const dismiss = useDismiss();

  function putAway(id: string): void {
    dismiss
      .mutateAsync(id)
      .catch((error: unknown) =>
        toast({ title: "Failed to dismiss announcement", description: getSentence(error), variant: "destructive" }),
      );
  }

  return (
    <section aria-label="Announcements" className="divide-y divide-line border-y border-line">
      {announcements.map((announcement) => (
        <Item key={announcement.id} announcement={announcement} href={pieceHref(announcement.id)} onDismiss={putAway} />
      ))}
    </section>
  );
}

interface ItemProps {
  readonly announcement: Announcement;
  readonly href: string;
  readonly onDismiss: (id: string) => void;
}

function Item({ announcement: { id, title, content, publishedAt }, href, onDismiss }: ItemProps): ReactNode {
  return (
    <article aria-labelledby={`announcement-${id}`} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-3">
      <Megaphone aria-hidden="true" size={18} strokeWidth={1.75} className="mt-2.5 text-ink-3" />
      <div className="grid gap-1 py-2">
        <h2 id={`announcement-${id}`} className="heading-3 wrap-anywhere">
          {title} <span className="text-sm font-normal text-ink-3">{formatDay(localDay(new Date(publishedAt)))}</span>
        </h2>
        {content.length > MAX_LENGTH ? (
          <p className="max-w-[68ch] text-ui text-ink-2 wrap-anywhere">
            <span className="line-clamp-3">{plainText(content.slice(0, MAX_LENGTH))}</span>
            <Link to={href} className="link hit-area">
              Read more
            </Link>
          </p>
        ) : (
          <Suspense fallback={<p className="max-w-[68ch] text-ui text-ink-2 wrap-anywhere">{plainText(content)}</p>}>
            <ArticleText className="article-text-small text-ink-2">{content}</ArticleText>
          </Suspense>
        )}
      </div>
      <Button variant="ghost" size="icon" className="self-start" aria-label={`Dismiss “${title}”`} onClick={() => onDismiss(id)}>
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </Button>
    </article>
  );
}

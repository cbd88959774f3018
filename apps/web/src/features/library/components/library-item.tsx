import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { readingMinutes } from "#ui/reading-minutes.ts";
import { plainText } from "#ui/plain-text.ts";
import type { FoundPiece } from "../api/search-library.ts";
import { dayText, topicText } from "../model/piece.ts";

/** One piece in the list; the whole of it leads to where it is read. */
export function LibraryItem({ piece, href }: { readonly piece: FoundPiece; readonly href: string }): ReactNode {
  const { title, summary, kind, topics, words, publishedAt } = piece;
  return (
    <article className="relative grid gap-2 py-5">
      <h2 className="heading-2 wrap-anywhere">
        <Link to={href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="line-clamp-3 max-w-[75ch] text-ink-2 wrap-anywhere">{plainText(summary)}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        <span>{ADMIN_CONTENT_TYPE_LABELS[kind]}</span>
        {topics.slice(0, 3).map((topic) => (
          <span key={topic}>{topicText(topic)}</span>
        ))}
        <span>About {readingMinutes(words)} min</span>
        {publishedAt !== null && <span>{dayText(publishedAt)}</span>}
      </p>
    </article>
  );
}

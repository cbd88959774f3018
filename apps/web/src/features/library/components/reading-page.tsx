import "./reading.css";
import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import { ArrowLeft, Printer } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { type ArticlePart, articleParts } from "#ui/text/article-outline.ts";
import { ArticleText } from "#ui/text/article-text.tsx";
import { AskCoachButton } from "#ui/training/ask-coach.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { readingMinutes } from "#ui/text/reading-minutes.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { type LibraryPiece, usePiece, useRelated } from "../api/piece.ts";
import { dayText, topicText, wordsIn } from "../model/piece.ts";

interface ReadingPageProps {
  /** Slug or id. */
  readonly pieceKey: string;
  readonly libraryHref: string;
  readonly topicHref: (topic: string) => string;
  readonly pieceHref: (key: string) => string;
}

/** Page with one article. */
export function ReadingPage({ pieceKey, libraryHref, ...links }: ReadingPageProps): ReactNode {
  const piece = usePiece(pieceKey);
  useTabTitle(piece.data?.title);
  return (
    <>
      <Link to={libraryHref} className="link hit-area inline-flex items-center gap-1.5 justify-self-start text-sm text-ink-2">
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Library
      </Link>
      {piece.isPending && <ReadingSkeleton />}
      {piece.isLoadingError && (
        <Alert
          tone="destructive"
          title="This article could not be loaded"
          action={<Button onClick={() => void piece.refetch()}>Try Again</Button>}
        >
          {getSentence(piece.error)}
        </Alert>
      )}
      {piece.data === null && (
        <EmptyState title="This article is not in the library" action={<ButtonLink to={libraryHref}>Open the library</ButtonLink>}>
          It was unpublished, or the address is wrong.
        </EmptyState>
      )}
      {piece.data && <Reading piece={piece.data} readAt={piece.dataUpdatedAt} pieceKey={pieceKey} {...links} />}
    </>
  );
}

interface ReadingProps extends Omit<ReadingPageProps, "libraryHref"> {
  readonly piece: LibraryPiece;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Words from which on a text has an outline, if it has parts. */
const MIN_OUTLINE_WORDS = 500;

function Reading({ piece, readAt, pieceKey, topicHref, pieceHref }: ReadingProps): ReactNode {
  const { title, kind, summary, content, topics, sources, updatedAt, visibleFrom } = piece;
  const words = wordsIn(content);
  const parts = words >= MIN_OUTLINE_WORDS ? articleParts(content) : [];
  const isOut = visibleFrom !== null && new Date(visibleFrom).getTime() <= readAt;
  return (
    <div className="reading grid gap-x-14 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,68ch)_16rem]">
      <article className="grid content-start gap-6">
        {!isOut && <Alert title="Not published">Only administrators can read this.</Alert>}
        <header className="grid gap-3">
          <h1 className="heading-1 text-balance wrap-anywhere" tabIndex={-1}>
            {title}
          </h1>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
              <span>{ADMIN_CONTENT_TYPE_LABELS[kind]}</span>
              <span>{readingMinutes(words)} min read</span>
              <span>Updated {dayText(updatedAt)}</span>
            </p>
            <div className="not-printed -mr-4 flex max-md:-ml-4">
              <AskCoachButton prompt={{ draft: `About “${title}”: ` }} />
              <Button variant="ghost" className="max-md:hidden" onClick={() => print()}>
                <Printer aria-hidden="true" size={16} strokeWidth={1.75} />
                Print
              </Button>
            </div>
          </div>
        </header>
        {summary !== null && <p className="border-l-3 border-line-strong pl-4 text-lg leading-normal font-[550]">{summary}</p>}
        {parts.length > 2 && <Outline parts={parts} className="not-printed xl:hidden" />}
        <ArticleText>{content}</ArticleText>
        {sources.length > 0 && (
          <section aria-labelledby="sources" className="grid gap-2 border-t border-line pt-5">
            <h2 id="sources" className="heading-3">
              Sources
            </h2>
            <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
              {sources.map((source) => (
                <li key={source} className="wrap-anywhere">
                  {source}
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <aside
        aria-label="Previous and next article"
        className="not-printed grid content-start gap-8 xl:sticky xl:top-[calc(var(--header)+2rem)] xl:self-start"
      >
        {parts.length > 2 && <Outline parts={parts} className="max-xl:hidden" />}
        {topics.length > 0 && (
          <section aria-labelledby="topics" className="grid gap-2">
            <h2 id="topics" className="heading-3">
              Topics
            </h2>
            <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
              {topics.map((topic) => (
                <li key={topic}>
                  <Link to={topicHref(topic)} className="link hit-area text-sm">
                    {topicText(topic)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Related pieceKey={pieceKey} words={`${title} ${topics.join(" ")}`} pieceHref={pieceHref} />
      </aside>
    </div>
  );
}

function ReadingSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="The article is loading" className="grid max-w-[68ch] gap-5">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-5 w-2/5" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}

/** The browser's tab is called like what is read in it. */
function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    // After the frame has given the page its general name.
    if (title !== undefined) queueMicrotask(() => (document.title = `${title} | Ironpace`));
  }, [title]);
}

/** The parts of a long text, each a leap away. */
function Outline({ parts, className }: { readonly parts: readonly ArticlePart[]; readonly className?: string }): ReactNode {
  return (
    <nav aria-label="On this page" className={cx("grid gap-2", className)}>
      <p className="heading-3">On this page</p>
      <ol className="grid border-l border-line">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center pl-3.5 text-sm text-ink-2 wrap-anywhere hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RelatedProps {
  readonly pieceKey: string;
  /** What the others are compared with. */
  readonly words: string;
  readonly pieceHref: (key: string) => string;
}

/** A convenience: where it fails, there is none. */
function Related({ pieceKey, words, pieceHref }: RelatedProps): ReactNode {
  const related = useRelated(pieceKey, words).data ?? [];
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-2">
      <h2 id="related" className="heading-3">
        Related
      </h2>
      <ul className="grid gap-2">
        {related.map(({ key, title }) => (
          <li key={key}>
            <Link
              to={pieceHref(key)}
              className="link text-sm pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

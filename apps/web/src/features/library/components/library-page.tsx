import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import { Bandage, BookOpen, CalendarRange, Dumbbell, Flag, Footprints, type LucideIcon, Soup, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatCount } from "#ui/format.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { plainText } from "#ui/text/plain-text.ts";
import { readingMinutes } from "#ui/text/reading-minutes.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { type FoundPiece, useLibrary } from "../api/search-library.ts";
import type { LibraryFilter } from "../model/filter.ts";
import { teaser } from "../model/piece.ts";
import { LibraryFilters } from "./library-filters.tsx";

interface LibraryPageProps {
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
  /** Where a piece is read. */
  readonly pieceHref: (key: string) => string;
}

/** What there is to read: the product's own articles and what administrators have published. */
export function LibraryPage({ filter, onFilter, pieceHref }: LibraryPageProps): ReactNode {
  const query = useLibrary(filter);
  // What is published while one reads on moves the others down: the last of a page may be the first of the next again.
  const found = [...new Map(query.data?.pages.flatMap(({ pieces }) => pieces.map((piece) => [piece.key, piece] as const))).values()];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <>
      <PageHeader title="Library" />
      <LibraryFilters filter={filter} onFilter={onFilter} />
      {query.isPending && <LibrarySkeleton />}
      {query.isLoadingError && (
        <Alert
          tone="destructive"
          title="The library could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.data !== undefined && found.length === 0 && (
        <EmptyState
          title="Nothing found"
          action={<Button onClick={() => onFilter({ search: "", topic: undefined, kind: undefined })}>Show everything</Button>}
        >
          Try other words, or fewer.
        </EmptyState>
      )}
      {found.length > 0 && (
        <section aria-label="Articles" aria-busy={query.isPlaceholderData} className="grid gap-4">
          <p role="status" className="text-sm text-ink-3">
            {formatCount(total)} {total === 1 ? "article" : filter.search === "" ? "articles" : "articles, best match first"}
          </p>
          <ul className="grid gap-x-12 border-t border-line *:border-b *:border-line lg:grid-cols-2">
            {found.map((piece) => (
              <li key={piece.key}>
                <LibraryItem piece={piece} href={pieceHref(piece.key)} />
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more
            </Button>
          )}
        </section>
      )}
    </>
  );
}

function LibrarySkeleton(): ReactNode {
  return (
    <div
      role="group"
      aria-busy="true"
      aria-label="The library is loading"
      className="grid gap-x-12 border-t border-line *:border-b *:border-line lg:grid-cols-2"
    >
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className="grid h-18 content-center gap-1.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

/** One piece in the list; the whole of it leads to where it is read. */
function LibraryItem({ piece, href }: { readonly piece: FoundPiece; readonly href: string }): ReactNode {
  const { title, summary, kind, topics, words } = piece;
  const minutes = readingMinutes(words);
  const meta = [
    ...(kind === "article" ? [] : [ADMIN_CONTENT_TYPE_LABELS[kind]]),
    ...(minutes < MIN_WORTHY_MINUTES ? [] : [`${minutes} min`]),
  ];
  return (
    <article className="relative grid min-h-18 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 py-2.5">
      <TopicIcon topics={topics} />
      <div className="grid gap-0.5">
        <h2 className="text-[1.0625rem] leading-6 font-semibold wrap-anywhere">
          <Link to={href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-3">{[...meta, teaser(plainText(summary))].join(", ")}</p>
      </div>
    </article>
  );
}

/** Minutes from which it helps to know how long a piece is: most take one or two. */
const MIN_WORTHY_MINUTES = 3;

const ICONS: Readonly<Record<string, LucideIcon>> = {
  planning: CalendarRange,
  deload: CalendarRange,
  strength: Dumbbell,
  endurance: Footprints,
  running: Footprints,
  hyrox: Flag,
  racing: Flag,
  crossfit: Timer,
  recovery: BookOpen,
  health: BookOpen,
  injuries: Bandage,
  nutrition: Soup,
};

function TopicIcon({ topics }: { readonly topics: readonly string[] }): ReactNode {
  const topic = topics.find((each) => ICONS[each] !== undefined);
  const Icon = (topic === undefined ? undefined : ICONS[topic]) ?? BookOpen;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-ink-3" />;
}

import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
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
import { teaser, topicText } from "../model/piece.ts";
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
            {formatCount(total)} {total === 1 ? "article" : `articles, ${filter.search === "" ? "newest first" : "best match first"}`}
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
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="grid gap-2.5 py-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-11 max-w-[75ch]" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </div>
  );
}

/** One piece in the list; the whole of it leads to where it is read. */
function LibraryItem({ piece, href }: { readonly piece: FoundPiece; readonly href: string }): ReactNode {
  const { title, summary, kind, topics, words } = piece;
  const meta = [ADMIN_CONTENT_TYPE_LABELS[kind], ...topics.slice(0, 2).map(topicText), `${readingMinutes(words)} min read`];
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-5 md:gap-x-5">
      <div className="pt-1">
        <TopicPicture topics={topics} />
      </div>
      <div className="grid gap-2">
        <h2 className="heading-2 wrap-anywhere">
          <Link to={href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="max-w-[75ch] text-ink-2 wrap-anywhere">{teaser(plainText(summary))}</p>
        <p className="text-sm text-ink-3">{meta.join(", ")}</p>
      </div>
    </article>
  );
}

/** Heights of plates along the rod, 0 to 1. */
interface Plates {
  readonly iron?: readonly number[];
  readonly pace?: readonly number[];
}

/** What a topic trains, as the bar of it would look: intervals, rising weeks and a deload, runs and stations in turn. */
const PLATES: Readonly<Record<string, Plates>> = {
  planning: { iron: [0.4, 0.6, 0.8, 0.3], pace: [0.5, 0.7, 0.9, 0.4] },
  deload: { iron: [0.7, 0.8, 0.9, 0.3], pace: [0.7, 0.8, 0.9, 0.3] },
  strength: { iron: [0.4, 0.55, 0.7, 0.85, 1] },
  endurance: { pace: [0.55, 0.55, 0.55, 0.55, 0.55, 0.55] },
  running: { pace: [0.3, 1, 0.3, 1, 0.3, 1] },
  hyrox: { iron: [0, 0.8, 0, 0.5, 0, 0.9], pace: [0.8, 0, 0.8, 0, 0.8, 0] },
  crossfit: { iron: [0.9, 0.9, 0.9], pace: [0.9, 0.9, 0.9] },
  recovery: { iron: [0.9, 0.15, 0.15], pace: [0.9, 0.15, 0.15] },
};

/** Lines of the topics that no plates stand for: a heartbeat, a cross, a bowl, a flag. */
const LINES: Readonly<Record<string, string>> = {
  health: "M10 24h9l4-12 8 24 5-17 3 5h9",
  injuries: "M24 11h8v9h9v8h-9v9h-8v-9h-9v-8h9z",
  nutrition: "M13 23h30a15 15 0 0 1-30 0zM22 17c0-4 4-4 4-8M31 17c0-4 4-4 4-8",
  racing: "M19 40V9h21l-6 7 6 7H19",
};

const [WIDTH, HEIGHT, ROD, GAP] = [56, 48, 3, 2];

/** A topic in one small drawing; what has none of its own is drawn as planning. */
function TopicPicture({ topics }: { readonly topics: readonly string[] }): ReactNode {
  const topic = topics.find((each) => PLATES[each] !== undefined || LINES[each] !== undefined) ?? "planning";
  const lines = LINES[topic];
  const { iron = [], pace = [] } = PLATES[topic] ?? {};
  const columns = Math.max(iron.length, pace.length, 1);
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  const half = HEIGHT / 2;
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="shrink-0">
      <rect y={half - ROD / 2} width={WIDTH} height={ROD} className="fill-line-strong" />
      {lines !== undefined && (
        <path d={lines} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" className="fill-canvas stroke-ink-2" />
      )}
      {Array.from({ length: columns }, (_, index) => {
        const x = GAP + index * (width + GAP);
        const [up, down] = [(iron[index] ?? 0) * (half - ROD), (pace[index] ?? 0) * (half - ROD)];
        return (
          <g key={index}>
            <rect x={x} y={half - up} width={width} height={up} rx={1} className="fill-iron" />
            <rect x={x} y={half} width={width} height={down} rx={1} className="fill-pace" />
          </g>
        );
      })}
    </svg>
  );
}

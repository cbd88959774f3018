import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useVideos } from "../api/get-videos.ts";
import { foundVideos, type Category, type Video, CATEGORIES, formatFileSize } from "../model/video.ts";
import { Film } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { formatLongDate } from "#ui/format.ts";
import { publicUrl } from "../api/bucket.ts";

interface VideoGridProps {
  readonly category: Category | "all";
  readonly search: string;
  readonly onOpen: (video: Video) => void;
  readonly onUpload: () => void;
}

/** Cards that are shown at first, and that each press adds. */
const PAGE_SIZE = 24;

export function VideoGrid({ category, search, onOpen, onUpload }: VideoGridProps): ReactNode {
  const query = useVideos();
  const [shown, setShown] = useState(PAGE_SIZE);
  if (query.isPending) {
    return (
      <div role="group" aria-busy="true" aria-label="Videos are loading" className={GRID}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-72 rounded-card" />
        ))}
      </div>
    );
  }
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="The videos could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const all = query.data ?? [];
  const found = foundVideos(all, search, category);
  if (found.length === 0) {
    return (
      <EmptyState title="No Videos Found" {...(all.length === 0 && { action: <Button onClick={onUpload}>Upload Video</Button> })}>
        {all.length === 0 ? "No video has been uploaded yet." : "No video matches your search."}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={GRID}>
        {found.slice(0, shown).map((video) => (
          <li key={video.name}>
            <VideoCard video={video} onOpen={() => onOpen(video)} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more videos
        </Button>
      )}
    </>
  );
}

const GRID = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** Poster, title, size, category, date; the whole card opens the player. */
function VideoCard({ video, onOpen }: { readonly video: Video; readonly onOpen: () => void }): ReactNode {
  const { title, size, category, created_at } = video;
  return (
    <article className="relative grid h-full content-start overflow-hidden rounded-card border border-line bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:border-line-strong">
      <Poster video={video} />
      <div className="grid gap-2 p-4">
        <h2 className="font-semibold wrap-anywhere">
          <button type="button" onClick={onOpen} className="line-clamp-2 text-left outline-0 after:absolute after:inset-0">
            {title}
          </button>
        </h2>
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-3">
          <Badge>{CATEGORIES[category]}</Badge>
          <span>{formatFileSize(size)}</span>
        </p>
        <p className="text-sm text-ink-3">{formatLongDate(created_at)}</p>
      </div>
    </article>
  );
}

function Poster({ video: { poster } }: { readonly video: Video }): ReactNode {
  const [missing, setMissing] = useState(poster === null);
  return (
    <div className="grid aspect-video place-items-center overflow-hidden bg-sunken">
      {missing || poster === null ? (
        <Film aria-hidden="true" size={28} strokeWidth={1.5} className="text-ink-3" />
      ) : (
        <img src={publicUrl(poster)} alt="" loading="lazy" className="size-full object-cover" onError={() => setMissing(true)} />
      )}
    </div>
  );
}

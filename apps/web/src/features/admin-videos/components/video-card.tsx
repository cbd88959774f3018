import { Film } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { formatLongDate } from "#ui/format.ts";
import { publicUrl } from "../api/bucket.ts";
import { CATEGORIES, formatFileSize, type Video } from "../model/video.ts";

/** Poster, title, size, category, date; the whole card opens the player. */
export function VideoCard({ video, onOpen }: { readonly video: Video; readonly onOpen: () => void }): ReactNode {
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

import { ExternalLink } from "lucide-react";
import { useState, type ReactNode } from "react";
import { readConfig } from "#backend/config.ts";
import type { Exercise } from "../api/exercise.ts";
import { getVideo } from "../model/video.ts";

/** Plays here what is stored here. A video of another site is a link: nothing of that site is loaded, and it learns nothing, before it is followed. */
export function ExerciseVideo({ exercise }: { readonly exercise: Exercise }): ReactNode {
  const homes = ownOrigins();
  const video = getVideo(exercise.video_url, homes);
  if (video === undefined) return null;
  if (video.kind === "elsewhere") {
    return (
      <a href={video.url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
        Watch it on {video.host}
      </a>
    );
  }
  const poster = getVideo(exercise.video_thumbnail_url, homes);
  return <Player key={video.url} url={video.url} poster={poster?.kind === "here" ? poster.url : undefined} name={exercise.name} />;
}

interface PlayerProps {
  readonly url: string;
  readonly poster: string | undefined;
  readonly name: string;
}

function Player({ url, poster, name }: PlayerProps): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className="border-y border-line py-4 text-ink-2">The video could not be played. Check your connection.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is uploaded has none; the description on the page says the same in words
    <video
      controls
      playsInline
      preload={poster === undefined ? "metadata" : "none"}
      poster={poster}
      src={url}
      aria-label={`Video of ${name}`}
      onError={() => setBroken(true)}
      className="aspect-video w-full max-w-3xl rounded-card bg-sunken object-contain"
    />
  );
}

/** Of the page, and of the server where that is another one. */
function ownOrigins(): readonly string[] {
  const server = URL.parse(readConfig()?.url ?? "")?.origin;
  return server === undefined ? [location.origin] : [location.origin, server];
}

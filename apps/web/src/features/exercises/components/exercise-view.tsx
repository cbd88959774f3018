import { EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { type ReactNode, Suspense, use, useState } from "react";
import { readConfig } from "#backend/config.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { cx } from "#ui/cx.ts";
import { unbroken } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { exerciseStoryOptions } from "../api/exercise-story.ts";
import type { Exercise } from "../api/exercise.ts";
import { familyLabel } from "../model/filter.ts";
import { findMovement } from "../model/movements/find-movement.ts";
import type { Movement } from "../model/movements/movement.ts";
import { getVideo } from "../model/video.ts";
import { BodyMap } from "./parts/body-map.tsx";
import { MovementFigures } from "./parts/movement-figures.tsx";
import { NextLine } from "./parts/next-line.tsx";
import { OtherSections, type OtherSectionsProps } from "./parts/other-sections.tsx";
import { type ExerciseViewProps, OwnSections } from "./parts/own-sections.tsx";
import { ViewSection } from "./parts/view-section.tsx";

/** What the athlete did with it and where the plan has it, how it moves and what works, and what is easier, harder or instead. */
export function ExerciseView({ exercise, level, ...others }: ExerciseViewProps): ReactNode {
  const { category, difficulty, equipment, movement_pattern: pattern } = exercise;
  const family = pattern === null ? undefined : familyLabel(pattern);
  const story = useQuery(exerciseStoryOptions(exercise));
  const Heading = level === 2 ? "h2" : "h3";
  const traits = [
    EXERCISE_CATEGORY_LABELS[category],
    EXERCISE_DIFFICULTY_LABELS[difficulty],
    ...(family === undefined ? [] : [family]),
    ...equipment,
  ];
  // On a page the athlete's own numbers come first, beside a session how it is done.
  const movement = (
    <div
      className={cx(
        "grid min-w-0 gap-8",
        level === 2 && "border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] xl:gap-14",
      )}
    >
      <Suspense fallback={<Skeleton className="h-120" />}>
        <HowItMoves exercise={exercise} level={level} />
      </Suspense>
      <div className="grid min-w-0 content-start gap-4">
        <BodyMap exercise={exercise} heading={<Heading className={level === 2 ? "heading-2" : "heading-3"}>Muscles worked</Heading>} />
        <p className="text-sm text-ink-3">{sentenceCase(traits.join(", ").toLowerCase())}.</p>
      </div>
    </div>
  );
  return (
    <div className="grid min-w-0 gap-8">
      {level === 2 && <NextLine name={exercise.name} story={story.data} sessionHref={others.sessionHref} />}
      {level === 3 && movement}
      {story.isPending && <Skeleton className="h-80" />}
      {story.data === undefined && !story.isPending && (
        <p className="text-ink-2">Your history with this exercise could not be loaded. {getSentence(story.error)}</p>
      )}
      {story.data !== undefined && <OwnSections exercise={exercise} story={story.data} level={level} {...others} />}
      {level === 2 && movement}
      {story.data !== undefined && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Others exercise={exercise} story={story.data} level={level} {...others} />
        </Suspense>
      )}
    </div>
  );
}

function HowItMoves({ exercise, level }: Pick<ExerciseViewProps, "exercise" | "level">): ReactNode {
  const movement = use(loadMovement(exercise));
  const { description } = exercise;
  return (
    <ViewSection title="How to do it" level={level} aside={movement?.lead}>
      <ExerciseVideo exercise={exercise} />
      {movement !== undefined && <MovementFigures movement={movement} />}
      {description !== null && <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{unbroken(description)}</p>}
      {description === null && movement === undefined && <p className="text-ink-3">No description yet.</p>}
    </ViewSection>
  );
}

function Others(props: Omit<OtherSectionsProps, "movement">): ReactNode {
  return <OtherSections {...props} movement={use(loadMovement(props.exercise))} />;
}

const movements = new Map<string, Promise<Movement | undefined>>();

/** One promise for each exercise, as `use` wants it. */
function loadMovement({ name, movement_pattern: pattern, equipment }: Exercise): Promise<Movement | undefined> {
  const found = movements.get(name) ?? findMovement({ name, pattern, equipment }).catch(() => undefined);
  movements.set(name, found);
  return found;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Plays here what is stored here. A video of another site is a link: nothing of that site is loaded, and it learns nothing, before it is followed. */
function ExerciseVideo({ exercise }: { readonly exercise: Exercise }): ReactNode {
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

/** Origins of the page, and of the server where that is another one. */
function ownOrigins(): readonly string[] {
  const server = URL.parse(readConfig()?.url ?? "")?.origin;
  return server === undefined ? [location.origin] : [location.origin, server];
}

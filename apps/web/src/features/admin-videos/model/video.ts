/** Categories of training videos: value → what it is called. */
export const CATEGORIES = { training: "Training", exercise: "Exercise", tutorial: "Tutorial" } as const;
export type Category = keyof typeof CATEGORIES;

/** What metadata/{name}.json holds; every field may be missing in a file that somebody else has written. */
export interface VideoMetadata {
  readonly title: string;
  readonly category: Category;
  readonly description: string;
  /** Id of the exercise that the video shows. */
  readonly exercise_id: string | null;
  /** Address of a frame of it inside the bucket. */
  readonly poster: string | null;
}

export interface Video extends VideoMetadata {
  /** Name of the file in the bucket. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly created_at: string;
}

/** Reads the JSON beside a video; what is missing has its default. */
export function readMetadata(name: string, json: unknown): VideoMetadata {
  const given = (typeof json === "object" && json !== null ? json : {}) as Partial<Record<keyof VideoMetadata, unknown>>;
  const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : undefined);
  return {
    title: text(given.title) ?? getTitle(name),
    category: isCategory(given.category) ? given.category : "training",
    description: text(given.description) ?? "",
    exercise_id: text(given.exercise_id) ?? null,
    poster: text(given.poster) ?? null,
  };
}

export function isCategory(value: unknown): value is Category {
  return typeof value === "string" && Object.hasOwn(CATEGORIES, value);
}

/** The first part of a file name: "Back squat.v2.mp4" → "Back squat". */
export function getTitle(fileName: string): string {
  return fileName.split(".")[0]?.trim() || fileName;
}

/** A name in the bucket that no other file has, with the extension of the file, in signs that every address can hold. */
export function storedName(fileName: string, id: string): string {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined ? id : `${id}.${extension}`;
}

/** "512 bytes", "1.5 KB", "300.0 MB": bytes below 1 KB, kilobytes below 1 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** Those of the category whose title or description holds the words. */
export function foundVideos(videos: readonly Video[], search: string, category: Category | "all"): readonly Video[] {
  const words = search.trim().toLowerCase();
  return videos.filter(
    (video) => (category === "all" || video.category === category) && `${video.title}\n${video.description}`.toLowerCase().includes(words),
  );
}

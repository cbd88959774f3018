import { StorageClient } from "@supabase/storage-js";
import { readConfig } from "#backend/config.ts";
import { fetchSignedIn } from "#backend/supabase.ts";

export const BUCKET = "training_videos";

export const bucket = (): ReturnType<typeof storage.from> => storage.from(BUCKET);

export const metadataPath = (name: string): string => `metadata/${name}.json`;
export const posterPath = (name: string): string => `posters/${name}.jpg`;

/** Where anybody can watch it. */
export function publicUrl(path: string): string {
  return bucket().getPublicUrl(path).data.publicUrl;
}

export const videoKeys = {
  all: ["admin", "videos"] as const,
  metadata: (name: string) => ["admin", "videos-metadata", name] as const,
  exercise: (id: string) => ["admin", "videos-exercise", id] as const,
  exercises: (search: string) => ["admin", "videos-exercises", search] as const,
};

/** Stored files. Apart from the client of the app, because few pages use them. */
const storage = new StorageClient(`${readConfig()?.url ?? location.origin}/storage/v1`, {}, fetchSignedIn);

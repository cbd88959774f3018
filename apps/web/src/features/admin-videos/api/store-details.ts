import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { VideoMetadata } from "../model/video.ts";
import { bucket, metadataPath, posterPath, publicUrl } from "./bucket.ts";

/** Seconds. */
export const CACHE_CONTROL = "3600";

/** What belongs to an uploaded video: its poster, its metadata, and its place at the exercise. May be done again. */
export async function storeDetails(name: string, details: Omit<VideoMetadata, "poster">, frame: Blob | undefined): Promise<void> {
  const poster = frame === undefined ? null : await storePoster(name, frame);
  const json = new Blob([JSON.stringify({ ...details, poster } satisfies VideoMetadata)], { type: "application/json" });
  const { error } = await bucket().upload(metadataPath(name), json, {
    contentType: "application/json",
    cacheControl: CACHE_CONTROL,
    upsert: true,
  });
  if (error) throw error;
  if (details.exercise_id === null) return;
  const links = { video_url: publicUrl(name), video_thumbnail_url: poster === null ? null : publicUrl(poster) };
  await getData(supabase.from("exercises").update(links).eq("id", details.exercise_id));
}

async function storePoster(name: string, frame: Blob): Promise<string> {
  const path = posterPath(name);
  const { error } = await bucket().upload(path, frame, { contentType: "image/jpeg", cacheControl: CACHE_CONTROL, upsert: true });
  if (error) throw error;
  return path;
}

import { DetailedError, type Upload, type UploadOptions } from "tus-js-client";
import { currentSession } from "#backend/auth/current-session.ts";
import { readConfig } from "#backend/config.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { BUCKET, bucket, metadataPath, posterPath, publicUrl } from "./bucket.ts";
import type { VideoMetadata } from "../model/video.ts";

/** What hosted Supabase asks for. */
const CHUNK_BYTES = 6 * 1024 * 1024;
/** Milliseconds before it is tried again, anew after every part that has arrived: two minutes are waited for a server that starts again. */
const RETRIES = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];

interface UploadEvents {
  readonly onProgress: (sent: number) => void;
  readonly onSuccess: () => void;
  readonly onError: (message: string) => void;
}

/** An upload, and the name under which the file will be in the bucket. */
export interface PreparedUpload {
  readonly upload: Upload;
  readonly name: string;
}

/** The upload of a file in parts: a broken connection, a server that restarts and a page that is loaded again cost only the part that was under way. */
export async function prepareUpload(file: File, newName: string, events: UploadEvents): Promise<PreparedUpload> {
  const tus = await import("tus-js-client");
  const { url = location.origin, anonKey = "" } = readConfig() ?? {};
  const options: UploadOptions = {
    endpoint: `${url}/storage/v1/upload/resumable`,
    headers: { apikey: anonKey, "x-upsert": "false" },
    metadata: { bucketName: BUCKET, objectName: newName, contentType: file.type, cacheControl: CACHE_CONTROL },
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRIES,
    removeFingerprintOnSuccess: true,
    // A long upload outlives its first token.
    onBeforeRequest: async (request) => {
      const session = await currentSession();
      request.setHeader("Authorization", `Bearer ${session?.access_token ?? anonKey}`);
    },
    onProgress: (sent) => events.onProgress(sent),
    onSuccess: () => events.onSuccess(),
    onError: (error) => events.onError(getReason(error)),
  };
  const upload = new tus.Upload(file, options);
  const [begun] = await upload.findPreviousUploads();
  if (begun === undefined) return { upload, name: newName };
  // The same file was begun before: on this device, maybe before the page was loaded again.
  upload.resumeFromPreviousUpload(begun);
  return { upload, name: begun.metadata["objectName"] ?? newName };
}

/** The server's own words, else that it cannot be reached. */
function getReason(error: Error | DetailedError): string {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  if (body === undefined || body === "") return "The server cannot be reached. Check your connection and try again.";
  try {
    return (JSON.parse(body) as { readonly message?: string }).message ?? body;
  } catch {
    return body.trim();
  }
}

/** Seconds. */
const CACHE_CONTROL = "3600";

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

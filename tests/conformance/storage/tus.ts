import { Upload } from "tus-js-client";
import type { Person, StorageServer } from "./storage-server.ts";

export interface TusOptions {
  readonly name: string;
  readonly person: Person;
  readonly upsert?: boolean;
  readonly contentType?: string;
  readonly bucket?: string;
  readonly chunkSize?: number;
  /** Goes on with this one. */
  readonly uploadUrl?: string;
  /** Called after each chunk; true ends the upload there, as a closed browser does. */
  readonly stopAfter?: (accepted: number) => boolean;
  readonly retryDelays?: number[];
}

/** Uploads with the official tus client; answers with the address of the upload, and whether it came to its end. */
export function tusUpload(
  { url }: Pick<StorageServer, "url">,
  bytes: Buffer,
  { name, person, upsert = false, contentType = "video/mp4", bucket = "training_videos", chunkSize = 1_000_000, ...options }: TusOptions,
): Promise<{ readonly url: string; readonly finished: boolean }> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${person.token}`, "x-upsert": String(upsert) },
      metadata: { bucketName: bucket, objectName: name, contentType, cacheControl: "3600", metadata: '{"exercise":"Squat"}' },
      chunkSize,
      retryDelays: options.retryDelays ?? null,
      ...(options.uploadUrl && { uploadUrl: options.uploadUrl }),
      onChunkComplete(_size, accepted) {
        if (!options.stopAfter?.(accepted)) return;
        void upload.abort().then(() => resolve({ url: upload.url ?? "", finished: false }));
      },
      onSuccess: () => resolve({ url: upload.url ?? "", finished: true }),
      onError: reject,
    });
    upload.start();
  });
}

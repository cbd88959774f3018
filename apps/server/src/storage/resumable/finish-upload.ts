import { randomUUID } from "node:crypto";
import type { Upload } from "@tus/server";
import type { StorageDependencies } from "../dependencies.ts";
import type { WantedUpload } from "../upload/authorise.ts";
import { complete, isOutcomeUnknown } from "../upload/complete.ts";
import { getMetadata } from "../upload/incoming.ts";
import { getCacheControl, getContentType } from "./plan-upload.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * An upload that is all here becomes an object: its bytes go to the backend, the policies are asked again, the row is made. What was refused is
 * forgotten; when the database cannot be reached the upload stays whole, and the client's next question tries again.
 */
export async function finishUpload(
  { database, backend, quota, clock }: StorageDependencies,
  store: UploadStore,
  wanted: WantedUpload,
  { id, size = 0, metadata }: Pick<Upload, "id" | "size" | "metadata">,
): Promise<void> {
  const mimetype = getContentType(metadata);
  const described = { size, contentLength: size, mimetype, cacheControl: getCacheControl(metadata), httpStatusCode: 200 as const };
  let release = () => {};
  try {
    ({ release } = await quota.reserve(size));
    await backend.adopt(id, store.pathOf(id), mimetype);
    await complete({ database, backend }, wanted, {
      id: randomUUID(),
      version: id,
      metadata: { ...described, eTag: `"${id}"`, lastModified: clock().toISOString() },
      userMetadata: getMetadata(metadata?.["metadata"]),
    });
  } catch (error) {
    if (!isOutcomeUnknown(error)) await store.forget(id);
    throw error;
  } finally {
    release();
  }
  await store.forget(id);
}

import type { Upload } from "@tus/server";
import type { Caller } from "#identity/caller.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { validBucketId, validName } from "../request/address.ts";
import { type AuthorisedUpload, authorise, getOwner, refuseMimeType, type WantedUpload } from "../upload/authorise.ts";
import { getMetadata, validType } from "../upload/incoming.ts";

/** What a client says of an upload when it begins, and what is remembered of it. */
type UploadMetadata = NonNullable<Upload["metadata"]>;

/** A new upload: is it well described, may this caller do it, is there room for it? */
export async function planUpload(
  dependencies: StorageDependencies,
  { caller, upsert, metadata, length }: { caller: Caller; upsert: boolean; metadata: UploadMetadata | undefined; length: number },
): Promise<AuthorisedUpload> {
  if (!metadata) throw storageErrors.invalidRequest("Metadata header is required");
  const address = { bucketId: validBucketId(metadata["bucketName"] ?? ""), name: validName(metadata["objectName"] ?? "") };
  const upload = await authorise(dependencies, { ...address, caller, ownerId: getOwner(caller), upsert });
  getMetadata(metadata["metadata"]);
  refuseMimeType(getContentType(metadata), upload.allowedMimeTypes);
  if (length > upload.limit) throw storageErrors.tooLarge();
  (await dependencies.quota.reserve(length)).release();
  return upload;
}

/** Remembered with the upload, because later requests need not say it again. */
export function withOwner(metadata: UploadMetadata | undefined, { caller, ownerId, upsert }: WantedUpload): UploadMetadata {
  return { ...metadata, "ironpace.upsert": String(upsert), "ironpace.owner": ownerId ?? caller.role };
}

/** What was remembered, for whoever goes on with it. Throws AccessDenied for somebody else. */
export function toWantedUpload(metadata: UploadMetadata | undefined, caller: Caller): WantedUpload {
  const { bucketName, objectName } = metadata ?? {};
  const ownerId = getOwner(caller);
  if (metadata?.["ironpace.owner"] !== (ownerId ?? caller.role)) throw storageErrors.notYourUpload();
  return { bucketId: bucketName ?? "", name: objectName ?? "", caller, ownerId, upsert: metadata["ironpace.upsert"] === "true" };
}

export function getContentType(metadata: UploadMetadata | undefined): string {
  return validType(metadata?.["contentType"] || "application/octet-stream");
}

export function getCacheControl(metadata: UploadMetadata | undefined): string {
  const seconds = metadata?.["cacheControl"] ?? "";
  return /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : "no-cache";
}

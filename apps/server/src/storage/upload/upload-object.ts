import { randomUUID } from "node:crypto";
import type { StorageDependencies } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { type AuthorisedUpload, authorise, refuseMimeType, type WantedUpload } from "./authorise.ts";
import { complete } from "./complete.ts";
import { type IncomingBody, incomingBody } from "./incoming-body.ts";
import { type IncomingFile, receive } from "./incoming.ts";
import { measured } from "./measured.ts";

/** Bytes a form may have around its file. */
const FORM_OVERHEAD = 256 * 1024;

/** The body of a request becomes an object: both bytes and row, or neither. */
export async function uploadObject(
  dependencies: StorageDependencies,
  request: Request,
  wanted: WantedUpload,
): Promise<{ readonly id: string }> {
  const body = incomingBody(request);
  try {
    return await becomeObject(dependencies, request, body, await authorise(dependencies, wanted));
  } catch (error) {
    await body.discardRest();
    throw error;
  }
}

async function becomeObject(
  dependencies: StorageDependencies,
  request: Request,
  { bytes }: IncomingBody,
  upload: AuthorisedUpload,
): Promise<{ readonly id: string }> {
  const version = randomUUID();
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > upload.limit + FORM_OVERHEAD) throw storageErrors.tooLarge();
  const { room, release } = await dependencies.quota.reserve(announced);
  let isStored = false;
  const keep = async (file: IncomingFile) => {
    const kept = await store(dependencies, upload, version, room, file);
    isStored = true;
    return kept;
  };
  try {
    const { result, cacheControl, userMetadata } = await receive(request, bytes, keep).catch(async (error: unknown) => {
      // What is said of a file may come after it, and be refused when all its bytes are here.
      if (isStored) await dependencies.backend.remove([version]);
      throw error;
    });
    const metadata = { ...result, cacheControl, lastModified: dependencies.clock().toISOString(), httpStatusCode: 200 as const };
    return await complete(dependencies, upload, { id: randomUUID(), version, metadata, userMetadata });
  } finally {
    release();
  }
}

interface StoredBytes {
  readonly eTag: string;
  readonly size: number;
  readonly contentLength: number;
  readonly mimetype: string;
}

async function store(
  { backend, quota }: StorageDependencies,
  { limit, allowedMimeTypes }: AuthorisedUpload,
  version: string,
  room: number,
  { bytes, contentType }: IncomingFile,
): Promise<StoredBytes> {
  refuseMimeType(contentType, allowedMimeTypes);
  const passing = measured(bytes, Math.min(limit, room), room < limit ? quota.exceeded : storageErrors.tooLarge);
  await backend.write(version, passing.bytes, contentType);
  const size = passing.size();
  return { eTag: passing.eTag(), size, contentLength: size, mimetype: contentType };
}

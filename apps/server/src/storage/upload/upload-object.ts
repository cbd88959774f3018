import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { VISITORS_BYTES } from "#http/limit-body.ts";
import type { Caller } from "#identity/caller.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { type StorageError, storageErrors } from "../errors.ts";
import { authorise, type AuthorisedUpload, refuseMimeType, type WantedUpload } from "./authorise.ts";
import { complete } from "./complete.ts";
import { type IncomingFile, receive } from "./incoming.ts";

/** Milliseconds for which the rest of a refused body is read, so that its sender gets to read the answer. */
const BODY_TIMEOUT_MS = 15_000;

/** Bytes a form may have around its file. */
const FORM_OVERHEAD_BYTES = 256 * 1024;

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
    if (!isVisitorsLargeBody(wanted.caller, request.headers)) await body.discardRest();
    throw error;
  }
}

/** Nobody reads on what a visitor sends in vain: their connection ends with the answer. */
export function isVisitorsLargeBody({ role }: Caller, headers: Headers): boolean {
  return role === "anon" && !(Number(headers.get("content-length") ?? Number.NaN) <= VISITORS_BYTES);
}

async function becomeObject(
  dependencies: StorageDependencies,
  request: Request,
  { bytes }: IncomingBody,
  upload: AuthorisedUpload,
): Promise<{ readonly id: string }> {
  const version = randomUUID();
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > upload.limit + FORM_OVERHEAD_BYTES) throw storageErrors.tooLarge();
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

/** The body of a request while it arrives. */
interface IncomingBody {
  /** To be read once. What it throws comes from the connection, whatever its reader then makes of it. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Reads what nobody wants: a client that is still sending when the connection closes hears of nothing but that. */
  discardRest(): Promise<void>;
}

function incomingBody(request: Request): IncomingBody {
  if (!request.body) throw storageErrors.noContent();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let gaveUp = false;
  const next = async () => (await reader.read()).value;
  async function* arriving(): AsyncIterable<Uint8Array> {
    for (;;) {
      const chunk = await next().catch(() => {
        throw storageErrors.aborted();
      });
      if (chunk === undefined) return;
      yield chunk;
    }
  }
  const readOn = async () => {
    for (;;) if ((await next()) === undefined || gaveUp) return;
  };
  return {
    bytes: arriving(),
    async discardRest() {
      const timeout = new AbortController();
      const late = sleep(BODY_TIMEOUT_MS, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
      await Promise.race([readOn().catch(() => undefined), late]);
      timeout.abort();
      gaveUp = true;
    },
  };
}

/** Bytes on their way to the backend, counted and hashed as they pass. */
interface Measured {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** To be read when all have passed. */
  size(): number;
  /** The MD5 in quotes, as S3 makes it for an object uploaded in one piece. */
  eTag(): string;
}

/** Throws `tooMany` into the reader at the first byte beyond `limit`. */
function measured(bytes: AsyncIterable<Uint8Array>, limit: number, tooMany: () => StorageError): Measured {
  const hash = createHash("md5");
  let size = 0;
  async function* pass(): AsyncIterable<Uint8Array> {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > limit) throw tooMany();
      hash.update(chunk);
      yield chunk;
    }
  }
  return { bytes: pass(), size: () => size, eTag: () => `"${hash.digest("hex")}"` };
}

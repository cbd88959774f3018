import { Server, type Upload } from "@tus/server";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { isLoopback } from "#http/caller/loopback.ts";
import type { Caller } from "#identity/caller.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { inWordsOfStorage } from "../request/error-response.ts";
import { findVersion } from "../store/objects.ts";
import { authorise, type AuthorisedUpload, getOwner, getUploadRules, refuseByRules, type WantedUpload } from "../upload/authorise.ts";
import { databaseLocker } from "./locker.ts";
import { RESUMABLE_PATH } from "./path.ts";
import { getCacheControl, getContentType, planUpload, withOwner, toWantedUpload } from "./plan-upload.ts";
import { UploadStore } from "./upload-store.ts";
import { complete, isOutcomeUnknown } from "../upload/complete.ts";
import { getMetadata } from "../upload/incoming.ts";

/** Who sends a request, and whether they want to replace what is there. */
export interface Sender {
  readonly caller: Caller;
  readonly upsert: boolean;
  readonly log: Logger;
}

/** The resumable uploads of this server: the protocol is tus 1.0, spoken by `@tus/server`. */
export interface ResumableUploads {
  handle(request: Request, sender: Sender): Promise<Response>;
}

export async function openResumableUploads(dependencies: StorageDependencies): Promise<ResumableUploads> {
  const store = await UploadStore.open(dependencies.resumableDirectory);
  const senders = new WeakMap<object, Sender>();
  const plans = new WeakMap<object, AuthorisedUpload>();
  /** Bytes that the bucket of a request takes. */
  const limits = new WeakMap<object, number>();
  const senderOf = (request: object): Sender => {
    const sender = senders.get(request);
    if (!sender) throw storageErrors.noAuthorization();
    return sender;
  };
  const remember = async (id: string) => {
    const found = await store.find(id);
    if (!found) throw storageErrors.noSuchUpload();
    return found;
  };

  const server = new Server({
    path: RESUMABLE_PATH,
    // Which pages may read an answer is said of every answer of the API.
    allowedOrigins: () => false,
    datastore: store,
    locker: databaseLocker(dependencies.database),
    lockDrainTimeout: 1000,
    generateUrl: (request, { id }) => `${getOrigin(request.url, dependencies.publicUrl)}${RESUMABLE_PATH}/${id}`,
    getFileIdFromRequest: (_request, id) => (id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined),
    maxSize: (request) => limits.get(request) ?? dependencies.fileSizeLimit,
    // The first that is asked about a new upload: before its length is compared with a limit, its bucket must be known.
    async namingFunction(request, metadata) {
      const { caller, upsert } = senderOf(request);
      const length = Number(request.headers.get("upload-length") ?? 0);
      const plan = await planUpload(dependencies, { caller, upsert, metadata, length });
      plans.set(request, plan);
      limits.set(request, plan.limit);
      return randomUUID();
    },
    async onIncomingRequest(request, id) {
      if (plans.has(request)) return;
      const { upload } = await remember(id);
      const wanted = toWantedUpload(upload.metadata, senderOf(request).caller);
      await assertMayGoOn(dependencies, wanted);
      const { limit } = await getUploadRules(dependencies, wanted.bucketId);
      limits.set(request, limit);
      await assertFits(dependencies, limit, Number(request.headers.get("upload-length") ?? 0));
    },
    async onUploadCreate(request, upload) {
      const plan = plans.get(request);
      return plan ? { metadata: withOwner(upload.metadata, plan) } : {};
    },
    async onUploadFinish(request, upload) {
      await finishUpload(dependencies, store, toWantedUpload(upload.metadata, senderOf(request).caller), upload);
      return { headers: { "Tus-Complete": "1" } };
    },
    onResponseError(request, error) {
      const known = inWordsOfStorage(error);
      if (known && known.statusCode < 500) return { status_code: known.statusCode, body: known.message };
      if (error instanceof Error) senders.get(request)?.log.error({ err: error }, "resumable upload failed");
      if (known) return { status_code: known.statusCode, body: known.message };
      return error instanceof Error ? { status_code: 500, body: storageErrors.unexpected().message } : undefined;
    },
  });

  return {
    async handle(request, sender) {
      senders.set(request, sender);
      const finished = request.method === "HEAD" ? await findFinishedUpload(dependencies, store, request, sender) : undefined;
      return finished ?? server.handleWeb(request);
    },
  };
}

/** A length that is told after the beginning (`Upload-Defer-Length`) is asked about as any other. */
async function assertFits({ quota }: StorageDependencies, limit: number, length: number): Promise<void> {
  if (length > limit) throw storageErrors.tooLarge();
  if (length > 0) (await quota.reserve(length)).release();
}

/** An upload lasts longer than a session or a role: the policies are asked with every piece. What has the name by now is said at the end. */
async function assertMayGoOn(dependencies: StorageDependencies, wanted: WantedUpload): Promise<void> {
  await authorise(dependencies, wanted).catch((error: unknown) => {
    if (inWordsOfStorage(error)?.code !== storageErrors.keyExists().code) throw error;
  });
}

/**
 * Ours, when the client came to it, by whichever of its names where that is this machine. Otherwise none: a client finds an address without
 * one where it has come to, which nobody here can know, because `Host` is what the request says.
 */
function getOrigin(url: string, publicUrl: string): string {
  const [came, ours] = [new URL(url), new URL(publicUrl)];
  if (came.host === ours.host) return publicUrl;
  return isLoopback(came) && isLoopback(ours) ? came.origin : "";
}

/**
 * What a client has to know that asks how far its upload has come and whose last answer was lost: that it is an object by now. Where all bytes
 * are here and only the row is missing, it is made now. Undefined for an upload that is under way.
 */
async function findFinishedUpload(
  dependencies: StorageDependencies,
  store: UploadStore,
  request: Request,
  { caller, log }: Sender,
): Promise<Response | undefined> {
  const id = new URL(request.url).pathname.split("/").pop() ?? "";
  try {
    const object = await findVersion(dependencies.database, id);
    if (object) return object.owner_id === getOwner(caller) ? told(200, object.metadata?.size ?? 0) : told(403);
    const known = await store.find(id);
    if (!known || known.upload.size === undefined) return undefined;
    const { upload, received = upload.size } = known;
    if (received !== upload.size) return undefined;
    await finishUpload(dependencies, store, toWantedUpload(upload.metadata, caller), { id, size: upload.size, metadata: upload.metadata });
    return told(200, upload.size);
  } catch (error) {
    const reason = inWordsOfStorage(error) ?? storageErrors.unexpected();
    if (reason.statusCode >= 500) log.error({ err: error }, "resumable upload failed");
    return told(reason.statusCode);
  }
}

function told(status: number, size?: number): Response {
  const headers = new Headers({ "Tus-Resumable": "1.0.0", "Cache-Control": "no-store" });
  if (size !== undefined) {
    headers.set("Upload-Offset", String(size));
    headers.set("Upload-Length", String(size));
  }
  return new Response(null, { status, headers });
}

/**
 * An upload that is all here becomes an object: its bytes go to the backend, the policies are asked again, the row is made. What was refused is
 * forgotten; when the database cannot be reached the upload stays whole, and the client's next question tries again.
 */
async function finishUpload(
  dependencies: StorageDependencies,
  store: UploadStore,
  wanted: WantedUpload,
  { id, size = 0, metadata }: Pick<Upload, "id" | "size" | "metadata">,
): Promise<void> {
  const { database, backend, quota, clock } = dependencies;
  const mimetype = getContentType(metadata);
  const described = { size, contentLength: size, mimetype, cacheControl: getCacheControl(metadata), httpStatusCode: 200 as const };
  let release = () => {};
  try {
    const { limit, allowedMimeTypes } = await getUploadRules(dependencies, wanted.bucketId);
    refuseByRules({ size, mimetype }, { fileSizeLimit: limit, allowedMimeTypes });
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

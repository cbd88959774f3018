import { randomUUID } from "node:crypto";
import { Server } from "@tus/server";
import type { Logger } from "pino";
import { isLoopback } from "#http/loopback.ts";
import type { Caller } from "#identity/caller.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { inWordsOfStorage } from "../request/error-response.ts";
import type { AuthorisedUpload } from "../upload/authorise.ts";
import { finishUpload } from "./finish-upload.ts";
import { databaseLocker } from "./locker.ts";
import { RESUMABLE_PATH } from "./path.ts";
import { planUpload, remembered, wantedAgain } from "./plan-upload.ts";
import { UploadStore } from "./upload-store.ts";
import { findFinishedUpload } from "./finished-upload.ts";

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
    generateUrl: (request, { id }) => `${originOf(request.url, dependencies.publicUrl)}${RESUMABLE_PATH}/${id}`,
    getFileIdFromRequest: (_request, id) => (id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined),
    maxSize: (request) => plans.get(request)?.limit ?? dependencies.fileSizeLimit,
    // The first that is asked about a new upload: before its length is compared with a limit, its bucket must be known.
    async namingFunction(request, metadata) {
      const { caller, upsert } = senderOf(request);
      const length = Number(request.headers.get("upload-length") ?? 0);
      plans.set(request, await planUpload(dependencies, { caller, upsert, metadata, length }));
      return randomUUID();
    },
    async onIncomingRequest(request, id) {
      if (plans.has(request)) return;
      const { upload } = await remember(id);
      wantedAgain(upload.metadata, senderOf(request).caller);
    },
    async onUploadCreate(request, upload) {
      const plan = plans.get(request);
      return plan ? { metadata: remembered(upload.metadata, plan) } : {};
    },
    async onUploadFinish(request, upload) {
      await finishUpload(dependencies, store, wantedAgain(upload.metadata, senderOf(request).caller), upload);
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

/**
 * Ours, when the client came to it, by whichever of its names where that is this machine. Otherwise none: a client finds an address without
 * one where it has come to, which nobody here can know, because `Host` is what the request says.
 */
function originOf(url: string, publicUrl: string): string {
  const [came, ours] = [new URL(url), new URL(publicUrl)];
  if (came.host === ours.host) return publicUrl;
  return isLoopback(came) && isLoopback(ours) ? came.origin : "";
}

import type { StorageDependencies } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { inWordsOfStorage } from "../request/error-response.ts";
import { findVersion } from "../store/objects.ts";
import { getOwner } from "../upload/authorise.ts";
import { finishUpload } from "./finish-upload.ts";
import { wantedAgain } from "./plan-upload.ts";
import type { Sender } from "./resumable-uploads.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * What a client has to know that asks how far its upload has come and whose last answer was lost: that it is an object by now. Where all bytes
 * are here and only the row is missing, it is made now. Undefined for an upload that is under way.
 */
export async function findFinishedUpload(
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
    await finishUpload(dependencies, store, wantedAgain(upload.metadata, caller), { id, size: upload.size, metadata: upload.metadata });
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

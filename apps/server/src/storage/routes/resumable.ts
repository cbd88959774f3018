import type { Context, MiddlewareHandler } from "hono";
import { getLog } from "#http/request-log.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { RESUMABLE_PATH } from "../resumable/path.ts";
import type { ResumableUploads } from "../resumable/resumable-uploads.ts";

/** /upload/resumable. Loaded with the first upload: most starts of a server see none. */
export function resumable(dependencies: StorageDependencies) {
  let opened: Promise<ResumableUploads> | undefined;
  const open = () =>
    (opened ??= import("../resumable/resumable-uploads.ts")
      .then(({ openResumableUploads }) => openResumableUploads(dependencies))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const uploads = await open();
    const upsert = context.req.header("x-upsert") === "true";
    return uploads.handle(context.req.raw, { caller: context.get("caller"), upsert, log: getLog(context) });
  };
}

/** What tus can do here, in the answer to every OPTIONS: the one that browsers ask before they upload comes without a token. */
export function announceResumable(fileSizeLimit: number): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === "OPTIONS" && context.req.path.startsWith(RESUMABLE_PATH)) {
      context.header("Tus-Resumable", "1.0.0");
      context.header("Tus-Version", "1.0.0");
      context.header("Tus-Extension", "creation,creation-with-upload,creation-defer-length,termination,expiration");
      context.header("Tus-Max-Size", String(fileSizeLimit));
    }
    await next();
  };
}

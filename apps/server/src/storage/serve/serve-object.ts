import type { Context } from "hono";
import { Readable } from "node:stream";
import { getLog } from "#http/request-log.ts";
import { type Backend, type ByteRange, MissingBytes } from "../backend/backend.ts";
import type { StorageEnv } from "../dependencies.ts";
import { StorageError, storageErrors } from "../errors.ts";
import type { StoredObject } from "../store/objects.ts";
import { isSameForRange, isUnchanged, objectHeaders } from "./headers.ts";

/** Looks the row up; asked again when its bytes were replaced meanwhile. */
export type FindObject = () => Promise<StoredObject | undefined>;

/** An object as the answer to GET or HEAD: whole, a part of it, or only that it has not changed. Throws NoSuchKey. */
export async function serveObject(context: Context<StorageEnv>, backend: Backend, find: FindObject): Promise<Response> {
  const object = await find();
  if (!object) throw storageErrors.noSuchKey();
  try {
    return await answer(context, backend, object);
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error;
    const newer = await find();
    if (newer && newer.version !== object.version) return answer(context, backend, newer);
    getLog(context).error({ object: object.id, version: object.version }, "the file of an object is missing");
    throw storageErrors.noSuchKey();
  }
}

async function answer(context: Context<StorageEnv>, backend: Backend, object: StoredObject): Promise<Response> {
  const { raw: request } = context.req;
  const headers = objectHeaders(object, context.req.query("download"));
  if (isUnchanged(object, request.headers)) {
    headers.delete("Content-Length");
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  const size = object.metadata?.size ?? 0;
  const range = isSameForRange(object, request.headers.get("if-range")) ? getRange(context, size) : undefined;
  if (range) {
    headers.set("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
    headers.set("Content-Length", String(range.end - range.start + 1));
  }
  const status = range ? 206 : 200;
  if (request.method === "HEAD" || size === 0) return new Response(null, { status, headers });
  const bytes = await backend.read(object.version ?? "", range);
  return new Response(Readable.toWeb(bytes), { status, headers });
}

function getRange(context: Context<StorageEnv>, size: number) {
  try {
    return requestedRange(context.req.header("range"), size);
  } catch (error) {
    if (error instanceof StorageError) context.header("Content-Range", `bytes */${size}`);
    throw error;
  }
}

/**
 * The part of a file of `size` bytes that a Range header asks for; undefined for the whole: no header, several parts, or one that is none.
 * Throws InvalidRange when the file has no such part. RFC 9110, section 14.
 */
function requestedRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const [start, end] =
    first === ""
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
  if (first !== "" && last !== "" && Number(first) > Number(last)) return undefined;
  if (start >= size || start > end) throw storageErrors.invalidRange();
  return { start, end };
}

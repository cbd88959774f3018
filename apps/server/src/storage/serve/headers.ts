import type { StoredObject } from "../store/objects.ts";

/** What a browser may do with an uploaded file that it shows by itself: never run anything in our name. */
const OBJECT_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SANDBOXED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; sandbox; frame-ancestors 'none'";

/** Headers of a whole object; `download` as in the query: undefined to show it, else its name, or nothing for its own. */
export function objectHeaders(object: StoredObject, download: string | undefined): Headers {
  const { metadata } = object;
  const type = metadata?.mimetype ?? "application/octet-stream";
  const headers = new Headers({
    "Content-Type": isScript(type) ? "text/plain; charset=utf-8" : withLetters(type),
    "Content-Length": String(metadata?.size ?? 0),
    "Accept-Ranges": "bytes",
    "Cache-Control": metadata?.cacheControl ?? "no-cache",
    ETag: entityTag(object),
    "Last-Modified": lastModified(object).toUTCString(),
    "X-Robots-Tag": "none",
    "Content-Security-Policy": isInert(type) ? OBJECT_POLICY : SANDBOXED_POLICY,
  });
  if (download !== undefined) headers.set("Content-Disposition", disposition(download || (object.name.split("/").pop() ?? "")));
  return headers;
}

/** Whether the client has it already, as If-None-Match says, or If-Modified-Since where that is not sent. */
export function isUnchanged(object: StoredObject, request: Headers): boolean {
  const tags = request.get("if-none-match");
  if (tags !== null) return tags.trim() === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === entityTag(object));
  const since = Date.parse(request.get("if-modified-since") ?? "");
  return since >= Math.floor(lastModified(object).getTime() / 1000) * 1000;
}

/** A part is worth sending only of the same file that the client has the other parts of. */
export function isSameForRange(object: StoredObject, ifRange: string | null): boolean {
  return ifRange === null || ifRange === entityTag(object) || ifRange === lastModified(object).toUTCString();
}

function entityTag({ metadata, version }: StoredObject): string {
  return metadata?.eTag ?? `"${version ?? ""}"`;
}

function lastModified({ metadata, updated_at }: StoredObject): Date {
  return new Date(metadata?.lastModified ?? updated_at);
}

/** Types no browser runs anything of; the others, known or not, are shown in a sandbox. */
function isInert(type: string): boolean {
  // Whatever stands before it, such a type is XML, which a browser may draw as a document.
  if (/\+xml\b/i.test(type)) return false;
  return /^(video|audio)\/|^image\/(?!svg)|^application\/(pdf|json|octet-stream|zip)\b/i.test(type);
}

/** A text says in which letters it is, in UTF-8 where who uploaded it did not say: a browser would guess. */
function withLetters(type: string): string {
  return /^text\//i.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;
}

/** Our own pages run scripts of our own origin, and nosniff keeps them from running what is told to be plain text. */
function isScript(type: string): boolean {
  return /^(text|application)\/(x-)?(javascript|ecmascript|livescript|jscript|wasm)/i.test(type);
}

/** RFC 6266: the plain name for old clients, the whole one encoded. */
function disposition(name: string): string {
  const plain = name.replace(/[^ !#-.0-[\]-~]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

import { Readable } from "node:stream";
import { findUnstorable } from "#http/storable.ts";
import { storageErrors } from "../errors.ts";
import { type FormField, readForm } from "./read-form.ts";

/** The bytes of an object that are on their way, and what is known of them before they are here. */
export interface IncomingFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly contentType: string;
}

/** What a client says of an object besides its bytes; in a form it may come after them. */
interface Described {
  readonly cacheControl: string;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

export type Received<T> = Described & { readonly result: T };

/** Hands the file of a request to `consume` while it arrives: the whole body, or the one file of a form. */
export async function receive<T>(
  { headers }: Request,
  bytes: AsyncIterable<Uint8Array>,
  consume: (file: IncomingFile) => Promise<T>,
): Promise<Received<T>> {
  const body = Readable.from(bytes, { objectMode: false });
  body.on("error", () => undefined);
  const contentType = headers.get("content-type") ?? "";
  try {
    if (/^multipart\/form-data/i.test(contentType)) {
      const { result, fields } = await readForm(body, contentType, (file) =>
        consume({ ...file, contentType: validType(file.contentType) }),
      );
      return { result, ...describedByForm(fields) };
    }
    const result = await consume({ bytes: body, contentType: validType(contentType || "application/octet-stream") });
    return { result, ...describedByHeaders(headers) };
  } finally {
    body.destroy();
  }
}

/** Goes into a header of every download, so it is looked at before it is stored. */
export function validType(contentType: string): string {
  if (!CONTENT_TYPE.test(contentType)) throw storageErrors.mimeType(contentType.slice(0, 100));
  return contentType;
}

/** One type with its parameters. A comma outside quotes would begin another one, and browsers take the last. */
const CONTENT_TYPE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+(?: *; *(?:[\w!#$&^.+*-]+=(?:"[ !#-[\]-~]*"|[^\s",;]*))?)* *$/;

function describedByForm(fields: ReadonlyMap<FormField, string>): Described {
  const seconds = fields.get("cacheControl") ?? "";
  return {
    cacheControl: /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : "no-cache",
    userMetadata: getMetadata(fields.get("metadata")),
  };
}

function describedByHeaders(headers: Headers): Described {
  const encoded = headers.get("x-metadata");
  return {
    cacheControl: headers.get("cache-control") ?? "no-cache",
    userMetadata: getMetadata(encoded === null ? undefined : Buffer.from(encoded, "base64").toString("utf8")),
  };
}

/** A JSON object; Supabase takes anything else for none. Throws InvalidRequest for one that cannot be stored. */
export function getMetadata(text: string | undefined | null): Readonly<Record<string, unknown>> | null {
  const value = parseJson(text ?? "null");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const unstorable = findUnstorable(value);
  if (unstorable) throw storageErrors.invalidRequest(`metadata/${unstorable.field} ${unstorable.reason}`);
  return value as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

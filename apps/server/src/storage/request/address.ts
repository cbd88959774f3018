import type { Context } from "hono";
import { storageErrors } from "../errors.ts";

export interface ObjectAddress {
  readonly bucketId: string;
  readonly name: string;
}

/**
 * Bucket and name of the object a path like `/storage/v1/object/public/bucket/folder/name` ends with; `route` is what is between, as
 * `object/public`. Decoded once, so that nothing that was encoded twice becomes a separator later.
 */
export function addressedObject(context: Context, route: string): ObjectAddress {
  const [bucketId = "", ...name] = segmentsBelow(context, route);
  return { bucketId: validBucketId(decoded(bucketId)), name: validName(decoded(name.join("/"))) };
}

export function addressedBucket(context: Context, route: string): string {
  return validBucketId(decoded(segmentsBelow(context, route)[0] ?? ""));
}

const CHARACTERS = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const MAX_NAME_LENGTH = 1024;

/** The name itself. Throws where Supabase does, and for steps to another folder: names are no paths of ours, but of whoever copies them. */
export function validName(name: string): string {
  const steps = name.split("/");
  if (name.length > MAX_NAME_LENGTH || !CHARACTERS.test(name) || steps.includes("..") || steps.includes("."))
    throw storageErrors.invalidKey(name.slice(0, MAX_NAME_LENGTH));
  return name;
}

/** A bucket's id, as Supabase allows them. */
export function validBucketId(id: string): string {
  if (id.length > 100 || !/^[\w!\-.*'() &$@=;:+,?]+$/.test(id) || /^\.{1,2}$/.test(id)) throw storageErrors.invalidBucketName();
  return id;
}

function segmentsBelow(context: Context, route: string): string[] {
  const { pathname } = new URL(context.req.url);
  const before = `/storage/v1/${route}/`;
  return pathname.slice(pathname.indexOf(before) + before.length).split("/");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw storageErrors.invalidKey(text.slice(0, MAX_NAME_LENGTH));
  }
}

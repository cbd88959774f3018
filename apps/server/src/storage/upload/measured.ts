import { createHash } from "node:crypto";
import type { StorageError } from "../errors.ts";

/** Bytes on their way to the backend, counted and hashed as they pass. */
export interface Measured {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** To be read when all have passed. */
  size(): number;
  /** The MD5 in quotes, as S3 makes it for an object uploaded in one piece. */
  eTag(): string;
}

/** Throws `tooMany` into the reader at the first byte beyond `limit`. */
export function measured(bytes: AsyncIterable<Uint8Array>, limit: number, tooMany: () => StorageError): Measured {
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

import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where bytes are kept, under the version of the row they belong to: never under a name somebody chose, so no name can lead anywhere else.
 * A version is a UUID that the server makes; every method refuses anything else. `disk.ts` and `s3.ts` answer to this.
 */
export interface Backend {
  /** Complete and on the medium when it resolves; when `bytes` or the medium fails, it rejects and nothing is left. */
  write(version: string, bytes: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** Rejects with `MissingBytes` when there are none. */
  read(version: string, range?: ByteRange): Promise<Readable>;
  /** Takes over a complete file of this machine. Done twice it is done once: a file that is not there any more has been taken over. */
  adopt(version: string, path: string, contentType: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** What is not there counts as removed. */
  remove(versions: readonly string[]): Promise<void>;
  /** Everything that is kept, with the time at which it came. */
  list(): AsyncIterable<{ readonly version: string; readonly writtenAt: Date }>;
  /** Removes what uploads that broke off before this time have left. */
  removeLeftovers(before: Date): Promise<void>;
  close(): Promise<void>;
}

export class MissingBytes extends Error {}

/** Throws for what is not a version this server has made. */
export function safeVersion(version: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(version)) throw new MissingBytes("not a version");
  return version;
}

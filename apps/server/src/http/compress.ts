import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Bytes; below, a body fits into a packet or two as it is. */
export const WORTHWHILE_BYTES = 1024;

/** The best encoding that a client takes, of an `Accept-Encoding` header. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  return (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header));
}

/** @param quality of Brotli, 0 to 11; what is compressed once for many can take its time, an answer cannot */
export function compress(encoding: Encoding, body: Uint8Array, quality: number): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

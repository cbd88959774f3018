import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { WebFile } from "./files.ts";

type Encoding = "br" | "gzip";

export interface EncodedBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly encoding?: Encoding;
}

/** The file in the best form the browser takes. Each form is made once, when it is first asked for. */
export async function compressedFor(file: WebFile, acceptEncoding: string): Promise<EncodedBody> {
  const encoding = (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(acceptEncoding));
  if (!encoding || !COMPRESSIBLE.test(file.type) || file.body.length < WORTHWHILE_BYTES) return { body: file.body };
  const forms = made.get(file) ?? new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  made.set(file, forms);
  const body = forms.get(encoding) ?? compress(encoding, file.body);
  forms.set(encoding, body);
  return { body: await body, encoding };
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const WORTHWHILE_BYTES = 1024;
/** Below, the best compression takes a tenth of a second, and keeps a page within the 14 KB of the first round trip. */
const SMALL_BYTES = 100_000;
const made = new WeakMap<WebFile, Map<Encoding, Promise<Buffer<ArrayBuffer>>>>();

function compress(encoding: Encoding, body: Buffer): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: body.length < SMALL_BYTES ? 11 : 9 } });
}

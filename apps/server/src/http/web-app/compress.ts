import { acceptedEncoding, compress, type Encoding, WORTHWHILE_BYTES } from "../compress.ts";
import type { WebFile } from "./files.ts";

export interface EncodedBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly encoding?: Encoding;
}

/** The file in the best form the browser takes. Each form is made once, when it is first asked for. */
export async function compressedFor(file: WebFile, acceptEncoding: string): Promise<EncodedBody> {
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding || !COMPRESSIBLE.test(file.type) || file.body.length < WORTHWHILE_BYTES) return { body: file.body };
  const forms = made.get(file) ?? new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  made.set(file, forms);
  const body = forms.get(encoding) ?? compress(encoding, file.body, file.body.length < SMALL_BYTES ? 11 : 9);
  forms.set(encoding, body);
  return { body: await body, encoding };
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** Below, the best compression takes a tenth of a second, and keeps a page within the 14 KB of the first round trip. */
const SMALL_BYTES = 100_000;
const made = new WeakMap<WebFile, Map<Encoding, Promise<Buffer<ArrayBuffer>>>>();

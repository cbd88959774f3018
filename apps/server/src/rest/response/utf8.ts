import { transcode } from "node:buffer";

/** Characters above which the way through UTF-16 is the shorter one. */
const LONG = 1024;

/**
 * A text as bytes. The engine measures and writes characters above U+00FF one by one, which for a plan is more work than all the rest of an answer;
 * as UTF-16 it hands them over at once, and those are converted in blocks.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return text.length < LONG ? Buffer.from(text) : transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8");
}

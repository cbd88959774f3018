import { transcode } from "node:buffer";

/** Characters above which the way through UTF-16 is the shorter one. */
const MIN_UTF16_LENGTH = 1024;
/** Characters of the longest text for which room is kept. */
const MAX_KEPT_LENGTH = 1_000_000;

let room = Buffer.allocUnsafeSlow(0);

/**
 * A text as bytes. The engine measures and writes characters above U+00FF one by one, which for a plan is more work than all the rest of an answer;
 * as UTF-16 it hands them over at once, and those are converted in blocks. What PostgreSQL sends has no halves of characters, which could not be.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length < MIN_UTF16_LENGTH) return Buffer.from(text);
  const utf16 = roomFor(text.length * 2);
  const written = utf16.write(text, "utf16le");
  return transcode(utf16.subarray(0, written), "utf16le", "utf8");
}

/** The same room for one text after the other: to get and to free so large a piece each time leaves holes in the memory. */
function roomFor(bytes: number): Buffer<ArrayBuffer> {
  if (bytes > MAX_KEPT_LENGTH * 2) return Buffer.allocUnsafeSlow(bytes);
  if (room.length < bytes) room = Buffer.allocUnsafeSlow(Math.min(MAX_KEPT_LENGTH * 2, bytes * 2));
  return room;
}

import type { ByteRange } from "../backend/backend.ts";
import { storageErrors } from "../errors.ts";

/**
 * The part of a file of `size` bytes that a Range header asks for; undefined for the whole: no header, several parts, or one that is none.
 * Throws InvalidRange when the file has no such part. RFC 9110, section 14.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const [start, end] =
    first === ""
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
  if (first !== "" && last !== "" && Number(first) > Number(last)) return undefined;
  if (start >= size || start > end) throw storageErrors.invalidRange();
  return { start, end };
}

import { expect, test } from "vitest";
import { bytesText, queueText, storageHint, storageText } from "./figures.ts";

test.each([
  [{ bytes: 4_600_000_000, objects: 12, quota_bytes: 20_000_000_000 }, "23% of 20GB", "4.6 GB in 12 files."],
  [{ bytes: 0, objects: 0, quota_bytes: 20_000_000_000 }, "0% of 20GB", "0 bytes in 0 files."],
  [{ bytes: 1, objects: 1, quota_bytes: 500_000_000 }, "<1% of 500MB", "1 byte in 1 file."],
  [{ bytes: 19_999_999_999, objects: 1, quota_bytes: 20_000_000_000 }, "99% of 20GB", "20 GB in 1 file."],
  [{ bytes: 3_000_000_000, objects: 2000, quota_bytes: 2_000_000_000 }, "150% of 2GB", "3 GB in 2,000 files."],
  [{ bytes: 4_200_000, objects: 3, quota_bytes: null }, "4.2 MB", "in 3 files; no quota is set."],
])("storage use %o", (use, text, hint) => {
  expect([storageText(use), storageHint(use)]).toEqual([text, hint]);
});

test.each([
  [999, "999 bytes"],
  [1500, "1.5 KB"],
  [2e12, "2 TB"],
])("%i bytes for people", (bytes, text) => expect(bytesText(bytes)).toBe(text));

test.each([
  [0, "Idle (none in queue)"],
  [2, "Active (2 in queue)"],
  [null, "Unknown"],
])("a queue of %s", (uploads, text) => expect(queueText(uploads)).toBe(text));

import { open, readFile } from "node:fs/promises";

const CLIP = new URL("clip.mp4", import.meta.url);

/** Six seconds of a moving square, VP9 in MP4, a key frame every second: 2 kB. */
export const readClip = (): Promise<Buffer> => readFile(CLIP);

/**
 * Writes the clip to a file with so many bytes of nothing before its pictures (a `free` box, which players skip), so that playing it needs
 * its end. The bytes are a hole in the file: they take no room on the disk.
 */
export async function writeLargeClip(path: string, bytes: number): Promise<void> {
  const clip = await readClip();
  const pictures = clip.indexOf("mdat") - 4;
  const head = Buffer.from(clip.subarray(0, pictures));
  moveChunks(head, bytes);
  const file = await open(path, "w");
  const box = Buffer.alloc(8);
  box.writeUInt32BE(bytes, 0);
  box.write("free", 4, "latin1");
  await file.write(head, 0, head.length, 0);
  await file.write(box, 0, box.length, head.length);
  await file.write(clip, pictures, clip.length - pictures, head.length + bytes);
  await file.close();
}

/** `stco` (ISO/IEC 14496-12, 8.7.5): version and flags, a count, then the place of each chunk in the file. */
function moveChunks(head: Buffer, bytes: number): void {
  const start = head.indexOf("stco") + 4;
  const count = head.readUInt32BE(start + 4);
  for (let chunk = 0; chunk < count; chunk++) {
    const place = start + 8 + chunk * 4;
    head.writeUInt32BE(head.readUInt32BE(place) + bytes, place);
  }
}

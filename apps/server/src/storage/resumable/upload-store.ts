import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { ERRORS, type Upload } from "@tus/server";
import { inWordsOfStorage } from "../request/error-response.ts";
import { UPLOAD_LIFETIME_MS } from "./remove-expired.ts";

/** Unfinished uploads: their bytes and, beside them, what is known of them. They outlive the process. */
export class UploadStore extends FileStore {
  static async open(directory: string): Promise<UploadStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new UploadStore({ directory, expirationPeriodInMilliseconds: UPLOAD_LIFETIME_MS });
  }

  /** As the original does, but says why when the medium is full, and leaves the bytes on the medium. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(id), { flags: "r+", start: offset, flush: true });
    try {
      await pipeline(readable, file);
    } catch (error) {
      throw inWordsOfStorage(error) ?? ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** What was said when it was created, and the length of it that is here; also after its bytes were taken over. */
  async find(id: string): Promise<{ readonly upload: Upload; readonly received: number | undefined } | undefined> {
    const upload = await this.configstore.get(id);
    if (!upload) return undefined;
    const received = await stat(this.pathOf(id)).then(
      ({ size }) => size,
      () => undefined,
    );
    return { upload, received };
  }

  async forget(id: string): Promise<void> {
    await Promise.all([rm(this.pathOf(id), { force: true }), rm(this.pathOf(`${id}.json`), { force: true })]);
  }
}

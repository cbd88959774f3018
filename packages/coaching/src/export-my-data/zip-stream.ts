import { Zip, ZipDeflate } from "fflate";

export interface ZipFile {
  readonly name: string;
  /** In pieces, each written before the next is asked for. */
  readonly text: AsyncIterable<string>;
}

export interface ZipOptions {
  readonly modified: Date;
  /** Told when a file could not be read to its end: by then the reader has a part of the archive, and the stream breaks off. */
  readonly failed: (thrown: unknown) => void;
}

/** A zip archive that is made while it is read: never more than one piece of one file is in memory. */
export function zipStream(files: AsyncIterable<ZipFile>, { modified, failed }: ZipOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = zipChunks(files, modified);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        failed(thrown);
        controller.error(thrown);
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* zipChunks(files: AsyncIterable<ZipFile>, modified: Date): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const made: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) made.push(chunk);
  });
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name);
    file.mtime = modified;
    zip.add(file);
    for await (const piece of text) {
      file.push(encoder.encode(piece));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made.splice(0);
  return undefined;
}

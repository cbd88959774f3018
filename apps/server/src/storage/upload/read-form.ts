import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { StorageError, storageErrors } from "../errors.ts";

export type FormField = "cacheControl" | "metadata";

interface FormFile {
  readonly bytes: Readable;
  readonly contentType: string;
}

/**
 * Reads a form with one file, whatever that is called, while it arrives: `consume` gets the file as a stream. Fields may stand before the file
 * or after it; only the two that mean something are kept.
 */
export async function readForm<T>(
  body: Readable,
  contentType: string,
  consume: (file: FormFile) => Promise<T>,
): Promise<{ readonly result: T; readonly fields: ReadonlyMap<FormField, string> }> {
  const fields = new Map<FormField, string>();
  const form = parser(contentType);
  let file: Readable | undefined;
  const consumed = new Promise<T>((resolve, reject) => {
    form.on("file", (_field, bytes, _name, _encoding, type) => {
      if (file) return void bytes.resume();
      // Its reader hears of an error; without a listener one that comes after the reader has left would end the process.
      file = bytes.on("error", () => undefined);
      consume({ bytes, contentType: type }).then(resolve, (error: unknown) => {
        reject(error);
        form.destroy();
      });
    });
    form.on("field", (name, value, _nameCut, valueCut) => {
      if ((name === "cacheControl" || name === "metadata") && !valueCut) fields.set(name, value);
    });
    form.on("finish", () => {
      if (!file) reject(storageErrors.noContent());
    });
  });
  consumed.catch(() => undefined);
  try {
    await pipeline(body, form);
  } catch (error) {
    const reason = error instanceof StorageError ? error : storageErrors.invalidRequest("The form is incomplete or malformed");
    if (!file) throw reason;
    file.destroy(reason);
  }
  return { result: await consumed, fields };
}

function parser(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { fields: 20, fieldSize: 64 * 1024, files: 2, headerSize: 16 * 1024, headerPairs: 50 },
    });
  } catch {
    throw storageErrors.invalidRequest("The form has no boundary");
  }
}

import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Config } from "../../config.ts";
import { type Backend, type ByteRange, MissingBytes, safeVersion } from "./backend.ts";

/** Everything lies under this, so that the sweep looks at nothing else of the bucket. */
const KEY_PREFIX = "objects/";
const PART_BYTES = 8 * 1024 * 1024;
/** S3 copies no more at once. */
const MAX_COPY_BYTES = 5 * 1024 ** 3;

/** Objects of an S3 bucket, which must be this installation's alone: of what lies under `objects/`, whatever has no row is swept. */
export function s3Backend(settings: NonNullable<Config["s3"]>): Backend {
  const client = new S3Client(clientSettings(settings));
  const Bucket = settings.S3_BUCKET ?? "";
  const key = (version: string) => `${KEY_PREFIX}${safeVersion(version)}`;

  const write: Backend["write"] = async (version, bytes, contentType) => {
    const params = { Bucket, Key: key(version), Body: Readable.from(bytes), ContentType: contentType };
    // Gives up what was sent when it fails: S3 shows nothing until all parts are there.
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2, leavePartsOnError: false }).done();
  };
  const read: Backend["read"] = async (version, range) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key(version), ...getRange(range) })).catch(missing);
    return Body as Readable;
  };

  return {
    write,
    read,
    async adopt(version, path, contentType) {
      if (await isThere(client, Bucket, key(version))) return;
      await write(version, createReadStream(path), contentType);
      await rm(path, { force: true });
    },
    async copy(from, to) {
      const { ContentLength = 0, ContentType = "" } = await client.send(new HeadObjectCommand({ Bucket, Key: key(from) })).catch(missing);
      if (ContentLength > MAX_COPY_BYTES) return write(to, await read(from), ContentType);
      await client.send(new CopyObjectCommand({ Bucket, Key: key(to), CopySource: `${Bucket}/${key(from)}` }));
    },
    async remove(versions) {
      for (let start = 0; start < versions.length; start += 1000) {
        const Objects = versions.slice(start, start + 1000).map((version) => ({ Key: key(version) }));
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
        if (Errors[0]) throw new Error(`S3 has not removed ${Errors[0].Key}: ${Errors[0].Message}`);
      }
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: KEY_PREFIX })) {
        for (const { Key = "", LastModified = new Date() } of Contents)
          yield { version: Key.slice(KEY_PREFIX.length), writtenAt: LastModified };
      }
    },
    // Parts of uploads that a crash cut off show in no list of objects: a lifecycle rule of the bucket removes them.
    async removeLeftovers() {},
    async close() {
      client.destroy();
    },
  };
}

function clientSettings({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" }: NonNullable<Config["s3"]>) {
  return {
    region: S3_REGION ?? "us-east-1",
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Other servers than Amazon's have no name for each bucket, and not all of them know the newer checksums.
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // The client's own default is to wait for ever. The second is of silence: a film takes as long as it takes.
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  } as const;
}

function getRange(range: ByteRange | undefined) {
  return range && { Range: `bytes=${range.start}-${range.end}` };
}

async function isThere(client: S3Client, Bucket: string, Key: string): Promise<boolean> {
  const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return found !== undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound;
}

function missing(error: unknown): never {
  throw isMissing(error) ? new MissingBytes("no such object", { cause: error }) : error;
}

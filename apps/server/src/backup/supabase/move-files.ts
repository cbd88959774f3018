import { text } from "node:stream/consumers";
import { z } from "zod";
import { StartError } from "#database/start-error.ts";
import type { Backend } from "#storage/backend/backend.ts";
import { readArchive } from "../archive.ts";
import { ENTRY } from "../manifest.ts";
import type { Project } from "./project.ts";

const bucket = z.object({
  id: z.string(),
  public: z.boolean().nullable(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
});

const anyObject = z.looseObject({ bucket_id: z.string(), name: z.string(), version: z.string().nullable() });

const object = anyObject.extend({
  version: z.string(),
  metadata: z.looseObject({ size: z.number(), mimetype: z.string().optional(), cacheControl: z.string().optional() }),
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
});

type Bucket = z.infer<typeof bucket>;
type StoredObject = z.infer<typeof object>;

/**
 * Buckets and files, through the storage service, which makes their rows: one that is there already is replaced, so that it can be tried
 * again. Files that are in an S3 bucket instead of the backup are read there. Returns how many files there were.
 */
export async function moveFiles(path: string, project: Project, elsewhere: Backend | undefined): Promise<number> {
  const { buckets, objects } = await readCatalogue(path);
  for (const one of buckets) await makeBucket(project, one);
  let moved = 0;
  const move = async (one: StoredObject, bytes: AsyncIterable<Uint8Array>) => {
    await upload(project, one, bytes);
    moved += 1;
  };
  if (elsewhere) {
    for (const one of objects.values()) await move(one, await elsewhere.read(one.version));
  } else {
    await readArchive(path, async ({ name, bytes }) => {
      const one = name.startsWith(ENTRY.files) ? objects.get(name.slice(ENTRY.files.length)) : undefined;
      if (one) await move(one, bytes);
    });
  }
  return moved;
}

async function readCatalogue(path: string): Promise<{ buckets: readonly Bucket[]; objects: ReadonlyMap<string, StoredObject> }> {
  const buckets: Bucket[] = [];
  const objects = new Map<string, StoredObject>();
  await readArchive(path, async ({ name, bytes }) => {
    const lines = async () => (await text(bytes)).trimEnd().split("\n");
    if (name.startsWith(`${ENTRY.rows}storage.buckets/`)) buckets.push(...(await lines()).map((line) => bucket.parse(JSON.parse(line))));
    if (!name.startsWith(`${ENTRY.rows}storage.objects/`)) return;
    for (const one of (await lines()).map(readObject)) if (one) objects.set(one.version, one);
  });
  return { buckets, objects };
}

/** Undefined for a name that never had bytes: it has no version. Every other file is moved, or the move ends here. */
function readObject(line: string): StoredObject | undefined {
  const row = anyObject.parse(JSON.parse(line));
  if (row.version === null) return undefined;
  const { data, error } = object.safeParse(row);
  if (data) return data;
  const { path = [], message } = error.issues[0] ?? {};
  throw new StartError(`The backup has incomplete data about the file ${row.bucket_id}/${row.name}: ${path.join(".")}: ${message}`);
}

async function makeBucket(project: Project, { id, ...rules }: Bucket): Promise<void> {
  const call = (method: string, path: string) =>
    ask(project, path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify({ id, name: id, ...rules }) });
  const made = await call("POST", "bucket");
  if (!made.ok) await succeed(await call("PUT", `bucket/${encodeURIComponent(id)}`), `bucket ${id}`);
}

async function upload(
  project: Project,
  { bucket_id, name, metadata, user_metadata }: StoredObject,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const path = [bucket_id, ...name.split("/")].map(encodeURIComponent).join("/");
  const response = await ask(project, `object/${path}`, {
    method: "POST",
    headers: {
      "content-type": metadata.mimetype ?? "application/octet-stream",
      "content-length": String(metadata.size),
      "cache-control": metadata.cacheControl ?? "no-cache",
      "x-upsert": "true",
      ...(user_metadata && { "x-metadata": Buffer.from(JSON.stringify(user_metadata)).toString("base64") }),
    },
    body: bytes,
    duplex: "half",
  });
  await succeed(response, `${bucket_id}/${name}`);
}

async function ask({ SUPABASE_URL, SUPABASE_SECRET_KEY: key }: Project, path: string, request: RequestInit): Promise<Response> {
  const headers = { ...(request.headers as Record<string, string>), apikey: key, authorization: `Bearer ${key}` };
  try {
    return await fetch(`${SUPABASE_URL}/storage/v1/${path}`, { ...request, headers, redirect: "error" });
  } catch (error) {
    const { cause = error } = error as Error;
    throw new StartError(`SUPABASE_URL cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause: error });
  }
}

async function succeed(response: Response, what: string): Promise<void> {
  const answer = await response.text();
  if (!response.ok) throw new StartError(`The project rejected ${what}: ${answer}`);
}

import { randomUUID } from "node:crypto";
import type { Caller } from "#identity/caller.ts";
import { type CallerInDatabase, asCaller } from "#database/as-caller.ts";
import type { Database, Transaction } from "#database/database.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import type { ObjectAddress } from "../request/address.ts";
import { type BucketRules, bucketRules } from "../store/buckets.ts";
import { insertObject, type ObjectMetadata, upsertObject } from "../store/objects.ts";

export interface WantedUpload extends ObjectAddress {
  readonly caller: Caller;
  readonly ownerId: string | null;
  /** Replace what is there; otherwise that is a conflict. */
  readonly upsert: boolean;
}

/** An upload this caller may do: its bytes are worth receiving. */
export interface AuthorisedUpload extends WantedUpload, UploadRules {}

interface UploadRules {
  /** Bytes; the smaller of the bucket's and the server's limit. */
  readonly limit: number;
  readonly allowedMimeTypes: readonly string[] | null;
}

/** What a bucket takes now. */
export async function getUploadRules(
  { database, fileSizeLimit }: Pick<StorageDependencies, "database" | "fileSizeLimit">,
  bucketId: string,
): Promise<UploadRules> {
  const rules: BucketRules | undefined = await bucketRules(database, bucketId);
  if (!rules) throw storageErrors.noSuchBucket();
  return { limit: Math.min(fileSizeLimit, rules.fileSizeLimit ?? fileSizeLimit), allowedMimeTypes: rules.allowedMimeTypes };
}

/** Asks the policies before a byte is received. They are asked once more with the row itself: much can happen during an upload. */
export async function authorise(
  dependencies: Pick<StorageDependencies, "database" | "fileSizeLimit">,
  wanted: WantedUpload,
): Promise<AuthorisedUpload> {
  const rules = await getUploadRules(dependencies, wanted.bucketId);
  const row = { ...wanted, id: randomUUID(), version: randomUUID(), metadata: {}, userMetadata: null };
  await rehearse(dependencies.database, wanted.caller, (transaction) => (wanted.upsert ? upsertObject : insertObject)(transaction, row));
  return { ...wanted, ...rules };
}

/** Throws InvalidMimeType unless the bucket takes it; lists have types and groups of them, as `video/*`. */
export function refuseMimeType(contentType: string, allowed: readonly string[] | null): void {
  if (!allowed || allowed.length === 0) return;
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  const fits = (pattern: string) =>
    pattern === type || pattern === "*/*" || (pattern.endsWith("/*") && type.startsWith(pattern.slice(0, -1)));
  if (!allowed.some((pattern) => fits(pattern.trim().toLowerCase()))) throw storageErrors.mimeType(contentType);
}

/** Throws for an object that is already here and that another bucket would not have taken. */
export function refuseByRules(
  metadata: Pick<ObjectMetadata, "size" | "mimetype"> | null,
  rules: Pick<BucketRules, "fileSizeLimit" | "allowedMimeTypes">,
): void {
  refuseMimeType(metadata?.mimetype ?? "application/octet-stream", rules.allowedMimeTypes);
  if ((metadata?.size ?? 0) > (rules.fileSizeLimit ?? Number.POSITIVE_INFINITY)) throw storageErrors.tooLarge();
}

export function getOwner(caller: Caller): string | null {
  return caller.role === "authenticated" ? caller.userId : null;
}

/** Finds out whether this caller may do `work`, without doing it. Rejects as `work` does. */
async function rehearse(database: Database, caller: CallerInDatabase, work: (transaction: Transaction) => Promise<unknown>): Promise<void> {
  try {
    await asCaller(database, caller, async (transaction) => {
      await work(transaction);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

class Undo extends Error {}

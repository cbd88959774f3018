import type { Context } from "hono";
import { BusyError } from "#database/busy-error.ts";
import { DISK_FULL, SqlError } from "#database/sql-error.ts";
import { isBrokenBody } from "#http/hang-up.ts";
import { getLog } from "#http/request-log.ts";
import { MissingBytes } from "../backend/backend.ts";
import type { StorageEnv } from "../dependencies.ts";
import { StorageError, storageErrors } from "../errors.ts";

/** What went wrong, as the official client reads it: HTTP 400 whatever the reason, which is in the body. Only our own failures are 5xx. */
export function renderError(error: Error, context: Context<StorageEnv>): Response {
  const known = inWordsOfStorage(error) ?? storageErrors.unexpected();
  if (known.statusCode >= 500) getLog(context).error({ err: error }, "storage request failed");
  const { statusCode, code, message } = known;
  return context.json({ statusCode: String(statusCode), error: known.error, message, code }, httpStatus(known));
}

/** A refusal of the database, or of the file system, that has a name here. */
export function inWordsOfStorage(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof SqlError) return ofDatabase(error);
  if (error instanceof Error && isBrokenBody(error)) return storageErrors.aborted();
  if (error instanceof MissingBytes) return storageErrors.noSuchKey();
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return storageErrors.noSpaceLeft();
  return undefined;
}

function ofDatabase(error: SqlError): StorageError | undefined {
  const { code } = error;
  if (error instanceof BusyError) return storageErrors.busy(error.message);
  if (code.startsWith("08")) return storageErrors.databaseUnavailable();
  if (code === DISK_FULL) return storageErrors.noSpaceLeft();
  // A value that is of no use to the database, such as a day that no calendar has. Its sentence may hold text of a statement.
  if (code.startsWith("22")) return storageErrors.invalidRequest("the request holds a value that cannot be used");
  if (code === "42501") return storageErrors.accessDenied();
  if (code === "23505") return storageErrors.keyExists();
  if (code === "23503") return storageErrors.noSuchBucket();
  return undefined;
}

function httpStatus({ statusCode }: StorageError): 400 | 416 | 500 | 503 | 507 {
  // A player that asked for a part there is not has to see it in the status.
  return statusCode === 416 || statusCode >= 500 ? (statusCode as 416 | 500 | 503 | 507) : 400;
}

import type { Database } from "#database/database.ts";
import type { AttributeCaller } from "#http/caller/attribute-caller.ts";
import type { AppEnv } from "#http/context.ts";
import type { Caller } from "#identity/caller.ts";
import type { Identity } from "#identity/identity.ts";
import type { Backend } from "./backend/backend.ts";
import type { Quota } from "./upload/quota.ts";

/** What /storage/v1 uses of the rest of the server. */
export interface StorageDependencies {
  readonly database: Database;
  readonly identity: Identity;
  /** Whose turn at the database a request takes. */
  readonly attribute: AttributeCaller;
  readonly clock: () => Date;
  /** Where the bytes are. */
  readonly backend: Backend;
  /** Bytes one object may have, whatever its bucket says. */
  readonly fileSizeLimit: number;
  readonly quota: Quota;
  /** Milliseconds in which a body that is no upload must have arrived. */
  readonly bodyTimeoutMs: number;
  /** Directory of unfinished uploads. */
  readonly resumableDirectory: string;
  /** Where browsers reach the server, without a slash at the end. */
  readonly publicUrl: string;
}

/** What the handlers of /storage/v1 find in their context. */
export interface StorageEnv {
  Variables: AppEnv["Variables"] & {
    /** Who asks; only behind `requireCaller`. */
    caller: Caller;
  };
}

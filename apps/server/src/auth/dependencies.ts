import type { Database } from "../database/database.ts";
import type { Identity } from "../identity/identity.ts";

/** What /auth/v1 uses of the rest of the server. */
export interface AuthDependencies {
  readonly database: Database;
  readonly identity: Identity;
  readonly clock: () => Date;
}

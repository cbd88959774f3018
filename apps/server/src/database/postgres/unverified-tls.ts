import type { ConnectionOptions } from "node:tls";
import { Client } from "pg";

/**
 * Whether a connection asks for TLS without verifying the certificate, or whose it is: what the driver makes of a connection string and PGSSLMODE. A
 * connection without TLS is another matter.
 */
export function hasUnverifiedTls(connectionString: string): boolean {
  const ssl = new Client({ connectionString }).ssl as boolean | ConnectionOptions;
  return typeof ssl === "object" && (ssl.rejectUnauthorized === false || ssl.checkServerIdentity !== undefined);
}

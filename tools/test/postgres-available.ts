import { existsSync, readdirSync } from "node:fs";

/** Whether the tests can reach a PostgreSQL server: one given by DATABASE_URL, or installed binaries to start a throw-away one from. */
export function postgresAvailable(): boolean {
  if (process.env.DATABASE_URL) return true;
  const versions = "/usr/lib/postgresql";
  return existsSync(versions) && readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`));
}

import { createHash } from "node:crypto";
import { createLogins, type Login } from "#server/database/postgres/create-database.ts";
import { adminUrl } from "./postgres.ts";

/** The logins of the databases of tests: neither of them a superuser, as an operator has them. */
export function testLogins(): Promise<{ readonly owner: Login; readonly requests: Login }> {
  return (made ??= make());
}

let made: ReturnType<typeof testLogins> | undefined;

/** Every worker of a run, and every run on this server, uses the same ones. */
async function make(): ReturnType<typeof testLogins> {
  const url = await adminUrl();
  const password = createHash("sha256").update(url).digest("hex");
  const logins = { owner: { name: "ironpace_test", password }, requests: { name: "ironpace_test_requests", password } };
  await createLogins(url, logins);
  return logins;
}

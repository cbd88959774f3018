import { Client, escapeIdentifier, escapeLiteral } from "pg";

export interface Login {
  readonly name: string;
  readonly password: string;
}

/** Two logins of one database, neither of them a superuser. */
export interface Logins {
  /** Owns the database: migrates it, and keeps accounts and files. */
  readonly owner: Login;
  /** Brings the requests: it may become a caller, and nothing else. */
  readonly requests: Login;
}

/** Makes a database that is open to these two logins only. Rejects with the driver's error; the logins it made before that stay. */
export async function createDatabase(administratorUrl: string, name: string, logins: Logins): Promise<void> {
  await createLogins(administratorUrl, logins);
  await administer(administratorUrl, [
    `create database ${escapeIdentifier(name)} owner ${escapeIdentifier(logins.owner.name)} template template0 encoding 'UTF8'`,
    // By default everybody may connect, and make temporary tables.
    `revoke all on database ${escapeIdentifier(name)} from public`,
    `grant connect on database ${escapeIdentifier(name)} to ${escapeIdentifier(logins.requests.name)}`,
  ]);
}

/** Makes the logins, and the callers of Supabase they may become, where they are not there yet. */
export async function createLogins(administratorUrl: string, { owner, requests }: Logins): Promise<void> {
  const all = `authenticator, ${escapeIdentifier(owner.name)}, ${escapeIdentifier(requests.name)}`;
  await administer(administratorUrl, [
    "begin",
    "select pg_advisory_xact_lock(4917213371)",
    createRole("anon", "nologin noinherit"),
    createRole("authenticated", "nologin noinherit"),
    createRole("service_role", "nologin noinherit bypassrls"),
    createRole("authenticator", "nologin noinherit"),
    createRole(owner.name, `login password ${escapeLiteral(owner.password)}`),
    createRole(requests.name, `login noinherit password ${escapeLiteral(requests.password)}`),
    `grant anon, authenticated, service_role to ${all}`,
    // For `npm run restore`, which puts rows back without their triggers. Only a superuser can grant it.
    `do $$ begin
       grant set on parameter session_replication_role to ${escapeIdentifier(owner.name)};
     exception when insufficient_privilege then null; end $$`,
    "commit",
  ]);
}

/** Those of these names that a database or a role has already. */
export async function takenNames(administratorUrl: string, names: readonly string[]): Promise<readonly string[]> {
  const rows = await administer(administratorUrl, [
    `select datname as name from pg_database where datname in (${names.map(escapeLiteral).join(", ")})
     union select rolname from pg_roles where rolname in (${names.map(escapeLiteral).join(", ")})`,
  ]);
  return rows.map(({ name }) => name);
}

function createRole(name: string, attributes: string): string {
  return `do $$ begin
    if not exists (select 1 from pg_roles where rolname = ${escapeLiteral(name)}) then create role ${escapeIdentifier(name)} ${attributes}; end if;
  end $$`;
}

/** One statement after the other; rows of the last. */
async function administer(url: string, statements: readonly string[]): Promise<readonly { readonly name: string }[]> {
  const client = new Client({ connectionString: url, application_name: "ironpace" });
  await client.connect();
  try {
    let rows: readonly { readonly name: string }[] = [];
    for (const statement of statements) ({ rows } = await client.query<{ name: string }>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

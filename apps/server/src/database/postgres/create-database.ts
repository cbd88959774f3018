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

/**
 * Makes a database that is open to these two logins only, from the moment it takes connections. One that was left unfinished is made again.
 * Rejects with the driver's error; the logins it made before that stay.
 */
export async function createDatabase(administratorUrl: string, name: string, logins: Logins): Promise<void> {
  const database = escapeIdentifier(name);
  const owner = escapeIdentifier(logins.owner.name);
  await administer(administratorUrl, async (run) => {
    await addLogins(run, logins);
    if ((await run(isThere(name, false))).length > 0) await run(`drop database ${database}`);
    await run(`create database ${database} owner ${owner} template template0 encoding 'UTF8' allow_connections false`);
    // By default everybody may connect, and make temporary tables.
    await run(`revoke all on database ${database} from public`);
    await run(`grant connect on database ${database} to ${escapeIdentifier(logins.requests.name)}`);
    await run(`alter database ${database} allow_connections true`);
  });
}

/** Whether the database is there and complete. */
export async function databaseExists(administratorUrl: string, name: string): Promise<boolean> {
  return (await administer(administratorUrl, (run) => run(isThere(name, true)))).length > 0;
}

const isThere = (name: string, isOpen: boolean): string =>
  `select datname as name from pg_database where datname = ${escapeLiteral(name)} and datallowconn = ${isOpen}`;

/** Makes the logins, and the callers of Supabase they may become, where they are not there yet. */
export async function createLogins(administratorUrl: string, logins: Logins): Promise<void> {
  await administer(administratorUrl, (run) => addLogins(run, logins));
}

async function addLogins(run: Run, { owner, requests }: Logins): Promise<void> {
  const all = `authenticator, ${escapeIdentifier(owner.name)}, ${escapeIdentifier(requests.name)}`;
  const statements = [
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
  ];
  for (const statement of statements) await run(statement);
}

/** Those of these names that a database or a role has already. */
export async function takenNames(administratorUrl: string, names: readonly string[]): Promise<readonly string[]> {
  const list = names.map(escapeLiteral).join(", ");
  const rows = await administer(administratorUrl, (run) =>
    run(`select datname as name from pg_database where datname in (${list}) union select rolname from pg_roles where rolname in (${list})`),
  );
  return rows.map(({ name }) => name);
}

function createRole(name: string, attributes: string): string {
  return `do $$ begin
    if not exists (select 1 from pg_roles where rolname = ${escapeLiteral(name)}) then create role ${escapeIdentifier(name)} ${attributes}; end if;
  end $$`;
}

/** Runs one statement and returns its rows. */
type Run = (statement: string) => Promise<readonly { readonly name: string }[]>;

async function administer<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "ironpace" });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query<{ name: string }>(statement)).rows);
  } finally {
    await client.end();
  }
}

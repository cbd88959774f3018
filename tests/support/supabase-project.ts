import { readFile } from "node:fs/promises";
import { createHash, randomUUID } from "node:crypto";
import { Client } from "pg";
import { readMigrationFiles } from "#server/database/migration-files.ts";
import { adminUrl, administer, getUrl } from "./postgres.ts";
import { testLogins } from "./test-logins.ts";

/** A database with the roles, privileges and tables of a hosted project: a stand-in, because none is within reach of a test. */
export interface SupabaseProject {
  /** As the role that is called `postgres` there: no superuser, and not the owner of `auth` and `storage`. */
  readonly url: string;
  /** As the login of requests, `authenticator` there. */
  readonly requestUrl: string;
  /** Runs statements on one connection as the administrator, who may become everybody. */
  administer(statements: string): Promise<void>;
  remove(): Promise<void>;
}

/** As `supabase db push` does: every file of supabase/migrations once, in order, by `postgres`, recorded with its version. */
export async function createSupabaseProject(): Promise<SupabaseProject> {
  const owner = {
    name: "ironpace_test_project",
    password: createHash("sha256")
      .update(await adminUrl())
      .digest("hex"),
  };
  const { requests } = await testLogins();
  const name = `ironpace_test_${randomUUID().replaceAll("-", "")}`;
  await administer(`do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${owner.name}') then
      create role ${owner.name} login nosuperuser createdb createrole bypassrls password '${owner.password}';
    end if;
  end $$`);
  await administer(`grant anon, authenticated, service_role to ${owner.name}`);
  await administer(`grant set on parameter session_replication_role to ${owner.name}`);
  await administer(`create database ${name} template template0`);
  await administer(`grant all on database ${name} to ${owner.name}`);
  const run = async (statements: string) => {
    const client = new Client(await getUrl(name));
    await client.connect();
    await client.query(statements).finally(() => client.end());
  };
  const platform = await readFile(new URL("supabase-project.sql", import.meta.url), "utf8");
  await run(`begin; ${platform.replaceAll("{owner}", owner.name)} commit`);
  await run(`set role ${owner.name}; create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text not null primary key, statements text[], name text)`);
  for (const { name: file, text } of (await readMigrationFiles()).filter(({ part }) => part === "product")) {
    const [, version = "", title = ""] = /^migrations\/(\d+)_(.*)\.sql$/.exec(file) ?? [];
    await run(`begin; set local role ${owner.name}; ${storagePoliciesByTheirOwner(text, owner.name)}
      ; set local role ${owner.name}; insert into supabase_migrations.schema_migrations values ('${version}', null, '${title}'); commit`);
  }
  const remove = async () => {
    await administer(`drop database if exists ${name} with (force)`);
  };
  return { url: await getUrl(name, owner), requestUrl: await getUrl(name, requests), administer: run, remove };
}

/** The one thing supautils lets `postgres` do that needs ownership: policies of the storage tables. Everything else stays with `postgres`. */
function storagePoliciesByTheirOwner(text: string, owner: string): string {
  return text.replaceAll(
    /^(?:create|drop|alter) policy [^;]* on storage\.(?:objects|buckets)[^;]*;/gms,
    (policy) => `set local role supabase_storage_admin; ${policy} set local role ${owner};`,
  );
}

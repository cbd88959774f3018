import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ACCESS } from "../../policies/access.ts";
import { startServer } from "#support/start-server.ts";
import { ACCOUNT_LINES, addAccount, addBelongings } from "./accounts.ts";
import { readCatalogue } from "./catalogue.ts";
import { insertRow, type Markable, markedRow, markRow, OWNED, getRow, SHARED } from "./owned-rows.ts";
import { getAddress, ATHLETES, type Athlete, PASSWORD, PEOPLE, type Person } from "./people.ts";

export type World = Awaited<ReturnType<typeof startWorld>>;

const LIMITS = ["ATTEMPTS", "REFRESHES", "GUESSES", "ACCOUNT_GUESSES", "CODES", "MAILS", "FEEDS"];

/**
 * The product's server with three athletes who have a row in every table, a coach and an administrator; and, for the types and keys that
 * the product does not have, the tables of the REST tests.
 */
export async function startWorld() {
  let ahead = 0;
  const unlimited = Object.fromEntries(LIMITS.map((limit) => [`RATE_LIMIT_${limit}`, "0"]));
  const server = await startServer({ environment: unlimited, clock: () => new Date(Date.now() + ahead) });
  const { database } = server;
  const fixtures = await readFile(new URL("../rest/fixtures.sql", import.meta.url), "utf8");
  await database.query(`do $fixture$ begin ${fixtures} end $fixture$`);
  await server.reloadSchema();
  const catalogue = await readCatalogue(database);
  const passwordHash = await server.identity.hashPassword(PASSWORD);
  const markable: Markable = new Map();

  /** Takes everything that callers have made of it back: the world of the first request again. */
  async function reset(): Promise<void> {
    for (const person of ["admin", "coach"] as const) await addAccount(database, person, passwordHash);
    await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'coach') on conflict do nothing", [
      PEOPLE.admin,
      PEOPLE.coach,
    ]);
    await database.query("delete from auth.users where id not in ($1, $2)", [PEOPLE.admin, PEOPLE.coach]);
    await database.query("delete from public.user_roles where (user_id, role) not in (($1, 'admin'), ($2, 'coach'))", [
      PEOPLE.admin,
      PEOPLE.coach,
    ]);
    await database.query("delete from auth.audit_log_entries");
    await rm(join(server.dataDir, "mail"), { recursive: true, force: true });
    for (const athlete of ATHLETES) await addAthlete(athlete);
    await addBelongings(database);
  }

  async function addAthlete(athlete: Athlete): Promise<void> {
    await addAccount(database, athlete, passwordHash);
    for (const table of ACCESS.filter(({ name }) => name !== "public.user_roles")) {
      // Some texts cannot be changed any more once they are stored.
      if (!(await insertRow(database, table.name, markedRow(athlete, table))))
        await insertRow(database, table.name, getRow(athlete, table));
    }
    for (const table of OWNED) await markRow(database, athlete, table, markable);
  }

  /** Everything of vera's, and what is kept for everybody, one sum per table. */
  async function sums(): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    const sum = async (name: string, text: string, parameters: string[]) => {
      const [row] = await database.query<{ sum: string }>(
        `select count(*) || ':' || md5(coalesce(string_agg(line, '|' order by line), '')) as sum from (${text}) as lines`,
        parameters,
      );
      all[name] = row?.sum ?? "";
    };
    for (const { name, whose } of OWNED) await sum(name, `select t::text as line from ${name} t where ${whose}`, [PEOPLE.vera]);
    for (const { name } of SHARED) await sum(name, `select t::text as line from ${name} t`, []);
    for (const [name, lines] of Object.entries(ACCOUNT_LINES)) await sum(name, lines, [PEOPLE.vera]);
    return all;
  }

  /** An access token, from `secondsAgo` ago. */
  async function signIn(person: Person, secondsAgo = 0): Promise<string> {
    ahead = -1000 * secondsAgo;
    try {
      const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: server.anonKey, "content-type": "application/json" },
        body: JSON.stringify({ email: getAddress(person), password: PASSWORD }),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    } finally {
      ahead = 0;
    }
  }

  await reset();
  return { ...server, catalogue, reset, sums, signIn };
}

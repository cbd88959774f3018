import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FACTOR, IDENTITY } from "./accounts.ts";
import { administrators, type Caller, everybody } from "./callers.ts";
import { judge } from "./judge.ts";
import { KEPT_FROM_ADMINISTRATORS, KEPT_FROM_ATHLETES, only } from "./saved-cases.ts";
import { otherRequests } from "./other-requests.ts";
import { OWNED, getRow } from "./owned-rows.ts";
import { getAddress, PEOPLE } from "./people.ts";
import { restRequests } from "./rest-requests.ts";
import { valuesFor } from "./values.ts";
import { openWire, type Sent } from "./wire.ts";
import { startWorld, type World } from "./world.ts";

/** A long run is `npm run fuzz:server`. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 10_000);
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 30));
/** Requests made from one seed; after so many batches everything is looked at, and the world is made anew. */
const BATCH = 200;
const BATCHES_OF_A_WORLD = 15;
const AT_ONCE = 8;

describe("random requests", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  // In the others there are only numbers, days and words of a list: nothing that could be recognized.
  test("every table with rows of somebody has a marked row", async () => {
    const unmarked: string[] = [];
    for (const { name, whose } of OWNED) {
      const rows = await world.database.query(`select 1 from ${name} t where ${whose} and t::text ~ 'zq-vera-|04:05:06[.]'`, [PEOPLE.vera]);
      if (rows.length === 0) unmarked.push(name);
    }
    expect(unmarked).toEqual(["public.user_roles", "public.athlete_availability", "public.athlete_equipment", "public.goal_progress"]);
  });

  test(
    `never end as a server error, show SQL or a row of somebody else, or change one (${RUNS} from seed ${SEED})`,
    async () => {
      const wire = openWire(world.url, AT_ONCE);
      const seen = { answered: 0, refused: 0 };
      const randomRequest = requestsFor(world);
      const secrets = [world.serviceRoleKey, world.dataDir];

      const sendBatch = async (callers: readonly Caller[], seed: number, again: string) => {
        const requests = fc.sample(fc.tuple(fc.constantFrom(...callers), randomRequest), { seed, numRuns: BATCH });
        const waiting = requests.values();
        const work = async () => {
          for (const [caller, sent] of waiting) {
            const whole = { ...sent, headers: { ...sent.headers, ...caller.headers } };
            const reply = await wire.send(whole).catch((error: unknown) => ({ status: 599, headers: "", text: String(error) }));
            seen[reply.status < 400 ? "answered" : "refused"] += 1;
            const problem = judge(caller, whole, reply, secrets);
            if (problem === undefined || (reply.status === 599 && (await endedWhileExporting(whole)))) continue;
            const answer = { status: reply.status, text: reply.text.slice(0, 1000) };
            throw new Error(`${problem} (${again})\n${JSON.stringify({ caller: caller.name, sent, answer }, undefined, 2).slice(0, 6000)}`);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
      };

      /** An export is written while it is read: where another request has ended the session meanwhile, it must break off. */
      const endedWhileExporting = async ({ path, headers }: Sent) =>
        path.startsWith("/functions/v1/export-my-data") &&
        (await wire.send({ method: "GET", path: "/auth/v1/user", headers })).status === 403;

      const batches = Math.ceil(RUNS / BATCH);
      for (let first = 0; first < batches; first += BATCHES_OF_A_WORLD) {
        if (first > 0) await world.reset();
        const last = Math.min(first + BATCHES_OF_A_WORLD, batches);
        const again = `again: FUZZ_SEED=${SEED + first} FUZZ_RUNS=${(last - first) * BATCH}`;
        // One of them has signed in as vera.
        const callers = await everybody(world);
        const before = await world.sums();
        for (let batch = first; batch < last - 2; batch += 1) await sendBatch(callers, SEED + batch, again);
        expect(only(KEPT_FROM_ATHLETES, await world.sums()), again).toEqual(only(KEPT_FROM_ATHLETES, before));
        const admins = await administrators(world);
        for (let batch = Math.max(first, last - 2); batch < last; batch += 1) await sendBatch(admins, SEED + batch, again);
        expect(only(KEPT_FROM_ADMINISTRATORS, await world.sums()), again).toEqual(only(KEPT_FROM_ADMINISTRATORS, before));
        if (last % 150 === 0) console.info(`${last * BATCH} of ${RUNS} random requests, ${JSON.stringify(seen)}`);
      }
      wire.close();
      // Requests that are all refused, or all fine, would prove little.
      expect(seen.answered).toBeGreaterThan(RUNS / 20);
      expect(seen.refused).toBeGreaterThan(RUNS / 20);
    },
    120_000 + RUNS * 50,
  );

  test("and would find a table whose policies are off", async () => {
    const wire = openWire(world.url, 1);
    await world.reset();
    const [mallory] = await everybody(world);
    const look = async () => {
      const sent = { method: "GET", path: "/rest/v1/goals?select=title", headers: mallory!.headers };
      return judge(mallory!, sent, await wire.send(sent), []);
    };
    expect(await look()).toBeUndefined();
    await world.database.query("alter table public.goals disable row level security");
    expect(await look()).toMatch(/a row of (bob|vera) in public.goals/);
    wire.close();
  });

  test("and would find an account that is shown, or changed", async () => {
    const wire = openWire(world.url, 1);
    await world.reset();
    const [mallory] = await everybody(world);
    const headers = { apikey: world.serviceRoleKey, authorization: `Bearer ${world.serviceRoleKey}` };
    for (const path of [`/auth/v1/admin/users/${PEOPLE.vera}`, `/auth/v1/admin/users/${PEOPLE.vera}/factors`]) {
      const sent = { method: "GET", path, headers };
      expect(judge(mallory!, sent, await wire.send(sent), []), path).toMatch(/a row of vera in auth[.]/);
    }
    wire.close();
    let before = await world.sums();
    for (const [table, statement] of Object.entries(CHANGED_ACCOUNTS)) {
      await world.database.query(statement, [PEOPLE.vera]);
      const after = await world.sums();
      expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([table]);
      expect(KEPT_FROM_ATHLETES).toContain(table);
      before = after;
    }
  });
});

const CHANGED_ACCOUNTS: Readonly<Record<string, string>> = {
  "auth.users": "update auth.users set raw_user_meta_data = '{}' where id = $1",
  "auth.identities": "update auth.identities set provider_id = 'other' where user_id = $1",
  "auth.mfa_factors": "delete from auth.mfa_factors where user_id = $1",
  "private.calendar_feeds": "delete from private.calendar_feeds where user_id = $1",
  "auth.sessions": "delete from auth.sessions where user_id = $1",
};

function requestsFor({ catalogue }: World): fc.Arbitrary<Sent> {
  const people = Object.values(PEOPLE).map((id) => ({ of: "user uid creator author", id }));
  const rows = (["vera", "mallory", "mallory", "bob"] as const).flatMap((athlete) =>
    OWNED.flatMap((table) => ({ of: table.name, id: getRow(athlete, table)["id"] ?? PEOPLE[athlete] })),
  );
  const ids = [...people, ...rows, { of: "factor", id: FACTOR }, { of: "identity", id: IDENTITY }];
  const values = valuesFor(ids, catalogue);
  // An address is the same in capitals, and then what a caller has stored of it is not taken for a leak.
  const addresses = [getAddress("vera").toUpperCase(), getAddress("mallory").toUpperCase(), "nobody@example.com"];
  const other = otherRequests(
    ids.map(({ id }) => id),
    addresses,
    values,
  );
  return fc.oneof({ weight: 4, arbitrary: restRequests(catalogue, values) }, { weight: 1, arbitrary: other });
}

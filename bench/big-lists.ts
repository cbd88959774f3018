import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { buildExerciseSearchFilter, type Database, toExerciseOrder } from "@ironpace/contract";
import { startServer, type TestServer } from "../tests/support/start-server.ts";
import { createDataDir } from "../tests/support/workspace.ts";
import { backOfficeRows, type BackOfficeSize } from "./support/back-office-rows.ts";
import { milliseconds, percentile, print, times } from "./support/report.ts";

const ROUNDS = 60;
/** Fastest share of the samples: what else the machine does only makes a request slower. */
const SHARE = 0.25;
const WARM_UP = 10;
const MOST = 1.5;
/** SQLSTATE of a statement that took longer than one may. */
const GIVEN_UP = "57014";

const SMALL: BackOfficeSize = { users: 100, sessions: 60, exercises: 20, content: 60 };
const BIG: BackOfficeSize = { users: 100_000, sessions: 10_000, exercises: 4820, content: 2000 };

type Client = SupabaseClient<Database>;
type Request = (client: Client) => PromiseLike<{ readonly error: { readonly message: string; readonly code: string } | null }>;

const exercises = (client: Client) =>
  client.from("exercises").select("id, name, category, difficulty, has_video, updated_at", { count: "exact" });

/** What the lists of the back office ask for. */
const REQUESTS: Readonly<Record<string, Request>> = {
  "users, newest first": (client) => client.rpc("list_users", { page_size: 25 }),
  "users by name, page 40": (client) => client.rpc("list_users", { sort: "name", page: 40, page_size: 25 }),
  "users, searched": (client) => client.rpc("list_users", { search: "lete777 nner7", page_size: 25 }),
  "counts of the dashboard": (client) => client.rpc("admin_overview", {}),
  "sessions awaiting approval": (client) => client.rpc("review_sessions", { review_status: "pending" }),
  "exercises by name": (client) => exercises(client).order("name").range(0, 24),
  "exercises by difficulty": (client) => exercises(client).order("difficulty_rank").order("name").range(0, 24),
  "exercises of a category": (client) => exercises(client).eq("category", "cardio").order("name").range(0, 24),
  "exercises, searched": (client) =>
    exercises(client)
      .or(buildExerciseSearchFilter("oblet quat", ["name", "description"]) ?? "")
      .order("name", toExerciseOrder("oblet quat"))
      .range(0, 24),
  "the athletes' index of exercises": (client) =>
    client.from("exercises").select("id, name, category, difficulty").order("name").range(0, 49),
  content: (client) => client.rpc("list_admin_content", {}),
};

/** The back office with 100,000 users, 10,000 sessions that await approval and 5,000 exercises, beside one that has hardly begun. */
export async function bigLists(): Promise<void> {
  const servers = { small: await officeOf(SMALL), big: await officeOf(BIG) };
  try {
    const rows = [];
    for (const [what, request] of Object.entries(REQUESTS)) {
      const samples = { small: [] as number[], big: [] as number[] };
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        // They take turns, so that a busy moment of the machine falls on both.
        for (const size of ["small", "big"] as const) {
          if (samples[size].includes(Number.POSITIVE_INFINITY)) continue;
          const took = await timeOf(request, servers[size].client);
          if (round >= 0 || took === Number.POSITIVE_INFINITY) samples[size].push(took);
        }
      }
      const [small, big] = [percentile(samples.small, SHARE), percentile(samples.big, SHARE)];
      const isSlow = big / small > MOST;
      if (isSlow) process.exitCode = 1;
      rows.push({
        what,
        figure: milliseconds(big),
        ratio: `${times(big / small, "a small table")}, at most ${MOST}${isSlow ? ": TOO SLOW" : ""}`,
      });
    }
    print("Lists of the back office over HTTP (lower quartile)", rows);
  } finally {
    await Promise.all([servers.small.server.close(), servers.big.server.close()]);
  }
}

/** Milliseconds; endless for a request that the server gave up. */
async function timeOf(request: Request, client: Client): Promise<number> {
  const startedAt = performance.now();
  const { error } = await request(client);
  if (error?.code === GIVEN_UP) return Number.POSITIVE_INFINITY;
  if (error) throw new Error(error.message);
  return performance.now() - startedAt;
}

async function officeOf(size: BackOfficeSize): Promise<{ readonly server: TestServer; readonly client: Client }> {
  const server = await startServer({ place: createDataDir() });
  const client = createClient<Database>(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp({ email: "admin@bench.test", password: "a long bench password" });
  if (error) throw error;
  await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [data.user?.id ?? ""]);
  await backOfficeRows(server.database, size);
  return { server, client };
}

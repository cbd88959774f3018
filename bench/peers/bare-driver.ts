/** The peer of nested-read: the SQL that the REST surface needs for it, written by hand, pipelined through the same driver, behind nothing. */
import { createServer } from "node:http";
import { Pool } from "pg";

const { PORT, DATABASE_URL, PLAN_ID, USER_ID } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, pipeline: true });
const claims = JSON.stringify({ sub: USER_ID, role: "authenticated" });

const PLAN = `
  select row_to_json(found)::text as body from (
    select plan.*, coalesce(sessions.list, '[]') as training_sessions
    from public.training_plans as plan
    left join lateral (
      select json_agg(session) as list from public.training_sessions as session where session.plan_id = plan.id
    ) as sessions on true
    where plan.id = $1
  ) as found`;

createServer((_, response) => {
  read().then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), "127.0.0.1", () => console.log("ready"));

async function read(): Promise<string> {
  const client = await pool.connect();
  try {
    const [, , found] = await Promise.all([
      client.query("begin read only"),
      client.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [claims]),
      client.query<{ body: string }>(PLAN, [PLAN_ID]),
      client.query("commit"),
    ]);
    return found.rows[0]?.body ?? "null";
  } finally {
    client.release();
  }
}

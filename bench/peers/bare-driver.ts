/** The peer of nested-read: the SQL that the REST surface runs for it, written by hand, pipelined, behind nothing. */
import { createServer } from "node:http";
import postgres from "postgres";

const { PORT, DATABASE_URL, PLAN_ID, USER_ID } = process.env as Record<string, string>;
const sql = postgres(DATABASE_URL!, { max: 10, onnotice: () => undefined });
const claims = JSON.stringify({ sub: USER_ID, role: "authenticated" });

createServer((_, response) => {
  read().then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), "127.0.0.1", () => console.log("ready"));

async function read(): Promise<string> {
  const [, rows] = await sql.begin("read only", (transaction) => [
    transaction`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`,
    transaction`
      select row_to_json(found)::text as body from (
        select plan.*, coalesce(sessions.list, '[]') as training_sessions
        from public.training_plans as plan
        left join lateral (
          select json_agg(session) as list from public.training_sessions as session where session.plan_id = plan.id
        ) as sessions on true
        where plan.id = ${PLAN_ID!}
      ) as found`,
  ]);
  return String(rows[0]?.body);
}

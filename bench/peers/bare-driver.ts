/**
 * The peer of rest-load: the SQL that the REST surface needs, written by hand, pipelined through the same driver, behind nothing but
 * Node's HTTP server: no keys, no tokens, no grammar, no log.
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Pool } from "pg";
import { type PlanColumns, planSql } from "./plan.sql.ts";

const { PORT, DATABASE_URL, CALLERS = "", COLUMNS = "" } = process.env;
/** The athletes that ask: a path ends in the index of one. */
const callers = JSON.parse(CALLERS) as readonly { readonly claims: string; readonly planId: string }[];
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, pipeline: true });
// As the server does: its answers cost PostgreSQL no new memory either.
pool.on("connect", (client) => void client.query("select octet_length(repeat(' ', 1000000))"));

const ENTER = "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)";
const PLAN = planSql(JSON.parse(COLUMNS) as PlanColumns);

const GOALS = `
  select coalesce(json_agg(found), '[]')::text as body from (select * from public.goals order by created_at desc limit 1000) as found`;

const ADD_GOAL = `
  insert into public.goals (user_id, title, category, unit, target_value, due_date)
  select user_id, title, category, unit, target_value, due_date from json_populate_record(null::public.goals, $1)`;

const NAMES = new Map([PLAN, GOALS, ADD_GOAL].map((statement, index) => [statement, `statement_${index}`]));

createServer((request, response) => {
  answer(request.url, request).then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), "127.0.0.1", () => console.log("ready"));

async function answer(path: string | undefined, request: NodeJS.ReadableStream): Promise<string> {
  const [, task, index] = path?.split("/") ?? [];
  const { claims, planId } = callers[Number(index)]!;
  if (task === "nested" || task === "part") return query(claims, "begin read only", PLAN, planId);
  if (task === "list") return query(claims, "begin read only", GOALS);
  return query(claims, "begin", ADD_GOAL, await text(request));
}

async function query(claims: string, begin: string, statement: string, ...values: string[]): Promise<string> {
  const client = await pool.connect();
  // Prepared once for each connection, as the server's own are.
  const extended = { name: NAMES.get(statement), text: statement, values, queryMode: "extended" };
  try {
    const [, , found] = await Promise.all([
      client.query(begin),
      client.query({ name: "enter", text: ENTER, values: [claims] }),
      client.query<{ body: string }>(extended),
      client.query("commit"),
    ]);
    return found.rows[0]?.body ?? "null";
  } finally {
    client.release();
  }
}

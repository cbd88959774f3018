/** A peer of rest-load: the nested read on the files that the server has left, in the thread of a bare Node HTTP server. */
import { createServer } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import { type PlanColumns, planSql } from "./plan.sql.ts";

const { PORT, DATA_DIR, PLAN_ID, USER_ID, COLUMNS = "" } = process.env;
const PLAN = planSql(JSON.parse(COLUMNS) as PlanColumns);
const database = await PGlite.create(`${DATA_DIR}/database`);
const claims = JSON.stringify({ sub: USER_ID, role: "authenticated" });

createServer((_, response) => {
  read().then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), "127.0.0.1", () => console.log("ready"));

function read(): Promise<string> {
  return database.transaction(async (transaction) => {
    await transaction.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [claims]);
    const { rows } = await transaction.query<{ body: string }>(PLAN, [PLAN_ID]);
    return rows[0]?.body ?? "null";
  });
}

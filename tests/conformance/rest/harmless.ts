import { expect } from "vitest";
import type { Reply } from "./library.ts";

/** Pieces of the statements this server writes. */
const OWN_SQL = /pgrst_|json_agg|jsonb?_to_record|\bLATERAL\b|\bWITH\b|\bRETURNING\b|\bSELECT\b|pg_catalog\./;

/** An answer, or a refusal in PostgREST's shape; never a server error, never our SQL. @param sent what of it may come back */
export function expectHarmless(reply: Reply, sent: string): void {
  const seen = { status: reply.status, text: reply.text.slice(0, 300), sent };
  expect(seen).toSatisfy(({ status }: { status: number }) => status < 500, "no server error");
  if (reply.status < 400) return;
  // A syntax error would mean that text of the request had become part of a statement.
  expect(seen.text).not.toContain("syntax error at");
  if (reply.text !== "") expect(Object.keys(reply.body as object).sort()).toEqual(["code", "details", "hint", "message"]);
  const echo = [sent, JSON.stringify(sent).slice(1, -1)].reduce((text, part) => text.replaceAll(part, ""), reply.text);
  expect({ ...seen, ownSql: OWN_SQL.exec(echo)?.[0] }).toMatchObject({ ownSql: undefined });
}

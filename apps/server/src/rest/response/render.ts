import type { Row } from "#database/database.ts";
import type { OwnAnswer } from "#http/answer-headers.ts";
import { rangeFailure } from "../errors.ts";
import type { CallPlan, InsertPlan, Plan, ReadPlan } from "../plan/plan.ts";
import type { Explain, Format } from "../request/rest-request.ts";
import type { Rows } from "../sql/rows.ts";
import { transcode } from "node:buffer";

/** The answer to a request that went well. */
export function renderAnswer(plan: Plan, rows: Rows): OwnAnswer {
  switch (plan.kind) {
    case "read":
    case "call":
      return renderPage(plan, rows);
    case "insert":
      return renderInsert(plan, rows);
    case "update":
    case "delete": {
      const last = rows.affected - 1;
      const range = plan.kind === "update" && last >= 0 ? `0-${last}` : "*";
      const headers = { "Content-Range": `${range}/${plan.count ? rows.affected : "*"}`, ...applied(plan.applied) };
      return plan.bodiless ? { status: 204, headers, body: null } : withBody(200, plan.format, rows, headers);
    }
  }
}

/** What `EXPLAIN` says: lines of text, or one JSON document. */
export function renderPlan({ mediaType: type }: Explain, lines: readonly (Row | undefined)[]): OwnAnswer {
  const text = lines
    .map((row) => row?.["QUERY PLAN"])
    .map((line) => (typeof line === "string" ? line : JSON.stringify(line)))
    .join("\n");
  return { status: 200, headers: { "Content-Type": `${type}; charset=utf-8` }, body: utf8(text) };
}

function renderPage(plan: ReadPlan | CallPlan, rows: Rows): OwnAnswer {
  if (plan.kind === "call" && plan.routine.result.kind === "void") return { status: 204, headers: {}, body: null };
  const total = plan.count ? (rows.total ?? rows.page) : undefined;
  const first = plan.offset;
  // A guess below what is there says nothing about the page.
  const isGuessed = plan.kind === "read" && plan.isGuessed;
  if (total !== undefined && first > total && !isGuessed)
    throw rangeFailure(`An offset of ${first} was requested, but there are only ${total} rows.`);
  const range = rows.page === 0 ? "*" : `${first}-${first + rows.page - 1}`;
  const headers = { "Content-Range": `${range}/${total ?? "*"}`, ...applied(plan.count ? [`count=${plan.count}`] : []) };
  const status = total !== undefined && rows.page < total ? 206 : 200;
  if (!plan.bodiless) return withBody(status, plan.format, rows, headers);
  return { status, headers: { ...headers, "Content-Type": mediaType(plan.format) }, body: null };
}

function renderInsert(plan: InsertPlan, rows: Rows): OwnAnswer {
  const status = plan.conflict?.action === "merge" && (rows.inserted ?? 0) <= 0 && rows.affected > 0 ? 200 : 201;
  const headers = { "Content-Range": `*/${plan.count ? rows.affected : "*"}`, ...applied(plan.applied), ...location(plan, rows) };
  if (plan.headersOnly || plan.bodiless) return { status, headers: { ...headers, "Content-Length": "0" }, body: null };
  return withBody(status, plan.format, rows, headers);
}

/** Where the new row can be read, if there is exactly one. */
function location(plan: InsertPlan, rows: Rows): Record<string, string> {
  if (!plan.headersOnly || rows.affected !== 1 || rows.body === null) return {};
  const [key] = [JSON.parse(rows.body) as unknown].flat() as Record<string, string>[];
  const query = new URLSearchParams(Object.entries(key ?? {}).map(([name, value]): [string, string] => [name, `eq.${value}`]));
  return { Location: `/${encodeURIComponent(plan.relation.name)}?${query.toString()}` };
}

function withBody(status: number, format: Format, rows: Rows, headers: Record<string, string>): OwnAnswer {
  return { status, headers: { ...headers, "Content-Type": mediaType(format) }, body: utf8(rows.body ?? "null") };
}

function mediaType(format: Format): string {
  if (format.kind === "csv") return "text/csv; charset=utf-8";
  if (format.stripNulls) return `application/vnd.pgrst.${format.kind}+json; nulls=stripped; charset=utf-8`;
  return format.kind === "object" ? "application/vnd.pgrst.object+json; charset=utf-8" : "application/json; charset=utf-8";
}

const applied = (preferences: readonly string[]): Record<string, string> =>
  preferences.length === 0 ? {} : { "Preference-Applied": preferences.join(", ") };

/** Characters above which the way through UTF-16 is the shorter one. */
const MIN_UTF16_LENGTH = 1024;
/** Characters of the longest text for which room is kept. */
const MAX_KEPT_LENGTH = 1_000_000;

let room = Buffer.allocUnsafeSlow(0);

/**
 * A text as bytes. The engine measures and writes characters above U+00FF one by one, which for a plan is more work than all the rest of an answer;
 * as UTF-16 it hands them over at once, and those are converted in blocks. What PostgreSQL sends has no halves of characters, which could not be.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length < MIN_UTF16_LENGTH) return Buffer.from(text);
  const utf16 = roomFor(text.length * 2);
  const written = utf16.write(text, "utf16le");
  return transcode(utf16.subarray(0, written), "utf16le", "utf8");
}

/** The same room for one text after the other: to get and to free so large a piece each time leaves holes in the memory. */
function roomFor(bytes: number): Buffer<ArrayBuffer> {
  if (bytes > MAX_KEPT_LENGTH * 2) return Buffer.allocUnsafeSlow(bytes);
  if (room.length < bytes) room = Buffer.allocUnsafeSlow(Math.min(MAX_KEPT_LENGTH * 2, bytes * 2));
  return room;
}

import { ACCESS } from "../../policies/access.ts";
import type { Caller } from "./callers.ts";
import { MARKED_TEXT, MARKED_TIME, MARKED_TIMES } from "./owned-rows.ts";
import { getAddress, PEOPLE, type Person } from "./people.ts";
import type { Reply, Sent } from "./wire.ts";

/** Pieces of the statements this server writes, and of what PostgreSQL says when text of a request has become part of one. */
const SQL =
  /pgrst_|json_agg|jsonb?_to_record|\bLATERAL\b|\bWITH\b|\bRETURNING\b|\bSELECT\b|pg_catalog\.|syntax error at|PL\/pgSQL function/;
/** What PostgreSQL says of a function called with GET that writes, and of an argument of another shape: its own words, no statement of ours. */
const OWN_WORDS = /cannot execute [A-Z ]+ in a read-only transaction|argument of jsonb?_\w+ must be|cannot call jsonb?_\w+ on/;
/** Functions of the tests that take too long, or say what no answer can be: their fault, told as PostgREST tells it. */
const OWN_FAULT = /^\/rest\/v1\/rpc\/(?:answer_in_own_words|take_a_second)\b/;
/** Where the server lives and how it got there. */
const INSIDES = /\bat [\w.<>]+ \(|\.(?:ts|js|mjs):\d+|node_modules|\/apps\/server\/|PRIVATE KEY|\$2[aby]\$\d\d\$/;

/** What is wrong with an answer, in a sentence; undefined when nothing is. @param secrets texts that are never to be read in any */
export function judge(caller: Caller, sent: Sent, reply: Reply, secrets: readonly string[]): string | undefined {
  if (reply.status === 500 && OWN_FAULT.test(sent.path)) return undefined;
  // A machine without a second of processor for the question is truthfully not ready; a database that is gone shows in every other answer.
  if (reply.status === 503 && /^\/(healthz|readyz)(\?|$)/.test(sent.path)) return undefined;
  if (reply.status >= 500) return `a server error, ${reply.status}`;
  const text = reply.text + reply.headers;
  const secret = secrets.find((hidden) => text.includes(hidden));
  if (secret !== undefined) return "a secret of the server";
  const leaked = foreign(caller, text) ?? foreignAddress(caller, sent, text);
  if (leaked !== undefined) return leaked;
  const words = withoutEcho(reply.text, sent);
  const insides = INSIDES.exec(words)?.[0];
  if (insides !== undefined) return `the server's insides: ${insides}`;
  if (reply.status < 400) return undefined;
  const sql = SQL.exec(words)?.[0];
  if (sql !== undefined) return `SQL text: ${sql}`;
  return sent.path.startsWith("/rest/v1/") && reply.text !== "" ? misshapen(reply) : undefined;
}

/** Whose row it is that this caller must not see. What others may see, the table of expectations says. */
function foreign({ self, actor }: Caller, text: string): string | undefined {
  const texts = [...text.matchAll(MARKED_TEXT)].map(([, athlete = "", table = ""]) => ({ athlete, table }));
  const times = [...text.matchAll(MARKED_TIME)].flatMap(([, microseconds = ""]) => MARKED_TIMES.get(microseconds) ?? []);
  // What athletes do takes their texts from one table to another, which administrators may read: only vera never does anything.
  const silent = (athlete: string) => actor !== "admin" || athlete === "vera";
  const found = [...texts, ...times].find(
    ({ athlete, table }) => athlete !== self && silent(athlete) && !SEEN_BY.get(table)?.[actor]?.includes("s"),
  );
  return found && `a row of ${found.athlete} in ${found.table}`;
}

/** Those whose address is in no request as it is stored; mallory may also leave hers to bob. */
const KNOWN = (Object.keys(PEOPLE) as Person[]).filter((person) => person !== "mallory");

/** Whose address this caller must not see, unless it was sent. Administrators keep the directory of accounts. */
function foreignAddress({ name, actor }: Caller, { path, body = "" }: Sent, text: string): string | undefined {
  if (actor === "admin") return undefined;
  const words = [path, body]
    .map((given) => given + decoded(given))
    .join("")
    .toLowerCase();
  const found = KNOWN.find((person) => person !== name && text.includes(getAddress(person)) && !words.includes(getAddress(person)));
  return found && `the address of ${found}`;
}

const SEEN_BY = new Map(ACCESS.map((table) => [table.name, table.allowed]));

/** What is wrong with a refusal of PostgREST's. */
function misshapen({ headers, text }: Reply): string | undefined {
  const body = parsed(text);
  if (!headers.includes("json") || typeof body !== "object" || body === null) return "a refusal that is not JSON";
  const keys = Object.keys(body).toSorted().join();
  // The door in front of it has two of its own: the gateway's for keys.
  return keys === "code,details,hint,message" || keys === "hint,message" ? undefined : "a refusal that is not in PostgREST's shape";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What was sent may come back. */
function withoutEcho(reply: string, { path, body = "", headers }: Sent): string {
  const text = reply.replace(OWN_WORDS, "");
  if (!SQL.test(text) && !INSIDES.test(text)) return text;
  const parts = path.split(/[?&=/]/).map(decoded);
  const pieces = [...parts, ...parts.flatMap((part) => part.split(/[.,()]/)), ...Object.values(headers), ...strings(body), body];
  return pieces
    .flatMap((piece) => [piece, JSON.stringify(piece).slice(1, -1)])
    .filter((piece) => piece.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, piece) => rest.replaceAll(piece, ""), text);
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece.replaceAll("+", " "));
  } catch {
    return piece;
  }
}

const strings = (body: string): string[] => [...body.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? "");

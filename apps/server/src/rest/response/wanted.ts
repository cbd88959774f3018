import type { OwnAnswer } from "#http/answer-headers.ts";
import { wrongResponseHeaders, wrongResponseStatus } from "../errors.ts";
import type { Rows } from "../sql/rows.ts";

/**
 * The answer with the status and the headers that a function or trigger of the database has set as `response.status` and `response.headers`.
 * @throws RestError PGRST111 or PGRST112 for what is neither
 */
export function asWanted(answer: OwnAnswer, { status, headers }: Rows["wanted"]): OwnAnswer {
  if (status === undefined && headers === undefined) return answer;
  const code = status === undefined ? answer.status : readStatus(status);
  return {
    status: code,
    body: BODILESS.has(code) ? null : answer.body,
    headers: headers === undefined ? answer.headers : withHeaders(answer.headers, readHeaders(headers)),
  };
}

/** HTTP forbids a body with these. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function readStatus(text: string): number {
  const status = /^\d{3}$/.test(text) ? Number(text) : 0;
  if (status < 200 || status > 599) throw wrongResponseStatus();
  return status;
}

const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;

/** `[{"Cache-Control": "public"}, …]`: each object is one header. */
function readHeaders(json: string): readonly (readonly [name: string, value: string])[] {
  const given = parse(json);
  if (!Array.isArray(given)) throw wrongResponseHeaders();
  return given.map((header: unknown) => {
    const [entry, ...others] = typeof header === "object" && header !== null ? Object.entries(header) : [];
    const [name, value]: readonly unknown[] = entry ?? [];
    if (others.length > 0 || typeof name !== "string" || typeof value !== "string") throw wrongResponseHeaders();
    if (!NAME.test(name) || /[\r\n\0]/.test(value)) throw wrongResponseHeaders();
    return [name, value] as const;
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw wrongResponseHeaders();
  }
}

function withHeaders(own: OwnAnswer["headers"], wanted: readonly (readonly [string, string])[]): OwnAnswer["headers"] {
  const replaced = new Set(wanted.map(([name]) => name.toLowerCase()));
  return {
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !replaced.has(name.toLowerCase()))),
    ...Object.fromEntries(wanted),
  };
}

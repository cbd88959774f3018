import { notAcceptable } from "../errors.ts";
import type { Explain, ExplainOption, Format } from "./rest-request.ts";

const ARRAY: Format = { kind: "array", stripNulls: false };

/** What an answer looks like: its rows in a format, or the plan by which PostgreSQL would make that. */
export interface Accepted {
  readonly format: Format;
  readonly explain?: Explain;
}

/** The first media type of the Accept header that can be produced; PGRST107 when there is none. */
export function parseFormat(accept: string | undefined): Accepted {
  if (accept === undefined || accept.trim() === "") return { format: ARRAY };
  for (const item of accept.split(",")) {
    const found = acceptedAs(item.trim().toLowerCase());
    if (found) return found;
  }
  throw notAcceptable(accept);
}

function acceptedAs(mediaType: string): Accepted | undefined {
  const plan = /^application\/vnd[.]pgrst[.]plan(?:\+(json|text))? *(?:;|$)/.exec(mediaType);
  if (plan) return explainAs(mediaType, plan[1] === "json" ? "json" : "text");
  const [type = "", ...parameters] = mediaType.split(";").map((part) => part.trim());
  const format = findFormat(type, parameters.includes("nulls=stripped"));
  return format && { format };
}

const OPTIONS: ReadonlySet<string> = new Set<ExplainOption>(["analyze", "verbose", "settings", "buffers", "wal"]);

/** `application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose`. */
function explainAs(mediaType: string, format: Explain["format"]): Accepted | undefined {
  const [, of = "application/json"] = /; *for="([^"]*)"/.exec(mediaType) ?? [];
  const [, list = ""] = /; *options=([^;]*)/.exec(mediaType) ?? [];
  const options = list.split("|").filter((name) => name !== "");
  const explained = acceptedAs(of);
  if (!explained || explained.explain || !options.every(isOption)) return undefined;
  const shown = [`application/vnd.pgrst.plan+${format}`, `for="${of}"`, ...(options.length > 0 ? [`options=${options.join("|")}`] : [])];
  return { format: explained.format, explain: { format, options, mediaType: shown.join("; ") } };
}

const isOption = (name: string): name is ExplainOption => OPTIONS.has(name);

function findFormat(type: string, stripNulls: boolean): Format | undefined {
  switch (type) {
    case "*/*":
    case "application/*":
    case "application/json":
      return ARRAY;
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json":
      return { kind: "array", stripNulls };
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json":
      return { kind: "object", stripNulls };
    case "text/csv":
      return { kind: "csv" };
    default:
      return undefined;
  }
}

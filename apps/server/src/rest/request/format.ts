import { notAcceptable } from "../errors.ts";
import type { Format } from "./rest-request.ts";

const ARRAY: Format = { kind: "array", stripNulls: false };

/** The first media type of the Accept header that can be produced; PGRST107 when there is none. */
export function parseFormat(accept: string | undefined): Format {
  if (accept === undefined || accept.trim() === "") return ARRAY;
  for (const item of accept.split(",")) {
    const [type = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const format = formatOf(type, parameters.includes("nulls=stripped"));
    if (format) return format;
  }
  throw notAcceptable(accept);
}

function formatOf(type: string, stripNulls: boolean): Format | undefined {
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

import type { Context } from "hono";
import type { z } from "zod";
import { authErrors } from "../errors.ts";

const deepestNesting = 32;

/**
 * The request's JSON object, checked by `schema`. No body, or `null`, reads as `{}`: the client announces JSON on every call, also without a body.
 * Throws `bad_json` for text that is not JSON and `validation_failed`, naming the field, for the rest.
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const value = parseJson(await context.req.text());
  if (typeof value !== "object" || Array.isArray(value)) throw authErrors.validation("The request body must be a JSON object");
  refuseUnstorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".") ?? "";
  throw authErrors.validation(field === "" ? (issue?.message ?? "Invalid input") : `${field}: ${issue?.message ?? "Invalid input"}`);
}

function parseJson(text: string): object {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw authErrors.badJson(error instanceof Error ? error.message : "invalid JSON");
  }
}

/** PostgreSQL stores neither the NUL character nor half a surrogate pair, and a JSON value can be nested too deeply for anyone to walk. */
function refuseUnstorable(body: object): void {
  const pending: { value: unknown; field: string; depth: number }[] = [{ value: body, field: "", depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, field, depth } = next;
    if (typeof value === "string" && !isStorable(value)) throw authErrors.validation(`${field}: contains characters that cannot be stored`);
    if (typeof value !== "object" || value === null) continue;
    if (depth >= deepestNesting) throw authErrors.validation(`${field}: nested more than ${deepestNesting} levels deep`);
    for (const [key, inner] of Object.entries(value)) {
      const name = field === "" ? key : field;
      if (!isStorable(key)) throw authErrors.validation(`${name}: contains a name that cannot be stored`);
      pending.push({ value: inner, field: name, depth: depth + 1 });
    }
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

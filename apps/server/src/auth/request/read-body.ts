import type { Context } from "hono";
import type { z } from "zod";
import { findUnstorable } from "#http/storable.ts";
import { authErrors } from "../errors.ts";

/**
 * The request's JSON object, checked by `schema`. No body, or `null`, reads as `{}`: the client announces JSON on every call, also without a body.
 * Throws `bad_json` for text that is not JSON and `validation_failed`, naming the field, for the rest.
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const value = parseJson(await context.req.text());
  if (typeof value !== "object" || Array.isArray(value)) throw authErrors.validation("The request body must be a JSON object");
  const unstorable = findUnstorable(value);
  if (unstorable) throw authErrors.validation(`${unstorable.field}: ${unstorable.reason}`);
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

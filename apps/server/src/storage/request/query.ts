import { createMiddleware } from "hono/factory";
import { isStorable } from "#http/storable.ts";
import type { StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";

/** Refuses, of every route, a query with what the database cannot read. */
export const refuseUnstorableQuery = createMiddleware<StorageEnv>(async (context, next) => {
  const given = Object.entries(context.req.queries());
  const unstorable = given.find(([name, values]) => !isStorable(name) || !values.every(isStorable));
  if (unstorable) throw storageErrors.invalidRequest("querystring contains characters that cannot be stored");
  await next();
});

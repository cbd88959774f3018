import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { readJson } from "../../request/read-json.ts";
import { bucketRules } from "../../store/buckets.ts";
import { findObject, renameObject } from "../../store/objects.ts";
import { refuseByRules } from "../../upload/authorise.ts";
import { getAddresses, fromToSchema } from "./from-to.ts";

/** POST /object/move. Bytes are kept under their version, so only the row has a new name. */
export function move({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { from, to } = getAddresses(await readJson(context, fromToSchema));
    const rules = await bucketRules(database, to.bucketId);
    if (!rules) throw storageErrors.noSuchBucket();
    const found = await asCaller(database, context.get("caller"), async (transaction) => {
      const object = await findObject(transaction, from);
      if (!object) return false;
      refuseByRules(object.metadata, rules);
      // Seen but not changed: a policy lets this caller read it, and no more.
      if (!(await renameObject(transaction, from, to))) throw storageErrors.accessDenied();
      return true;
    });
    if (!found) throw storageErrors.noSuchKey();
    return context.json({ message: "Successfully moved" });
  };
}

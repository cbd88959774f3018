import { createMiddleware } from "hono/factory";
import { type ResolvedCaller, resolveCaller } from "#http/caller/resolve-caller.ts";
import type { Caller } from "#identity/caller.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { StorageError, storageErrors } from "../errors.ts";

type CallerDependencies = Pick<StorageDependencies, "identity" | "attribute">;

/** Refuses whoever sends no `Authorization`, or a token that is not ours. An API key as bearer is the visitor, or the service. */
export function requireCaller(dependencies: CallerDependencies) {
  return createMiddleware<StorageEnv>(async (context, next) => {
    const caller = await getCaller(context.req.raw, dependencies);
    context.set("caller", { ...caller, network: context.get("clientNetwork") });
    await next();
  });
}

/** The caller of a request that needs none: undefined without `Authorization`, and with one that is worth nothing. */
export async function optionalCaller(request: Request, dependencies: CallerDependencies): Promise<Caller | undefined> {
  return getCaller(request, dependencies).catch((error: unknown) => {
    if (error instanceof StorageError) return undefined;
    throw error;
  });
}

async function getCaller(request: Request, { identity, attribute }: CallerDependencies): Promise<Caller> {
  if (!request.headers.has("authorization"))
    throw identity.keyOptional ? storageErrors.badToken("Invalid Compact JWS") : storageErrors.noAuthorization();
  const resolved = await resolveCaller(withApiKey(request, identity.publishableKey), identity);
  if (resolved.ok) return attribute(resolved.caller);
  throw refusal(resolved);
}

/** The token alone is enough, as for the clients of resumable uploads; a key that is sent must be one of ours. */
function withApiKey({ url, headers }: Request, publishableKey: string): Request {
  const known = new Headers({ apikey: headers.get("apikey") ?? publishableKey, authorization: headers.get("authorization") ?? "" });
  return new Request(url, { headers: known });
}

function refusal({ reason, message }: Extract<ResolvedCaller, { ok: false }>): StorageError {
  if (reason === "jwt-expired") return storageErrors.badToken('"exp" claim timestamp check failed');
  return storageErrors.badToken(message);
}

import type { Handler } from "hono";
import type { AuthDependencies } from "./dependencies.ts";
import { requireAccessToken } from "./request/require-caller.ts";

/**
 * Returns a wrapper that lets an account reach a handler only so often, from wherever it comes: what it changes of itself takes rows that no quota
 * counts, such as those of the audit log. Signing out is never limited.
 */
export function limitAccountChanges({ identity, limits }: AuthDependencies): (handler: Handler) => Handler {
  return (handler) => async (context, next) => {
    const { sub } = await requireAccessToken(context, identity);
    await limits.spend("attempts", `account/${sub}`);
    return handler(context, next);
  };
}

import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { hasSecondFactor } from "./session-strength.ts";

/**
 * Returns a wrapper that lets an account reach a handler only so often, from wherever it comes: what it changes of itself takes rows that no quota
 * counts, such as those of the audit log. One change after the other: each locks the row of its account, and those that wait for it would hold
 * connections to the database that the sign-ins of others need. Signing out is never limited.
 * An ended session spends nothing of the account, and one that lacks the second factor has a limit of its own: neither may keep the owner out.
 */
export function limitAccountChanges({ clock, database, identity, limits }: AuthDependencies): (handler: Handler) => Handler {
  const last = new Map<string, Promise<unknown>>();
  const afterOthers = async <T>(account: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(account) ?? Promise.resolve()).then(work, work);
    last.set(account, turn);
    try {
      return await turn;
    } finally {
      if (last.get(account) === turn) last.delete(account);
    }
  };
  return (handler) => async (context, next) => {
    const claims = await requireAccessToken(context, identity);
    const { sub } = claims;
    // Kept for the handler: a body that does not come must not hold up the changes behind it.
    await context.req.text();
    return afterOthers(sub, async () => {
      const { user, session } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
      const isWeak = hasSecondFactor(user) && session.aal !== "aal2";
      await limits.spend("attempts", isWeak ? `account/${sub}/first-factor` : `account/${sub}`);
      return handler(context, next);
    });
  };
}

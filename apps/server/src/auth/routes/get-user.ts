import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { userBody } from "../model/user.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";

export function getUser({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { user } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
    return context.json(userBody(user));
  };
}

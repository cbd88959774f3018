import type { Context } from "hono";
import type { AppEnv } from "../http/context.ts";
import { AuthError } from "./errors.ts";
import type { RateLimits } from "./rate-limits.ts";

/** For addresses that are read without a session: 429 in the words of the functions once a network address has read too often. */
export function refuseVisitor({ spendByNetwork }: Pick<RateLimits, "spendByNetwork">) {
  return async (context: Context<AppEnv>): Promise<Response | undefined> => {
    try {
      await spendByNetwork("feeds", context);
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof AuthError)) throw thrown;
      const body = { error: "Too many requests. Try again later.", errorType: "RATE_LIMITED", status: thrown.status };
      return Response.json(body, { status: thrown.status, headers: { "Retry-After": String(thrown.retryAfter ?? 300) } });
    }
  };
}

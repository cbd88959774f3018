import type { Context } from "hono";
import type { AttributeCaller } from "#http/caller/attribute-caller.ts";
import type { AppEnv } from "#http/context.ts";
import type { Caller } from "#identity/caller.ts";
import { AuthError } from "../errors.ts";
import type { RateLimits } from "../rate-limits.ts";

/** Counts calls of functions; the refusal, in the words of the functions, once there were too many. */
export interface RefuseCalls {
  /** Limits addresses that are read without a session, by the address of the visitor. */
  ofVisitor(context: Context<AppEnv>): Promise<Response | undefined>;
  /** Limits signed-in users, by account, or apart from it where the session does not count. Undefined for everybody else. */
  ofUser(caller: Caller): Promise<Response | undefined>;
}

export function refuseCalls(
  { spend, spendByNetwork }: Pick<RateLimits, "spend" | "spendByNetwork">,
  attribute: AttributeCaller,
): RefuseCalls {
  return {
    ofVisitor: (context) => findRefusal(() => spendByNetwork("feeds", context)),
    ofUser: async (caller) => {
      const counted = await attribute(caller);
      if (counted.role !== "authenticated") return undefined;
      return findRefusal(() => spend("calls", counted.usageKey ?? counted.userId));
    },
  };
}

async function findRefusal(count: () => Promise<unknown>): Promise<Response | undefined> {
  try {
    await count();
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof AuthError)) throw thrown;
    const seconds = thrown.retryAfter ?? 300;
    const error = `Too many requests. Try again in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`;
    const body = { error, errorType: "RATE_LIMITED", status: thrown.status };
    return Response.json(body, { status: thrown.status, headers: { "Retry-After": String(seconds) } });
  }
}

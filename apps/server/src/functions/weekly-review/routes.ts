import { Hono } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { Identity } from "#identity/identity.ts";
import type { FunctionDeps } from "../index.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

export interface WeeklyReviewRoutesDeps {
  readonly identity: Pick<Identity, "keyedHash">;
  /** Whether this server sends mail at all. */
  readonly isMailed: boolean;
  /** The page on which the reader of a mail ends them. */
  readonly unsubscribePage: (token: string) => string;
  readonly unsubscribe: (userId: string) => Promise<void>;
  readonly refuse: Pick<FunctionDeps["refuse"], "ofVisitor">;
}

/**
 * `/functions/v1/weekly-review-mail`, for anybody: GET answers whether the review can be mailed here, and POST with the token of a mail ends these
 * mails, without a session, as mail programs do it (RFC 8058). GET with a token leads to the page: programs that look through mails open its links.
 */
export function weeklyReviewRoutes({ identity, isMailed, unsubscribePage, unsubscribe, refuse }: WeeklyReviewRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/", (c) => c.json({ available: isMailed }));
  routes.get("/:token", (c) => c.redirect(unsubscribePage(c.req.param("token")), 303));
  routes.post("/:token", async (c) => {
    const refusal = await refuse.ofVisitor(c);
    if (refusal !== undefined) return refusal;
    const userId = readUnsubscribeToken(c.req.param("token"), identity);
    if (userId === undefined)
      return c.json(
        { error: "This unsubscribe link does not work. Turn the weekly email off in your settings.", errorType: "NOT_FOUND", status: 404 },
        404,
      );
    await unsubscribe(userId);
    return c.json({ unsubscribed: true });
  });
  return routes;
}

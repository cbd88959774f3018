import type { IncomingMessage } from "node:http";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context.ts";

/**
 * Breaks the connection of a request whose body has not arrived after so many milliseconds: whoever sends a byte a minute must not hold
 * what others need. Uploads are slow by nature and have a limit of their own.
 */
export function limitPatience(milliseconds: number) {
  return createMiddleware<AppEnv>(async (context, next) => {
    // A function that calls the server it runs in has no connection.
    const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage };
    if (incoming === undefined || incoming.complete) return next();
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.destroy();
    }, milliseconds).unref();
    incoming.once("close", () => clearTimeout(timer));
    await next();
  });
}

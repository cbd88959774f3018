import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Handler } from "hono";
import type { AppEnv } from "./context.ts";
import type { Metrics } from "./metrics.ts";
import { renderNotFound } from "./failures.ts";

/**
 * The figures, for whoever has the token; without one, for programs on this machine that no proxy stands before. For everybody
 * else there is nothing here.
 */
export function metricsPage({ registry }: Metrics, token: string | undefined): Handler<AppEnv> {
  return async (context) => {
    const allowed = token === undefined ? isNeighbour(context) : hasToken(context, token);
    if (!allowed) return renderNotFound(context);
    return context.body(await registry.metrics(), 200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
  };
}

function hasToken(context: Context, token: string): boolean {
  const given = Buffer.from(context.req.header("Authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isNeighbour(context: Context): boolean {
  const { address = "" } = getConnInfo(context).remote;
  const forwarded = context.req.header("X-Forwarded-For") ?? context.req.header("Forwarded");
  return forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

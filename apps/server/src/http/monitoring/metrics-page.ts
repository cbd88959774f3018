import { timingSafeEqual } from "node:crypto";
import type { Context, Handler } from "hono";
import type { AppEnv } from "../context.ts";
import type { Metrics } from "./metrics.ts";
import { renderNotFound } from "../failures.ts";

/**
 * The figures, for whoever has the token; for everybody else, and for everybody where none is set, there is nothing here. That a request comes from this
 * machine says nothing: whoever forwards connections (a proxy, ssh, a container's port) is on this machine as well.
 */
export function metricsPage({ registry }: Metrics, token: string | undefined): Handler<AppEnv> {
  return async (context) => {
    if (token === undefined || !hasToken(context, token)) return renderNotFound(context);
    return context.body(await registry.metrics(), 200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
  };
}

function hasToken(context: Context, token: string): boolean {
  const given = Buffer.from(context.req.header("Authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

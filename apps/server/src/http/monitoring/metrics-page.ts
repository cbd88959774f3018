import { timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Handler } from "hono";
import type { AppEnv } from "../context.ts";
import type { Metrics } from "./metrics.ts";
import { renderNotFound } from "../failures.ts";
import { isLoopback } from "../caller/loopback.ts";

export interface MetricsAccess {
  readonly token: string | undefined;
  /** Requests come through a proxy, which may say nothing of whom they are for: all of them look as if they were of this machine. */
  readonly isBehindProxy: boolean;
}

/**
 * The figures, for whoever has the token; without one, for programs on this machine that ask it by a name of its own, where there is no proxy. For
 * everybody else there is nothing here.
 */
export function metricsPage({ registry }: Metrics, { token, isBehindProxy }: MetricsAccess): Handler<AppEnv> {
  return async (context) => {
    const allowed = token === undefined ? !isBehindProxy && isNeighbour(context) : hasToken(context, token);
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
  const { httpVersion } = (context.env as HttpBindings).incoming;
  const forwarded = httpVersion === "1.0" || Object.keys(context.req.header()).some((name) => OF_PROXIES.test(name));
  return !forwarded && isLoopback(new URL(context.req.url)) && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/** What proxies and their providers add. One that adds nothing asks in HTTP/1.0 (nginx) or by the public name (HAProxy). */
const OF_PROXIES = /forwarded|^via$|ip$|^cf-|^x-(?:original|envoy|arr|amz)-/;

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { getNetwork } from "./caller/network-address.ts";
import type { AppEnv } from "./context.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import { decodeAscii } from "./decode-ascii.ts";
import { getSurface } from "./surface.ts";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";

interface RequestRecords {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
}

/** Notes who asks and under which id, and writes one line and one measurement for every answered request. */
export function recordRequests({ log, metrics, trustedProxies }: RequestRecords) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const startedAt = performance.now();
    const requestId = getId(context.req.header("X-Request-Id"));
    context.set("requestId", requestId);
    context.set("log", log);
    const address = clientAddress(context, trustedProxies);
    context.set("clientAddress", address);
    context.set("clientNetwork", address === null ? null : getNetwork(address));
    await next();
    if (!context.get("isComplete")) context.res.headers.set("X-Request-Id", requestId);
    const { method, path } = context.req;
    const { status } = context.res;
    const surface = getSurface(path);
    const milliseconds = performance.now() - startedAt;
    metrics.answered({ surface, method, status }, milliseconds);
    const code = context.get("refusal");
    const said = { requestId, method, path: loggable(path), status, ...(code && { code }), milliseconds: Math.round(milliseconds) };
    // Files of the browser app and health checks are no news.
    log[surface === undefined ? "debug" : "info"](said, "request");
  });
}

/** A log whose every line carries the id of the request. */
export function getLog(context: Pick<Context<AppEnv>, "get">): Logger {
  return context.get("log").child({ requestId: context.get("requestId") });
}

/** The caller's own, where it can stand in a header and in a log, or a new one. */
function getId(sent: string | undefined): string {
  return sent !== undefined && /^[\w=-]{1,64}$/.test(sent) ? sent : crypto.randomUUID();
}

/**
 * Only the path is logged: the query of a link in a mail is a credential, and so is what follows the name of a function, however the slashes are
 * written. Keys and tokens that somebody put into a path are cut off.
 */
function loggable(path: string): string {
  return decodeAscii(path)
    .replace(/^(\/+functions\/+v1\/+[^/]+)\/.*$/i, "$1/…")
    .replace(/(sb_secret_|sb_publishable_|eyJ|e[wy](?=[\w-]{8,}\.[\w-]+\.))[\w.-]+/g, "$1…");
}

/**
 * IP address a request comes from; null for one of this process. `trustedProxies` is how many proxies of our own stand in front: each adds whom
 * it saw to `X-Forwarded-For`, so that many entries from the end are true, and what is before them anybody may have written. With 0 the header
 * is not read.
 */
function clientAddress(context: Context, trustedProxies: number): string | null {
  const calledInProcess = context.env?.incoming === undefined;
  const peer = calledInProcess ? "" : (getConnInfo(context).remote.address ?? "");
  if (trustedProxies === 0 || peer === "") return normalized(peer);
  const forwarded = (context.req.header("X-Forwarded-For") ?? "").split(",").map(withoutPort).filter(Boolean);
  const seen = [...forwarded, peer];
  return normalized(seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? peer);
}

/** Without zone index (`fe80::1%eth0`), which PostgreSQL's `inet` has not, and IPv4 as itself where it came through an IPv6 socket. */
function normalized(address: string): string | null {
  const plain = (address.split("%")[0] ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) === 0 ? null : plain;
}

function withoutPort(entry: string): string {
  const [, bracketed, ipv4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry.trim()) ?? [];
  return bracketed ?? ipv4 ?? entry.trim();
}

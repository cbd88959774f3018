import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * IP address a request comes from; null for one of this process. `trustedProxies` is how many proxies of our own stand in front: each adds whom
 * it saw to `X-Forwarded-For`, so that many entries from the end are true, and what is before them anybody may have written. With 0 the header
 * is not read.
 */
export function clientAddress(context: Context, trustedProxies: number): string | null {
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

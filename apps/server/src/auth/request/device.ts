import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** What a session row and the audit log remember of the device. */
export interface Device {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const longestUserAgent = 512;

/** The peer of the connection. A zone index (`fe80::1%eth0`) is dropped, because PostgreSQL's `inet` has none. */
export function deviceOf(context: Context): Device {
  const calledInProcess = context.env?.incoming === undefined;
  const address = calledInProcess ? "" : (getConnInfo(context).remote.address?.split("%")[0] ?? "");
  return {
    ip: isIP(address) === 0 ? null : address,
    userAgent: context.req.header("User-Agent")?.slice(0, longestUserAgent) ?? null,
  };
}

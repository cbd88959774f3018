import type { Context } from "hono";
import type { AppEnv } from "#http/context.ts";

/** What a session row and the audit log remember of the device. */
export interface Device {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const longestUserAgent = 512;

export function getDevice(context: Context<AppEnv>): Device {
  return { ip: context.get("clientAddress"), userAgent: context.req.header("User-Agent")?.slice(0, longestUserAgent) ?? null };
}
